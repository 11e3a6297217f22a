/** An address of the customer's book. */
export interface BookAddress {
  firstname: string;
  lastname: string;
  company: string;
  street: string[];
  city: string;
  /** A code where the country has regions, else any words or none. */
  region_code: string;
  postcode: string;
  telephone: string;
  country_id: string;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

/** As the platform keeps it. */
export interface KeptAddress extends BookAddress {
  id: number;
}

/** One thing that a customer asks of the account. */
export type AccountTask =
  | { kind: 'changeName'; firstname: string; lastname: string }
  | { kind: 'changeEmail'; email: string; password: string }
  | { kind: 'changePassword'; password: string; newPassword: string }
  | {
      kind: 'saveAddress';
      /** Null for a new one. */
      id: number | null;
      address: BookAddress;
      /** The number of its region where the country has regions. */
      regionId: number | null;
      /** Ids of those that were in the book before. */
      known: number[];
    }
  | { kind: 'deleteAddress'; id: number }
  /** Everything of an order into the cart once more. */
  | { kind: 'reorder'; number: string };

export interface AccountAnswer {
  /** What could not be done, in the platform's words, though the rest was. */
  notes: string[];
}

/** Whether the book already is as a task would have it. */
export function isMadeAfterAll(task: AccountTask, book: readonly KeptAddress[]): boolean {
  if (task.kind === 'deleteAddress') return book.every(({ id }) => id !== task.id);
  if (task.kind !== 'saveAddress') return false;
  const { id, known, address } = task;
  const same = book.filter((kept) => isSame(kept, address));
  return same.some((kept) => (id === null ? !known.includes(kept.id) : kept.id === id));
}

/** What was not asked to be a default may be one: the first of a book is. */
const isSame = (kept: KeptAddress, asked: BookAddress): boolean =>
  ADDRESS_TEXTS.every((field) => kept[field] === asked[field]) &&
  kept.street.join('\n') === asked.street.join('\n') &&
  (kept.isDefaultShipping || !asked.isDefaultShipping) &&
  (kept.isDefaultBilling || !asked.isDefaultBilling);

const ADDRESS_TEXTS = [
  'firstname',
  'lastname',
  'company',
  'city',
  'postcode',
  'telephone',
  'country_id',
] as const;
