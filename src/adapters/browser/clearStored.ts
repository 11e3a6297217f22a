import {
  DEFAULT_VIEW_CODE,
  SESSION_ENDED,
  STORAGE_PREFIX,
  type StorageKey,
  UNSETTLED_ORDER,
  VIEW_KEYS,
} from '../../lib/stored/keys.ts';

/** Keys that survive a forced sign-out. */
const LASTING_KEYS: ReadonlySet<string> = new Set<StorageKey>([
  ...VIEW_KEYS,
  DEFAULT_VIEW_CODE,
  UNSETTLED_ORDER,
  SESSION_ENDED,
]);

/**
 * Clears what a session has stored, as the first step of a forced sign-out: the shop's keys in
 * local storage except those that last, all of session storage, and every cookie of this host and
 * its parent domains.
 */
export function clearStored(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(STORAGE_PREFIX)) continue;
    if (!LASTING_KEYS.has(key.slice(STORAGE_PREFIX.length))) localStorage.removeItem(key);
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
  const expired = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  for (const part of ['', ...domains.map((domain) => `; domain=${domain}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing on plain http
    document.cookie = expired + part;
  }
}
