import { type GenericSchema, type InferOutput, is } from 'valibot';

/** Parses a stored text. @returns null for a text that is no JSON or does not match the schema */
export function parseJson<Schema extends GenericSchema>(
  schema: Schema,
  text: string | null,
): InferOutput<Schema> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return is(schema, value) ? value : null;
  } catch {
    return null;
  }
}
