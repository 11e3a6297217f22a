/** The faults that the next call to the platform can meet. */
export const FAULTS = ['lost request', 'lost response', '500', 'malformed body', 'delay'] as const;
type Fault = (typeof FAULTS)[number];

const networkError = () => new TypeError('Failed to fetch');

/** A connection between browser and platform with faults on demand. */
export function faultyConnection() {
  const waiting: { fault: Fault; matches: (name: string) => boolean }[] = [];
  const connection = {
    isOnline: true,
    /** Puts a fault on the next matching call. */
    injectFault: (fault: Fault, matches: (name: string) => boolean = () => true) => {
      waiting.push({ fault, matches });
    },
    repair: () => {
      waiting.length = 0;
      connection.isOnline = true;
    },
    around: async (name: string, send: () => Promise<Response>): Promise<Response> => {
      if (!connection.isOnline) throw networkError();
      const at = waiting.findIndex(({ matches }) => matches(name));
      const fault = at < 0 ? undefined : waiting.splice(at, 1)[0]?.fault;
      if (fault === 'lost request') throw networkError();
      if (fault === '500') {
        return Response.json({ message: 'Internal server error' }, { status: 500 });
      }
      const response = await send();
      if (fault === 'delay') await new Promise((resolve) => setTimeout(resolve, 7_000));
      // A browser that went offline meanwhile receives no response.
      if (fault === 'lost response' || !connection.isOnline) throw networkError();
      return fault === 'malformed body' ? new Response('<html>', { status: 200 }) : response;
    },
  };
  return connection;
}
