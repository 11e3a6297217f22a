import type { HostedFields } from 'braintree-web/hosted-fields';

/** The fields in the order in which they are filled in, by Braintree's names. */
export const CARD_FIELDS = ['number', 'expirationDate', 'cvv'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

export type CardProblem = 'required' | 'malformed';
export type CardProblems = Partial<Record<CardField, CardProblem>>;

export interface Card {
  nonce: string;
  /** As a shopper knows it: Visa. */
  brand: string;
  last4: string;
}

/** Braintree's frames within a form; what is typed there is never seen by the shop. */
export interface CardFrames {
  /** @throws CardRefused where fields are wrong; anything else where Braintree is out of reach. */
  tokenise(): Promise<Card>;
  /** Tells the frames what is wrong, for whoever hears the page, and goes to the first of them. */
  show(problems: CardProblems, wordsOf: (problem: CardProblem, field: CardField) => string): void;
  close(): void;
}

/** Braintree does not take what was typed. */
export class CardRefused extends Error {
  override name = 'CardRefused';
  readonly problems: CardProblems;

  constructor(problems: CardProblems) {
    super('Braintree refuses the card.');
    this.problems = problems;
  }
}

interface Place {
  /** Elements of the form, in which the frames are put. */
  containers: Record<CardField, HTMLElement>;
  /** What each frame is called for whoever hears the page. */
  titles: Record<CardField, string>;
}

/** Fetches Braintree's code and opens its frames. */
export async function openHostedFields(
  authorization: string,
  { containers, titles }: Place,
): Promise<CardFrames> {
  const [{ create: createClient }, { create }] = await Promise.all([
    import('braintree-web/client'),
    import('braintree-web/hosted-fields'),
  ]);
  const client = await createClient({ authorization });
  const field = (name: CardField) => ({ container: containers[name], iframeTitle: titles[name] });
  const fields = await create({
    client,
    // Frames of another origin see none of the shop's custom properties.
    styles: { input: { 'font-size': '16px', color: '#16201b' } },
    fields: {
      number: field('number'),
      expirationDate: { ...field('expirationDate'), placeholder: 'MM/YY' },
      cvv: field('cvv'),
    },
  });
  return {
    tokenise: () => tokenise(fields),
    show(problems, wordsOf) {
      for (const name of CARD_FIELDS) {
        const problem = problems[name];
        fields.setMessage({ field: name, message: problem ? wordsOf(problem, name) : '' });
      }
      const first = CARD_FIELDS.find((name) => problems[name]);
      if (first) fields.focus(first);
    },
    // A frame that is gone already is no failure.
    close: () => void fields.teardown().catch(() => {}),
  };
}

async function tokenise(fields: HostedFields): Promise<Card> {
  const seen = problemsOf(fields);
  if (Object.keys(seen).length > 0) throw new CardRefused(seen);
  try {
    const { nonce, details } = await fields.tokenize();
    return { nonce, brand: details.cardType, last4: details.lastFour };
  } catch (error) {
    const refused = refusedFields(error);
    throw refused.length > 0
      ? new CardRefused(Object.fromEntries(refused.map((name) => [name, 'malformed'])))
      : error;
  }
}

/** What the frames say of themselves. */
function problemsOf(fields: HostedFields): CardProblems {
  const state = fields.getState().fields;
  const problems: CardProblems = {};
  for (const name of CARD_FIELDS) {
    if (state[name].isEmpty) problems[name] = 'required';
    else if (!state[name].isValid) problems[name] = 'malformed';
  }
  return problems;
}

/** Braintree names the fields, or says in its code that the security code or the card is wrong. */
function refusedFields(error: unknown): CardField[] {
  if (typeof error !== 'object' || error === null || !('code' in error)) return [];
  if (error.code === 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED') return ['cvv'];
  if (error.code === 'HOSTED_FIELDS_FAILED_TOKENIZATION') return ['number'];
  const details: unknown = 'details' in error ? error.details : null;
  const keys =
    typeof details === 'object' && details !== null && 'invalidFieldKeys' in details
      ? details.invalidFieldKeys
      : [];
  return CARD_FIELDS.filter((name) => Array.isArray(keys) && keys.includes(name));
}
