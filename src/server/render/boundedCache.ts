/** A cache that evicts the least recently used value when it holds more than `most`. */
export function boundedCache<Value>(most: number) {
  const held = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      const value = held.get(key);
      if (value === undefined) return undefined;
      held.delete(key);
      held.set(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      held.delete(key);
      held.set(key, value);
      const [oldest] = held.keys();
      if (held.size > most && oldest !== undefined) held.delete(oldest);
    },
    size: () => held.size,
  };
}
