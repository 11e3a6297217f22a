/** A cache of bytes by key. It drops the least recently read entries above `limit` bytes. */
export function boundedCache(limit: number) {
  const entries = new Map<string, Buffer>();
  let size = 0;
  return {
    get(key: string): Buffer | undefined {
      const bytes = entries.get(key);
      if (bytes) {
        entries.delete(key);
        entries.set(key, bytes);
      }
      return bytes;
    },
    set(key: string, bytes: Buffer): void {
      size += bytes.length - (entries.get(key)?.length ?? 0);
      entries.delete(key);
      entries.set(key, bytes);
      for (const [oldest, old] of entries) {
        if (size <= limit) break;
        entries.delete(oldest);
        size -= old.length;
      }
    },
  };
}
