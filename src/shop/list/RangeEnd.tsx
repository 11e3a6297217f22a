import { useLayoutEffect, useRef } from 'react';

interface RangeEndProps {
  label: string;
  value: number;
  min: number;
  max: number;
  format: (value: number) => string;
  onMove: (value: number) => void;
  /** Called when the handle is released, or a key has moved it. */
  onDone: () => void;
}

/**
 * One handle of a range. React's `onChange` fires on every movement, the native `change` event once
 * at the end.
 */
export function RangeEnd({ label, value, min, max, format, onMove, onDone }: RangeEndProps) {
  const handle = useRef<HTMLInputElement>(null);
  const done = useRef(onDone);
  // Layout effects: a hydrated handle listens at once to an event that is replayed.
  useLayoutEffect(() => {
    done.current = onDone;
  });
  useLayoutEffect(() => {
    const input = handle.current;
    // Run after React has handled the same event.
    const onChange = () => queueMicrotask(() => done.current());
    input?.addEventListener('change', onChange);
    return () => input?.removeEventListener('change', onChange);
  }, []);
  return (
    <input
      ref={handle}
      type="range"
      aria-label={label}
      aria-valuetext={format(value)}
      min={min}
      max={max}
      value={value}
      onChange={(event) => onMove(Number(event.currentTarget.value))}
    />
  );
}
