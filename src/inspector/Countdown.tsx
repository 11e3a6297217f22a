import { useEffect, useState } from 'react';
import { browser } from '../adapters/browser/browser.ts';

/** Interval between updates, in ms. */
const TICK = 100;

interface CountdownProps {
  /** Due time in epoch ms; null if the delay is not pending. */
  due: number | null;
  /** The whole delay, in ms. */
  ms: number;
}

/** Shows the remaining time of a pending delay, or the length of another, in seconds. */
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
