import { isAddress, isGiftDrafts, isTextRecord } from '../../../adapters/storage/storedShapes.ts';
import { GIFT_DRAFTS } from '../../../lib/formDrafts.ts';
import type { DRAFT_KEYS } from '../../../lib/stored/keys.ts';
import { shortHash } from '../../../lib/text/shortHash.ts';
import type { Services } from '../services.ts';

/** Forms whose drafts survive a reload under one key of session storage. */
interface StoredForms {
  key: (typeof DRAFT_KEYS)[number];
  forms: readonly string[];
  isDraft: (value: unknown, form: string) => boolean;
}

/** The address forms of the checkout, and whether the billing address is the shipping address. */
export const ADDRESS_FORMS = {
  key: 'typed_addresses',
  forms: ['shipping-address', 'billing-address', 'billing-same'],
  isDraft: (value, form) =>
    form === 'billing-same' ? typeof value === 'boolean' : isAddress(value),
} satisfies StoredForms;

/** The forms that send a message to the shop. */
export const NOTE_FORMS = {
  key: 'typed_notes',
  forms: ['form-contact', 'form-close'],
  isDraft: isTextRecord,
} satisfies StoredForms;

/** The gift messages of cart lines, which the cart edits and the checkout reminds of. */
export const GIFT_FORMS = {
  key: 'typed_gifts',
  forms: [GIFT_DRAFTS],
  isDraft: isGiftDrafts,
} satisfies StoredForms;

interface StoredDrafts {
  /** A hash of the sign-in token of the drafts' owner; for a guest, the hash of an empty string. */
  owner: string;
  forms: Record<string, unknown>;
}

/**
 * Persists drafts in session storage, so that a page load does not lose them. Drafts belong to the
 * shopper who typed them: a sign-out clears them, and another shopper never sees them. Two machines
 * may persist the same forms.
 */
export function persistDrafts(
  { formDrafts, sessionStore, token }: Services,
  { key, forms, isDraft }: StoredForms,
): void {
  const { set } = formDrafts;
  const owner = () => shortHash(token.bearer() ?? '');
  const stored = sessionStore.get<StoredDrafts>(key);
  if (stored?.owner === owner()) {
    for (const form of forms) {
      const draft = stored.forms?.[form];
      if (isDraft(draft, form) && formDrafts.get(form) === null) set(form, draft);
    }
  } else sessionStore.remove(key);

  formDrafts.set = (form, value) => {
    set(form, value);
    if (!forms.includes(form)) return;
    const drafts = Object.fromEntries(forms.map((name) => [name, formDrafts.get(name)]));
    if (Object.values(drafts).every((draft) => draft === null)) sessionStore.remove(key);
    else sessionStore.set(key, { owner: owner(), forms: drafts } satisfies StoredDrafts);
  };
}
