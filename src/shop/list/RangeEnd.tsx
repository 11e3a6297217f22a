import { useEffect, useRef } from 'react';

interface RangeEndProps {
  label: string;
  value: number;
  least: number;
  most: number;
  wordsOf: (value: number) => string;
  onMove: (value: number) => void;
  /** The handle was let go, or a key moved it. */
  onDone: () => void;
}

/** One handle of a range. React's change is every movement; the browser's own is the last. */
export function RangeEnd({ label, value, least, most, wordsOf, onMove, onDone }: RangeEndProps) {
  const handle = useRef<HTMLInputElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const input = handle.current;
    // After what React does about the same event.
    const onChange = () => queueMicrotask(() => done.current());
    input?.addEventListener('change', onChange);
    return () => input?.removeEventListener('change', onChange);
  }, []);
  return (
    <input
      ref={handle}
      type="range"
      aria-label={label}
      aria-valuetext={wordsOf(value)}
      min={least}
      max={most}
      value={value}
      onChange={(event) => onMove(Number(event.currentTarget.value))}
    />
  );
}
