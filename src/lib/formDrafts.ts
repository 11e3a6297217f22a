import { DRAFT_KEYS } from './stored/keys.ts';

/**
 * Form values that survive a forced sign-out, in memory only: the forms show them again when the
 * same customer signs in, and lose them when another customer does.
 */
export interface FormDrafts {
  /** Calls back after each change of a draft. @returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  get<Value>(form: string): Value | null;
  set(form: string, value: unknown): void;
  /**
   * Makes a customer the owner of the drafts and clears those of another owner.
   *
   * @param email - identifies the customer; compared without case and surrounding spaces
   * @param before - the owner whose drafts are kept for the new one: the customer's former email
   *   after a change of it; null for drafts that were typed before anybody signed in
   */
  claim(email: string, before?: string | null): void;
  clear(): void;
  /** The owner's email in lower case; null before the first sign-in. */
  owner(): string | null;
}

/** The draft of the typed gift messages, by cart and line. */
export const GIFT_DRAFTS = 'gift-messages';

/** The draft of the shipping method that is chosen and not accepted yet. */
export const SHIPPING_METHOD_DRAFT = 'shipping-method';

/**
 * Creates drafts in memory: a reload loses them, unless `persistDrafts` stores the form.
 *
 * @param removeStored - removes a key of session storage; `clear` removes the drafts that are
 *   stored there, also those that this page has not restored
 */
export function createFormDrafts(
  removeStored: (key: (typeof DRAFT_KEYS)[number]) => void = () => {},
): FormDrafts {
  const forms = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  let owner: string | null = null;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: <Value>(form: string) => (forms.get(form) ?? null) as Value | null,
    set: (form, value) => {
      forms.set(form, value);
      for (const listener of listeners) listener();
    },
    claim: (email, before = null) => {
      const name = email.trim().toLowerCase();
      if (owner !== before && owner !== name) forms.clear();
      owner = name;
    },
    clear: () => {
      forms.clear();
      owner = null;
      DRAFT_KEYS.forEach(removeStored);
    },
    owner: () => owner,
  };
}
