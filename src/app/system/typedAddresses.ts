import { isAddress } from '../../lib/shapes.ts';
import { shortHash } from '../../lib/text/shortHash.ts';
import type { World } from './world.ts';

const KEY = 'typed_addresses';
/** The forms whose addresses are kept. */
export const TYPED_ADDRESSES = ['shipping-address', 'billing-address'];

interface Typed {
  /** Whose: a hash of the sign-in token, or empty for a guest. */
  owner: string;
  forms: Record<string, unknown>;
}

/**
 * Addresses that are typed and not sent yet survive a reload, for the visit and for whoever has
 * typed them: they go with a sign-out, and are nobody else's.
 */
export function keepTypedAddresses({ typed, visit, token }: World): void {
  const { set, clear } = typed;
  const owner = () => shortHash(token() ?? '');
  const kept = visit.get<Typed>(KEY);
  if (kept?.owner === owner()) {
    for (const form of TYPED_ADDRESSES) {
      const address = kept.forms?.[form];
      if (isAddress(address) && typed.get(form) === null) set(form, address);
    }
  } else visit.remove(KEY);

  typed.set = (form, value) => {
    set(form, value);
    if (!TYPED_ADDRESSES.includes(form)) return;
    if (TYPED_ADDRESSES.every((name) => typed.get(name) === null)) {
      visit.remove(KEY);
      return;
    }
    const forms = Object.fromEntries(TYPED_ADDRESSES.map((name) => [name, typed.get(name)]));
    visit.set(KEY, { owner: owner(), forms } satisfies Typed);
  };
  typed.clear = () => {
    clear();
    visit.remove(KEY);
  };
}
