/** The worker globals in use. TypeScript's `webworker` library conflicts with `dom`. */
export interface WorkerScope {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  location: Location;
  registration: { waiting: { postMessage(message: unknown): void } | null };
  clients: { matchAll(): Promise<readonly { id: string }[]>; claim(): Promise<void> };
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listen: (event: MessageEvent & ExtendableEvent) => void): void;
  addEventListener(type: 'activate', listen: (event: ExtendableEvent) => void): void;
}

export interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}
