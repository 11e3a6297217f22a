import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onDone` once when a form's submission has succeeded.
 * @param done - the form's last successful submission, if any.
 */
export function useWhenDone(done: object | boolean | null | undefined, onDone: () => void): void {
  const handleDone = useEffectEvent(onDone);
  useEffect(() => {
    if (done) handleDone();
  }, [done]);
}
