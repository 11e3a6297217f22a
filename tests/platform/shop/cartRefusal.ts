/** The kind of a refusal, which becomes an error category in GraphQL and a status in REST. */
export type RefusalKind = 'input' | 'noSuchEntity' | 'authorization' | 'authentication';

/** Values of placeholders: a list for %1 and %2, an object for names such as %fieldName. */
export type Parameters = (string | number)[] | Record<string, string | number | null>;

/**
 * A refusal by a business rule. Its phrase is English with placeholders, which the API that answers
 * translates and fills in.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  kind: RefusalKind;
  phrase: string;
  parameters: Parameters;

  constructor(kind: RefusalKind, phrase: string, parameters: Parameters = []) {
    super(fillPhrase(phrase, parameters));
    this.kind = kind;
    this.phrase = phrase;
    this.parameters = parameters;
  }
}

/** Throws a refusal. */
export function refuse(kind: RefusalKind, phrase: string, parameters?: Parameters): never {
  throw new Refusal(kind, phrase, parameters);
}

/** The phrase with its placeholders filled in. */
export function fillPhrase(phrase: string, parameters: Parameters): string {
  const entries = Array.isArray(parameters)
    ? parameters.map((value, index) => [String(index + 1), value] as const)
    : Object.entries(parameters);
  return entries.reduce(
    (text, [key, value]) => text.replace(`%${key}`, String(value ?? '')),
    phrase,
  );
}
