/** A stream of pseudo-random numbers. */
export interface Random {
  next(): number;
  /** Uniform in [a, b). */
  range(a: number, b: number): number;
  /** Centred on 0, within ±a, denser in the middle. */
  jitter(a: number): number;
  int(a: number, b: number): number;
  pick<T>(list: readonly T[]): T;
  /** An independent stream, so that a draw added in one place changes no other. */
  fork(name: string | number): Random;
}

// Seeded randomness: every picture follows from a seed, nothing from the clock.

function hash(seed: string | number) {
  const text = String(seed);
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return (h ^ (h >>> 13)) >>> 0;
}

/**
 * A stream of pseudo-random numbers (mulberry32 step) with the helpers the drawings use.
 */
export function random(seed: string | number): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    /** uniform in [a, b) */
    range: (a: number, b: number) => a + (b - a) * next(),
    /** centred on 0, within ±a, denser in the middle */
    jitter: (a: number) => (next() + next() - 1) * a,
    int: (a: number, b: number) => Math.floor(a + (b - a + 1) * next()),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    /** an independent stream, so adding a draw in one place does not change another */
    fork: (name: string | number) => random(`${seed}/${name}`),
  };
}

/** Smooth periodic noise on an angle-like parameter; a few sines with seeded phases. */
export function wave(rng: Random, octaves = 3) {
  const terms = Array.from({ length: octaves }, (_, i) => ({
    f: (i + 1) * rng.range(0.8, 1.25),
    p: rng.range(0, Math.PI * 2),
    a: 1 / (i + 1),
  }));
  const norm = terms.reduce((s, t) => s + t.a, 0);
  return (x: number) => terms.reduce((s, t) => s + t.a * Math.sin(t.f * x + t.p), 0) / norm;
}
