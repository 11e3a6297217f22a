/** Whether the browser is offline; false on a server. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;
