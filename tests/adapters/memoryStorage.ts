/** Storage in memory that can be full. As in a browser, its keys are own properties. */
interface MemoryStorage extends Storage {
  isFull: boolean;
}

export function memoryStorage(items: Record<string, string> = {}): MemoryStorage {
  let isFull = false;
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      items[key] = value;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  return new Proxy(items, {
    get: (_, name: string) => methods[name as keyof typeof methods] ?? items[name],
    set: (_, name, value) => {
      if (name === 'isFull') isFull = value;
      return true;
    },
  }) as unknown as MemoryStorage;
}
