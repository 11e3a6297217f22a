import type { Failure } from '../failure.ts';

/** A product, with its options, that a shopper wants on the wish list. */
export interface Wish {
  /** The SKU of the parent product, not of the chosen variant. */
  sku: string;
  name: string;
  quantity: number;
  /** The uids of the chosen values if every option is chosen; otherwise empty. */
  selectedOptions: string[];
}

/** An item of the platform's wish list. */
export interface ListedWish extends Wish {
  id: string;
}

/** The list as last read from the platform. */
export interface WishList {
  /** '0' before the customer has a list: the first addition creates the list. */
  listId: string;
  items: ListedWish[];
}

/** One change of the list, sent to the platform as one request. */
export type WishChange =
  | { kind: 'add'; wishes: Wish[] }
  /** Items of the list, and additions that are still queued and have no id yet. */
  | { kind: 'remove'; items: (Wish | ListedWish)[] }
  /** Moves an item to the cart, with these options if the item has none of its own. */
  | { kind: 'move'; item: ListedWish; selectedOptions: string[] };

export interface WishListContext extends WishList {
  /** Changes in the order of the shopper's clicks; the first is in flight. */
  queue: WishChange[];
  /** SKUs of the products that are on the list once every queued change has succeeded. */
  wishedSkus: string[];
  /** The wishes of a guest, until somebody signs in. */
  guestWishes: Wish[];
  /**
   * Additions that the session's end interrupted; they are repeated if the same customer comes
   * back.
   */
  interrupted: Wish[];
  /** The email address of the customer whose session ended last, in lower case. */
  lastCustomer: string | null;
  /** Ids of the items removed in this visit: cached pages of the list must not show them. */
  removedIds: string[];
  /** Whether the list must be read again before the next change. */
  isStale: boolean;
  /** Why the platform refused the change whose result is being read; otherwise null. */
  refusal: Failure | null;
  /** Why an item did not get into the cart, by its id. */
  moveFailures: Record<string, Failure>;
}

export const NOTHING_WISHED: WishListContext = {
  listId: '0',
  items: [],
  queue: [],
  wishedSkus: [],
  guestWishes: [],
  interrupted: [],
  lastCustomer: null,
  removedIds: [],
  isStale: false,
  refusal: null,
  moveFailures: {},
};

/** Whether two wishes name the same product with the same options. */
export const isSameWish = (a: Wish, b: Wish): boolean =>
  a.sku === b.sku && a.selectedOptions.toSorted().join() === b.selectedOptions.toSorted().join();

/** Whether a wish, which may have no id yet, and an item of the list are the same. */
const isSameItem = (wish: Wish | ListedWish, item: Wish | ListedWish): boolean =>
  'id' in wish && 'id' in item ? wish.id === item.id : isSameWish(wish, item);

/** The items that a change removes from the list. */
export function itemsRemovedBy(change: WishChange, items: readonly ListedWish[]): ListedWish[] {
  if (change.kind === 'add') return [];
  const targets = change.kind === 'remove' ? change.items : [change.item];
  return items.filter((item) => targets.some((wish) => isSameItem(wish, item)));
}

/** The ids of the items that a change names. */
const idsIn = (change: WishChange): string[] => {
  if (change.kind === 'add') return [];
  const targets = change.kind === 'remove' ? change.items : [change.item];
  return targets.flatMap((target) => ('id' in target ? target.id : []));
};

/** Whether a change names an item that the list did not hold when it was last read. */
export const namesUnknownItem = (
  change: WishChange,
  { items, removedIds }: WishListContext,
): boolean =>
  idsIn(change).some((id) => !removedIds.includes(id) && !items.some((item) => item.id === id));

/** Whether the list already is in the state that a change leads to. */
export const isFulfilled = (change: WishChange, { items }: WishList): boolean =>
  change.kind === 'add'
    ? change.wishes.every((wish) => items.some((item) => isSameWish(item, wish)))
    : itemsRemovedBy(change, items).length === 0;

/** The list as it is once every queued change has succeeded. */
export function selectWished({
  items,
  queue,
}: Pick<WishListContext, 'items' | 'queue'>): (Wish | ListedWish)[] {
  let wished: (Wish | ListedWish)[] = items;
  for (const change of queue) {
    if (change.kind === 'add') wished = wished.concat(change.wishes);
    if (change.kind === 'remove') {
      wished = wished.filter((wish) => !change.items.some((item) => isSameItem(item, wish)));
    }
  }
  return wished;
}

/** The context after a change, with the SKUs on the list computed again. */
export function withWishedSkus(
  context: WishListContext,
  change: Partial<WishListContext>,
): Partial<WishListContext> {
  const marked = selectWished({ ...context, ...change }).map(({ sku }) => sku);
  return { ...change, wishedSkus: [...new Set(marked)] };
}

/** The change of an item that is pending, if any. */
export function selectItemState(
  { queue, items }: Pick<WishListContext, 'queue' | 'items'>,
  id: string,
): 'leaving' | 'moving' | null {
  const change = queue.find(
    (queued) =>
      idsIn(queued).includes(id) || itemsRemovedBy(queued, items).some((item) => item.id === id),
  );
  return change ? (change.kind === 'move' ? 'moving' : 'leaving') : null;
}
