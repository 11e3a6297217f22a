/** An address in the customer's address book. */
export interface BookAddress {
  firstname: string;
  lastname: string;
  company: string;
  street: string[];
  city: string;
  /** The region's code if the country has regions; otherwise free text or empty. */
  region_code: string;
  postcode: string;
  telephone: string;
  country_id: string;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

/** A saved address. */
export interface AddressBookEntry extends BookAddress {
  id: number;
}

/** A task that a customer submits to the account. */
export type AccountTask =
  | { kind: 'changeName'; firstname: string; lastname: string }
  | { kind: 'changeEmail'; email: string; password: string }
  | { kind: 'changePassword'; password: string; newPassword: string }
  | {
      kind: 'saveAddress';
      /** Null for a new address. */
      id: number | null;
      address: BookAddress;
      /** The region's numeric id if the country has regions. */
      regionId: number | null;
      /** The ids of the addresses that existed before. */
      existingIds: number[];
    }
  | { kind: 'deleteAddress'; id: number }
  /** Adds all items of an order to the cart again. */
  | { kind: 'reorder'; number: string };

export interface AccountResponse {
  /** The platform's messages about parts of the task that failed although the rest succeeded. */
  notes: string[];
  /** The id of the address that was saved. */
  addressId?: number | undefined;
}

/** Whether a task changes the address book, whose contents then tell whether the task succeeded. */
export const isAboutAddresses = (task: AccountTask | undefined): boolean =>
  task?.kind === 'saveAddress' || task?.kind === 'deleteAddress';

/** Whether the address book already contains the result of a task. */
export const isAlreadyInBook = (task: AccountTask, book: readonly AddressBookEntry[]): boolean =>
  task.kind === 'deleteAddress'
    ? book.every(({ id }) => id !== task.id)
    : savedIdIn(task, book) !== undefined;

/** The id under which the address book contains the address that a task saves, if it does. */
export function savedIdIn(
  task: AccountTask,
  book: readonly AddressBookEntry[],
): number | undefined {
  if (task.kind !== 'saveAddress') return undefined;
  const { id, existingIds, address } = task;
  const isOfTask = (saved: AddressBookEntry) =>
    id === null ? !existingIds.includes(saved.id) : saved.id === id;
  return book.find((saved) => isOfTask(saved) && isSame(saved, address))?.id;
}

/**
 * Whether a saved address equals a submitted one. The saved address may be a default that nobody
 * requested: the first address of an address book always is.
 */
const isSame = (saved: AddressBookEntry, submitted: BookAddress): boolean =>
  ADDRESS_TEXTS.every((field) => saved[field] === submitted[field]) &&
  saved.street.join('\n') === submitted.street.join('\n') &&
  (saved.isDefaultShipping || !submitted.isDefaultShipping) &&
  (saved.isDefaultBilling || !submitted.isDefaultBilling);

const ADDRESS_TEXTS = [
  'firstname',
  'lastname',
  'company',
  'city',
  'postcode',
  'telephone',
  'country_id',
] as const;
