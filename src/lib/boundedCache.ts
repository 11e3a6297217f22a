/** A cache that evicts the least recently used value when it has more than `maxSize`. */
export function boundedCache<Value>(maxSize: number) {
  const entries = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > maxSize && oldest !== undefined) entries.delete(oldest);
    },
    size: () => entries.size,
  };
}
