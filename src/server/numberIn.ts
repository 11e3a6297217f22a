import { ConfigurationError } from './ConfigurationError.ts';

/**
 * Reads a number from an environment variable; an empty one counts as absent.
 *
 * @throws ConfigurationError if the value is not a number of at least 0
 */
export function numberIn(
  environment: Record<string, string | undefined>,
  name: string,
  fallback: number,
): number {
  const value = environment[name]?.trim();
  if (!value) return fallback;
  const number = Number(value);
  if (Number.isFinite(number) && number >= 0) return number;
  throw new ConfigurationError(`${name} is not a number of at least 0: ${value}`);
}
