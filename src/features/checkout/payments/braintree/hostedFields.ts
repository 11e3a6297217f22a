import type { HostedFields } from 'braintree-web/hosted-fields';
import {
  type CardProblem,
  type CardProblems,
  CardRefused,
  malformedCard,
} from '../useCardExchange.ts';

/** The fields in their order on the form, by Braintree's names. */
export const CARD_FIELDS = ['number', 'expirationDate', 'cvv'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

type FieldProblems = CardProblems<CardField>;

/** Braintree's iframes within a form. The shop never sees what is typed in them. */
export interface CardFrames {
  /** @throws CardRefused if fields are invalid; any other error if Braintree is unreachable. */
  tokenise(): ReturnType<typeof tokenise>;
  /**
   * Sets the error messages in the iframes, for screen readers, and focuses the first invalid
   * field.
   */
  show(problems: FieldProblems, wordsOf: (problem: CardProblem, field: CardField) => string): void;
  close(): void;
}

interface FrameElements {
  /** The form's elements that will contain the iframes. */
  containers: Record<CardField, HTMLElement>;
  /** The accessible name of each iframe. */
  titles: Record<CardField, string>;
}

/** Loads Braintree's code and opens its iframes. */
export async function openHostedFields(
  authorization: string,
  { containers, titles }: FrameElements,
): Promise<CardFrames> {
  const [{ create: createClient }, { create }] = await Promise.all([
    import('braintree-web/client'),
    import('braintree-web/hosted-fields'),
  ]);
  const client = await createClient({ authorization });
  const field = (name: CardField) => ({ container: containers[name], iframeTitle: titles[name] });
  const fields = await create({
    client,
    // Iframes of another origin cannot read the shop's custom properties.
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
    // Ignore the error of an iframe that has already been removed.
    close: () => void fields.teardown().catch(() => {}),
  };
}

async function tokenise(fields: HostedFields) {
  const problems = problemsOf(fields);
  if (Object.keys(problems).length > 0) throw new CardRefused(problems);
  try {
    const { nonce, details } = await fields.tokenize();
    return { nonce, brand: details.cardType, last4: details.lastFour };
  } catch (error) {
    const refused = refusedFields(error);
    throw refused.length > 0 ? malformedCard(refused) : error;
  }
}

/** The problems that the iframes report. */
function problemsOf(fields: HostedFields): FieldProblems {
  const state = fields.getState().fields;
  const problems: FieldProblems = {};
  for (const name of CARD_FIELDS) {
    if (state[name].isEmpty) problems[name] = 'required';
    else if (!state[name].isValid) problems[name] = 'malformed';
  }
  return problems;
}

/** The fields of a Braintree error: named in it, or implied by its code. */
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
