import type { Fault } from './faults.ts';

/** The connection, with a fault on it for one operation until it is mended. */
export interface Meddling {
  around: (name: string, send: () => Promise<Response>) => Promise<Response>;
  /** How often the operation was sent. */
  sends: number;
  /** How often a response, or its loss, was received. */
  answered: number;
  isOnline: boolean;
  mend(): void;
}

interface Target {
  operation: string;
  kind: 'query' | 'mutation';
  isReported?: unknown;
}

export const DELAY = 10_000;

/** The table's name of an operation: ids of carts are left out. */
export const rowNameOf = (name: string): string =>
  name.startsWith('/') ? name.replace(/\/guest-carts\/[^/]+/, '/guest-carts/:cartId') : name;

/** Puts one fault on one operation; the request of a query is lost once. */
export function meddle({ operation, kind, isReported }: Target, fault: Fault): Meddling {
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
        if (!meddling.isOnline) throw networkError();
        return send();
      }
      meddling.sends += 1;
      if (fault === 'lost request' && kind === 'query' && meddling.sends > 1) meddling.mend();
      // A repeated query is the second attempt after one that failed.
      const isFirstTry = fault === 'double submit' && kind === 'query' && meddling.sends === 1;
      const harm = isFirstTry && isReported ? '500' : fault;
      try {
        return await (isMended ? send() : harmed(harm, send, meddling));
      } finally {
        meddling.answered += 1;
      }
    },
  };
  return meddling;
}

const networkError = () => new TypeError('Failed to fetch');

async function harmed(
  fault: Fault,
  send: () => Promise<Response>,
  meddling: Meddling,
): Promise<Response> {
  switch (fault) {
    case 'lost request':
      throw networkError();
    case 'lost answer':
      await send();
      throw networkError();
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
      if (!meddling.isOnline) throw networkError();
      await send();
      meddling.isOnline = false;
      throw networkError();
    case 'reload in the middle':
      await send();
      return new Promise(() => {});
    case 'double submit': {
      // A second leaves time to press twice.
      const answer = await send();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return answer;
    }
  }
}
