import type { OperationContext } from '@urql/core';

/** The context with these headers; null means none, and those that it has already win. */
export function withHeaders(
  context: OperationContext,
  headers: Record<string, string | null>,
): OperationContext {
  const { fetchOptions } = context;
  const given = typeof fetchOptions === 'function' ? fetchOptions() : (fetchOptions ?? {});
  const known = Object.entries(headers).filter(([, value]) => value !== null);
  const all = { ...Object.fromEntries(known), ...given.headers } as Record<string, string>;
  return { ...context, fetchOptions: { ...given, headers: all } };
}

/** What an operation sends as this header, or undefined. */
export function headerOf({ fetchOptions }: OperationContext, name: string): string | undefined {
  const { headers = {} } =
    (typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions) ?? {};
  return (headers as Record<string, string>)[name];
}
