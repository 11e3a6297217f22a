import { useEffect, useEffectEvent } from 'react';

/** What was typed gives way to what was saved. */
export function useResetWhenDone(done: object | null, reset: () => void): void {
  const onDone = useEffectEvent(reset);
  useEffect(() => {
    if (done) onDone();
  }, [done]);
}
