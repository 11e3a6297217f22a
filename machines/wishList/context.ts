import type { Failure } from '../domain.ts';

/** A product, with its options, that a shopper wants on the wish list. */
export interface Wish {
  /** The product's own, not the chosen child's. */
  sku: string;
  name: string;
  quantity: number;
  /** Value uids of a choice that is complete; else none. */
  selectedOptions: string[];
}

/** A wish that the platform keeps. */
export interface Wished extends Wish {
  id: string;
}

/** The list as the platform last told it. */
export interface WishList {
  /** '0' before the customer has one: the first addition makes it. */
  listId: string;
  items: Wished[];
}

/** One thing that is asked of the platform. */
export type WishChange =
  | { kind: 'add'; wishes: Wish[] }
  /** Those with an id, and those that have none yet because they are on their way. */
  | { kind: 'remove'; items: (Wish | Wished)[] }
  /** Into the cart, with these options where the item has none of its own. */
  | { kind: 'move'; item: Wished; selectedOptions: string[] };

export interface WishListContext extends WishList {
  /** In the order they were asked for; the first is the one that is sent. */
  waiting: WishChange[];
  /** Skus of the products that are on the list, or will be once all is done: shown at once. */
  marked: string[];
  /** The wishes of a guest, until somebody signs in. */
  asked: Wish[];
  /**
   * Additions that the session's end interrupted; they are repeated if the same customer comes
   * back.
   */
  interrupted: Wish[];
  /** Ids of what left the list in this visit: a page that was read before does not show it. */
  gone: string[];
  /** The list could not be read, or may have changed since: it is read before the next change. */
  isOld: boolean;
  /** Why an item did not get into the cart, by its id. */
  moveFailures: Record<string, Failure>;
}

export const NOTHING_WISHED: WishListContext = {
  listId: '0',
  items: [],
  waiting: [],
  marked: [],
  asked: [],
  interrupted: [],
  gone: [],
  isOld: false,
  moveFailures: {},
};

/** Two wishes for one thing, its options included. */
export const isSameWish = (one: Wish, other: Wish): boolean =>
  one.sku === other.sku &&
  one.selectedOptions.toSorted().join() === other.selectedOptions.toSorted().join();

/** Whether a wish, which may have no id yet, means an item of the list. */
const isMeant = (wish: Wish | Wished, item: Wish | Wished): boolean =>
  'id' in wish && 'id' in item ? wish.id === item.id : isSameWish(wish, item);

/** The items of the list that are to leave it by a change. */
export function leavingBy(change: WishChange, items: readonly Wished[]): Wished[] {
  if (change.kind === 'add') return [];
  const meant = change.kind === 'remove' ? change.items : [change.item];
  return items.filter((item) => meant.some((wish) => isMeant(wish, item)));
}

/** The ids of the items that a change names. */
const idsIn = (change: WishChange): string[] => {
  if (change.kind === 'add') return [];
  const named = change.kind === 'remove' ? change.items : [change.item];
  return named.flatMap((one) => ('id' in one ? one.id : []));
};

/** Whether a change names an item that was kept elsewhere since the list was read. */
export const isOfNewer = (change: WishChange, { items, gone }: WishListContext): boolean =>
  idsIn(change).some((id) => !gone.includes(id) && !items.some((item) => item.id === id));

/** Whether the list already is as a change would have it. */
export const isFulfilled = (change: WishChange, { items }: WishList): boolean =>
  change.kind === 'add'
    ? change.wishes.every((wish) => items.some((item) => isSameWish(item, wish)))
    : leavingBy(change, items).length === 0;

/** The list as it will be once everything that was asked for is done. */
export function selectWished({
  items,
  waiting,
}: Pick<WishListContext, 'items' | 'waiting'>): (Wish | Wished)[] {
  let wished: (Wish | Wished)[] = items;
  for (const change of waiting) {
    if (change.kind === 'add') wished = wished.concat(change.wishes);
    if (change.kind === 'remove') {
      wished = wished.filter((wish) => !change.items.some((item) => isMeant(item, wish)));
    }
  }
  return wished;
}

/** The same list with what is asked of it now, and the marks that follow from it. */
export function remarked(
  context: WishListContext,
  change: Partial<WishListContext>,
): Partial<WishListContext> {
  const marked = selectWished({ ...context, ...change }).map(({ sku }) => sku);
  return { ...change, marked: [...new Set(marked)] };
}

/** The change of an item that is pending, if any. */
export function selectItemState(
  { waiting, items }: Pick<WishListContext, 'waiting' | 'items'>,
  id: string,
): 'leaving' | 'moving' | null {
  const change = waiting.find(
    (one) => idsIn(one).includes(id) || leavingBy(one, items).some((item) => item.id === id),
  );
  return change ? (change.kind === 'move' ? 'moving' : 'leaving') : null;
}
