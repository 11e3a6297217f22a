/** Why the shop says no: what becomes a category in GraphQL and a status in REST. */
export type RefusalKind = 'input' | 'noSuchEntity' | 'authorization' | 'authentication';

/** Positional (%1, %2) as a list, or named (%fieldName) as an object. */
export type Parameters = (string | number)[] | Record<string, string | number | null>;

/** A business refusal. The phrase is English with placeholders; who answers translates and fills it. */
export class Refusal extends Error {
  override name = 'Refusal';
  kind: RefusalKind;
  phrase: string;
  parameters: Parameters;

  constructor(kind: RefusalKind, phrase: string, parameters: Parameters = []) {
    super(filled(phrase, parameters));
    this.kind = kind;
    this.phrase = phrase;
    this.parameters = parameters;
  }
}

/** Ends the call with a refusal. */
export function refuse(kind: RefusalKind, phrase: string, parameters?: Parameters): never {
  throw new Refusal(kind, phrase, parameters);
}

/** The phrase with its placeholders replaced. */
export function filled(phrase: string, parameters: Parameters): string {
  const entries = Array.isArray(parameters)
    ? parameters.map((value, index) => [String(index + 1), value] as const)
    : Object.entries(parameters);
  return entries.reduce(
    (text, [key, value]) => text.replace(`%${key}`, String(value ?? '')),
    phrase,
  );
}
