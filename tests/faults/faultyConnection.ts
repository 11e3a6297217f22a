import type { Fault } from './faults.ts';

/** A connection that has a fault for one operation, until `endFault()`. */
interface FaultyConnection {
  around: (name: string, send: () => Promise<Response>) => Promise<Response>;
  /** How often the operation was sent. */
  sends: number;
  /** How often a response, or its loss, was received. */
  answered: number;
  isOnline: boolean;
  endFault(): void;
}

interface Target {
  operation: string;
  kind: 'query' | 'mutation';
  isReported?: unknown;
}

export const DELAY = 10_000;

/** The table's name of an operation: ids of carts are left out. */
const rowNameOf = (name: string): string =>
  name.startsWith('/') ? name.replace(/\/guest-carts\/[^/]+/, '/guest-carts/:cartId') : name;

/** Creates a connection with one fault for one operation; a query's request is lost only once. */
export function faultyConnection(
  { operation, kind, isReported }: Target,
  fault: Fault,
): FaultyConnection {
  let isFaultOver = false;
  const connection: FaultyConnection = {
    sends: 0,
    answered: 0,
    isOnline: true,
    endFault: () => {
      isFaultOver = true;
      connection.isOnline = true;
    },
    around: async (name, send) => {
      if (rowNameOf(name) !== operation) {
        if (!connection.isOnline) throw networkError();
        return send();
      }
      connection.sends += 1;
      if (fault === 'lost request' && kind === 'query' && connection.sends > 1)
        connection.endFault();
      // The shopper repeats a query only after a failure that the shop does not retry by itself.
      const isFirstTry = fault === 'double submit' && kind === 'query' && connection.sends === 1;
      try {
        if (isFirstTry && isReported) return graphqlError();
        return await (isFaultOver ? send() : sendWithFault(fault, send, connection));
      } finally {
        connection.answered += 1;
      }
    },
  };
  return connection;
}

const graphqlError = () => Response.json({ errors: [{ message: 'Internal server error' }] });
const networkError = () => new TypeError('Failed to fetch');

async function sendWithFault(
  fault: Fault,
  send: () => Promise<Response>,
  connection: FaultyConnection,
): Promise<Response> {
  switch (fault) {
    case 'lost request':
      throw networkError();
    case 'lost response':
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
      const response = await send();
      await new Promise((resolve) => setTimeout(resolve, DELAY));
      return response;
    }
    case 'offline in the middle':
      if (!connection.isOnline) throw networkError();
      await send();
      connection.isOnline = false;
      throw networkError();
    case 'reload in the middle':
      await send();
      return new Promise(() => {});
    case 'double submit': {
      // A second leaves time to press twice.
      const response = await send();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return response;
    }
  }
}
