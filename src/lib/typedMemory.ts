/**
 * What a shopper has typed, kept in memory only, so that a forced sign-out costs nothing of it:
 * it is there again when the same customer signs in, and gone when another does.
 */
export interface TypedMemory {
  get<Value>(form: string): Value | null;
  set(form: string, value: unknown): void;
  /** Who signs in: what somebody else has typed is forgotten. */
  claim(email: string): void;
  /** Whoever it was until now has another email address from now on. */
  rename(from: string | null, to: string): void;
  clear(): void;
  /** Whose it is, or null while nobody has signed in. */
  owner(): string | null;
}

const nameOf = (email: string): string => email.trim().toLowerCase();

export function typedMemory(): TypedMemory {
  const forms = new Map<string, unknown>();
  let owner: string | null = null;
  return {
    get: <Value>(form: string) => (forms.get(form) ?? null) as Value | null,
    set: (form, value) => {
      forms.set(form, value);
    },
    claim: (email) => {
      const name = nameOf(email);
      if (owner !== null && owner !== name) forms.clear();
      owner = name;
    },
    rename: (from, to) => {
      if (owner === from) owner = nameOf(to);
    },
    clear: () => {
      forms.clear();
      owner = null;
    },
    owner: () => owner,
  };
}
