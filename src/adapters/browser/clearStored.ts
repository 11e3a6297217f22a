import { STORAGE_PREFIX } from '../storage/expiringStorage.ts';

/**
 * Keys that survive a forced sign-out: the store view, an unsettled order, and the sign-out's
 * reason.
 */
const KEPT = /^(store_view_|unsettled_order$|session_ended$)/;

/**
 * Clears what a session has stored, as the first step of a forced sign-out: the shop's keys in
 * local storage except `KEPT`, all of session storage, and every cookie of this host and its parent
 * domains.
 */
export function clearStored(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(STORAGE_PREFIX)) continue;
    if (!KEPT.test(key.slice(STORAGE_PREFIX.length))) localStorage.removeItem(key);
  }
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    if (name) expireCookie(name);
  }
}

/** Expires a cookie for every possible domain: scripts cannot read for which one it was set. */
function expireCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.flatMap((_, index) => {
    const domain = labels.slice(index).join('.');
    return [domain, `.${domain}`];
  });
  const gone = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  for (const part of ['', ...domains.map((domain) => `; domain=${domain}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http
    document.cookie = gone + part;
  }
}
