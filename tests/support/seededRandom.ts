/** A random source that can be repeated: the same seed gives the same numbers. (mulberry32) */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    /** A random element. @throws when there is none. */
    oneOf: <Thing>(items: readonly Thing[]): Thing => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
    /** A random name; a greater weight makes it more frequent. */
    weighted: <Name extends string>(weights: Readonly<Record<Name, number>>): Name => {
      const entries = Object.entries(weights) as [Name, number][];
      let remaining = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        remaining -= weight;
        if (remaining < 0) return name;
      }
      return (entries.at(-1) as [Name, number])[0];
    },
  };
}

export type SeededRandom = ReturnType<typeof seededRandom>;
