/** The faults that the next call to the platform can meet. */
export const FAULTS = ['lost request', 'lost answer', '500', 'rubbish', 'delay'] as const;
type Fault = (typeof FAULTS)[number];

const networkError = () => new TypeError('Failed to fetch');

/** A connection between browser and platform with faults on demand. */
export function frailWire() {
  const waiting: { fault: Fault; matches: (name: string) => boolean }[] = [];
  const wire = {
    isOnline: true,
    /** Puts a fault on the next matching call. */
    injectFault: (fault: Fault, matches: (name: string) => boolean = () => true) => {
      waiting.push({ fault, matches });
    },
    mend: () => {
      waiting.length = 0;
      wire.isOnline = true;
    },
    around: async (name: string, send: () => Promise<Response>): Promise<Response> => {
      if (!wire.isOnline) throw networkError();
      const at = waiting.findIndex(({ matches }) => matches(name));
      const fault = at < 0 ? undefined : waiting.splice(at, 1)[0]?.fault;
      if (fault === 'lost request') throw networkError();
      if (fault === '500') {
        return Response.json({ message: 'Internal server error' }, { status: 500 });
      }
      const answer = await send();
      if (fault === 'delay') await new Promise((resolve) => setTimeout(resolve, 7_000));
      // A browser that went offline meanwhile receives no response.
      if (fault === 'lost answer' || !wire.isOnline) throw networkError();
      return fault === 'rubbish' ? new Response('<html>', { status: 200 }) : answer;
    },
  };
  return wire;
}
