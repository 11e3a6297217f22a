import { viewInHistory } from './historyEntry.ts';
import { createNavigation } from './navigation.ts';
import { isInWebview } from './webview.ts';

/** The browser's globals as the shop uses them; the server has its own version (serverHost.ts). */
export const browser = {
  configText: () => document.getElementById('config')?.textContent,
  storage: () => localStorage,
  queryStorage: () => localStorage,
  /** Survives a reload, but not the tab. */
  sessionStore: () => sessionStorage,
  host: () => location.host,
  now: () => Date.now(),
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  isOnline: () => navigator.onLine,
  print: () => print(),
  viewInHistory,
  isInWebview,
  createNavigation,
};
