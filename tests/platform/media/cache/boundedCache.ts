/** A cache of bytes by key. It drops the least recently read entries above `limit` bytes. */
export function boundedCache(limit: number) {
  const held = new Map<string, Buffer>();
  let size = 0;
  return {
    get(key: string): Buffer | undefined {
      const bytes = held.get(key);
      if (bytes) {
        held.delete(key);
        held.set(key, bytes);
      }
      return bytes;
    },
    set(key: string, bytes: Buffer): void {
      size += bytes.length - (held.get(key)?.length ?? 0);
      held.delete(key);
      held.set(key, bytes);
      for (const [oldest, old] of held) {
        if (size <= limit) break;
        held.delete(oldest);
        size -= old.length;
      }
    },
  };
}
