/**
 * What a shopper has typed, kept in memory only, so that a forced sign-out costs nothing of it:
 * it is there again when the same customer signs in, and gone when another does.
 */
export interface FormDrafts {
  get<Value>(form: string): Value | null;
  set(form: string, value: unknown): void;
  /** Who signs in: what somebody else has typed is forgotten, unless it was them, by this name. */
  claim(email: string, before?: string | null): void;
  clear(): void;
  /** Whose it is, or null while nobody has signed in. */
  owner(): string | null;
}

export function createFormDrafts(): FormDrafts {
  const forms = new Map<string, unknown>();
  let owner: string | null = null;
  return {
    get: <Value>(form: string) => (forms.get(form) ?? null) as Value | null,
    set: (form, value) => {
      forms.set(form, value);
    },
    claim: (email, before = null) => {
      const name = email.trim().toLowerCase();
      if (owner !== before && owner !== name) forms.clear();
      owner = name;
    },
    clear: () => {
      forms.clear();
      owner = null;
    },
    owner: () => owner,
  };
}
