import { useEffect, useEffectEvent } from 'react';

/** Clears the typed values once they are saved, so that the saved ones show. */
export function useResetWhenDone(done: object | null, reset: () => void): void {
  const onDone = useEffectEvent(reset);
  useEffect(() => {
    if (done) onDone();
  }, [done]);
}
