import { carriedView } from './historyEntry.ts';
import { createNavigation } from './navigation.ts';
import { isInWebview } from './webview.ts';

/** The few things of the browser that have no file of their own. */
export const browser = {
  configText: () => document.getElementById('config')?.textContent,
  storage: () => localStorage,
  queryStorage: () => localStorage,
  /** Until the tab is closed. */
  sessionStore: () => sessionStorage,
  host: () => location.host,
  now: () => Date.now(),
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  isOnline: () => navigator.onLine,
  print: () => print(),
  carriedView,
  isInWebview,
  createNavigation,
};
