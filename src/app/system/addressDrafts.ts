import { isAddress } from '../../adapters/storage/storedShapes.ts';
import { ADDRESS_DRAFTS } from '../../lib/stored/keys.ts';
import { shortHash } from '../../lib/text/shortHash.ts';
import type { Services } from './services.ts';

/** The forms whose address drafts survive a reload. */
export const TYPED_ADDRESSES = ['shipping-address', 'billing-address'];

interface Typed {
  /** A hash of the sign-in token of the drafts' owner; for a guest, the hash of an empty string. */
  owner: string;
  forms: Record<string, unknown>;
}

/**
 * Persists address drafts in session storage, so that a reload does not lose them. Drafts belong to
 * the shopper who typed them: a sign-out clears them, and another shopper never sees them.
 */
export function keepAddressDrafts({ formDrafts, sessionStore, token }: Services): void {
  const { set, clear } = formDrafts;
  const owner = () => shortHash(token.bearer() ?? '');
  const kept = sessionStore.get<Typed>(ADDRESS_DRAFTS);
  if (kept?.owner === owner()) {
    for (const form of TYPED_ADDRESSES) {
      const address = kept.forms?.[form];
      if (isAddress(address) && formDrafts.get(form) === null) set(form, address);
    }
  } else sessionStore.remove(ADDRESS_DRAFTS);

  formDrafts.set = (form, value) => {
    set(form, value);
    if (!TYPED_ADDRESSES.includes(form)) return;
    if (TYPED_ADDRESSES.every((name) => formDrafts.get(name) === null)) {
      sessionStore.remove(ADDRESS_DRAFTS);
      return;
    }
    const forms = Object.fromEntries(TYPED_ADDRESSES.map((name) => [name, formDrafts.get(name)]));
    sessionStore.set(ADDRESS_DRAFTS, { owner: owner(), forms } satisfies Typed);
  };
  formDrafts.clear = () => {
    clear();
    sessionStore.remove(ADDRESS_DRAFTS);
  };
}
