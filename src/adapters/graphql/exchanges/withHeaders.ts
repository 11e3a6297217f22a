import type { OperationContext } from '@urql/core';

/** Adds headers to an operation's context. Null values add nothing; existing headers win. */
export function withHeaders(
  context: OperationContext,
  headers: Record<string, string | null>,
): OperationContext {
  const { fetchOptions } = context;
  const currentOptions = typeof fetchOptions === 'function' ? fetchOptions() : (fetchOptions ?? {});
  const present = Object.entries(headers).filter(([, value]) => value !== null);
  const mergedHeaders = { ...Object.fromEntries(present), ...currentOptions.headers } as Record<
    string,
    string
  >;
  return { ...context, fetchOptions: { ...currentOptions, headers: mergedHeaders } };
}

/** The value of a header that an operation sends; undefined without it. */
export function headerOf({ fetchOptions }: OperationContext, name: string): string | undefined {
  const { headers = {} } =
    (typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions) ?? {};
  return (headers as Record<string, string>)[name];
}
