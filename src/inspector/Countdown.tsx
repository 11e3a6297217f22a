import { useEffect, useState } from 'react';
import { browser } from '../adapters/browser/browser.ts';

/** How often it counts, in ms. */
const TICK = 100;

interface CountdownProps {
  /** When it is over, epoch ms; null where it does not run. */
  due: number | null;
  /** The whole delay. */
  ms: number;
}

/** What is left of a delay that runs, in seconds; of another one, how long it is. */
export function Countdown({ due, ms }: CountdownProps) {
  const [now, setNow] = useState(browser.now);
  useEffect(() => {
    if (due === null) return;
    setNow(browser.now());
    const timer = setInterval(() => setNow(browser.now()), TICK);
    return () => clearInterval(timer);
  }, [due]);
  if (Number.isNaN(ms)) return null;
  if (due === null) return <small> {ms / 1_000} s</small>;
  return <small> {(Math.max(0, due - now) / 1_000).toFixed(1)} s left</small>;
}
