import { STORAGE_PREFIX } from '../storage/expiringStorage.ts';

/** What a forced sign-out leaves: the shopper's language, and a payment whose outcome is unknown. */
const KEPT = /^(store_view_|unsettled_order$|session_ended$)/;

/**
 * Step one of the forced sign-out: stored keys of the session, cart, checkout, coupon
 * and caches, all of session storage, and every cookie of this host and the domains above it.
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

/** A cookie goes only by the very domain that it was set for, which cannot be asked. */
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
