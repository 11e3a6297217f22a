/** The faults that the next call to the platform can meet. */
export const MISHAPS = ['lost request', 'lost answer', '500', 'rubbish', 'delay'] as const;
type Mishap = (typeof MISHAPS)[number];

const lost = () => new TypeError('Failed to fetch');

/** A connection between browser and platform with faults on demand. */
export function frailWire() {
  const waiting: { mishap: Mishap; isMeant: (name: string) => boolean }[] = [];
  const wire = {
    isOnline: true,
    /** Puts a fault on the next matching call. */
    harm: (mishap: Mishap, isMeant: (name: string) => boolean = () => true) => {
      waiting.push({ mishap, isMeant });
    },
    mend: () => {
      waiting.length = 0;
      wire.isOnline = true;
    },
    around: async (name: string, send: () => Promise<Response>): Promise<Response> => {
      if (!wire.isOnline) throw lost();
      const at = waiting.findIndex(({ isMeant }) => isMeant(name));
      const mishap = at < 0 ? undefined : waiting.splice(at, 1)[0]?.mishap;
      if (mishap === 'lost request') throw lost();
      if (mishap === '500') {
        return Response.json({ message: 'Internal server error' }, { status: 500 });
      }
      const answer = await send();
      if (mishap === 'delay') await new Promise((later) => setTimeout(later, 7_000));
      // A browser that went offline meanwhile receives no response.
      if (mishap === 'lost answer' || !wire.isOnline) throw lost();
      return mishap === 'rubbish' ? new Response('<html>', { status: 200 }) : answer;
    },
  };
  return wire;
}
