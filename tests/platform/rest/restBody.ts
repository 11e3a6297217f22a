import { RestError } from './RestError.ts';

export type Body = Record<string, unknown>;

const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const upperCamel = (name: string): string =>
  name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A top-level parameter in camel case or snake case. */
export const parameter = (body: Body, name: string): unknown => body[name] ?? body[snake(name)];

/**
 * Refuses a body that lacks one of these parameters; several missing ones are reported together.
 */
export function requireParameters(body: Body, ...names: string[]): void {
  const missing = names.filter((name) => parameter(body, name) == null);
  const errors = missing.map((fieldName) => ({
    message: '"%fieldName" is required. Enter and try again.',
    parameters: { fieldName },
  }));
  const [first, second] = errors;
  if (first && second) {
    throw new RestError({
      status: 400,
      message: 'One or more input exceptions have occurred.',
      errors,
    });
  }
  if (first) throw new RestError({ status: 400, ...first });
}

/** An object in the body. Refuses keys that the platform's type does not have. */
export function dataObject(value: unknown, keys: readonly string[]): Body {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message =
      'The "%value" value\'s type is invalid. The "%type" type was expected. Verify and try again.';
    throw new RestError({
      status: 400,
      message,
      parameters: { value: String(value), type: 'array' },
    });
  }
  for (const key of Object.keys(value)) {
    if (!keys.includes(key)) {
      const message = `"${upperCamel(key)}" is not supported. Correct the field name and try again.`;
      throw new RestError({ status: 400, message });
    }
  }
  return { ...value };
}

/** The value if it is a non-empty string, or null. */
export const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;
