import { useEffect, useState } from 'react';
import { world } from '../adapters/browser/world.ts';

/** How often it counts, in ms. */
const TICK = 100;

interface CountdownProps {
  /** Epoch ms; null where it is not known. */
  since: number | null;
  /** The whole delay. */
  ms: number;
}

/** What is left of a delay, in seconds. */
export function Countdown({ since, ms }: CountdownProps) {
  const [now, setNow] = useState(world.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(world.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  if (since === null) return <small> {(ms / 1_000).toFixed(1)} s in all</small>;
  return <small> {(Math.max(0, since + ms - now) / 1_000).toFixed(1)} s left</small>;
}
