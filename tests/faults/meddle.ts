import type { Fault } from './faults.ts';

/** The wire, with something wrong on it for one operation until it is mended. */
export interface Meddling {
  around: (name: string, send: () => Promise<Response>) => Promise<Response>;
  /** How often the operation was sent. */
  sends: number;
  /** How often an answer was heard, or that there would be none. */
  answered: number;
  isOnline: boolean;
  mend(): void;
}

interface Wanted {
  operation: string;
  kind: 'query' | 'mutation';
  isTold?: unknown;
}

export const DELAY = 10_000;

/** What a name on the wire is called in the table: ids of carts are all the same to it. */
export const rowNameOf = (name: string): string =>
  name.startsWith('/') ? name.replace(/\/guest-carts\/[^/]+/, '/guest-carts/:cartId') : name;

/** Stands on the wire and does one kind of harm to one operation; a query's request is lost once. */
export function meddle({ operation, kind, isTold }: Wanted, fault: Fault): Meddling {
  let isMended = false;
  const meddling: Meddling = {
    sends: 0,
    answered: 0,
    isOnline: true,
    mend: () => {
      isMended = true;
      meddling.isOnline = true;
    },
    around: async (name, send) => {
      if (rowNameOf(name) !== operation) {
        if (!meddling.isOnline) throw lost();
        return send();
      }
      meddling.sends += 1;
      if (fault === 'lost request' && kind === 'query' && meddling.sends > 1) meddling.mend();
      // What is asked for twice in a row is the second try, after one that failed.
      const isFirstTry = fault === 'double submit' && kind === 'query' && meddling.sends === 1;
      const harm = isFirstTry && isTold ? '500' : fault;
      try {
        return await (isMended ? send() : harmed(harm, send, meddling));
      } finally {
        meddling.answered += 1;
      }
    },
  };
  return meddling;
}

const lost = () => new TypeError('Failed to fetch');

async function harmed(
  fault: Fault,
  send: () => Promise<Response>,
  meddling: Meddling,
): Promise<Response> {
  switch (fault) {
    case 'lost request':
      throw lost();
    case 'lost answer':
      await send();
      throw lost();
    case '500':
      return Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 });
    case '401':
      return Response.json(
        { message: 'Unauthorized', errors: [{ message: 'Unauthorized' }] },
        { status: 401 },
      );
    case 'malformed JSON':
      await send();
      return new Response('<html><body>Fatal error', { headers: { 'content-type': 'text/html' } });
    case '10-second delay': {
      const answer = await send();
      await new Promise((resolve) => setTimeout(resolve, DELAY));
      return answer;
    }
    case 'offline in the middle':
      if (!meddling.isOnline) throw lost();
      await send();
      meddling.isOnline = false;
      throw lost();
    case 'reload in the middle':
      await send();
      return new Promise(() => {});
    case 'double submit': {
      // Time to press twice.
      const answer = await send();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return answer;
    }
  }
}
