/** The worker globals in use. TypeScript's `webworker` library conflicts with `dom`. */
export interface WorkerScope {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  location: Location;
  registration: { waiting: { postMessage(message: unknown): void } | null };
  clients: { matchAll(): Promise<readonly { id: string }[]>; claim(): Promise<void> };
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listen: (event: MessageEvent & Extendable) => void): void;
  addEventListener(type: 'activate', listen: (event: Extendable) => void): void;
}

export interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
