/** Whether a value from storage is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value from storage is an object that has these fields as texts. */
export const hasTexts = (value: unknown, names: string[]): value is Record<string, unknown> =>
  isRecord(value) && names.every((name) => isText(value[name]));

export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText);
