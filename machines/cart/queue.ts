import type { CartDetails, CartItem } from '../domain.ts';
import { asKind, type CartCommand } from './commands.ts';
import { isSameLine } from './lines.ts';

/** What waits and what is being sent. */
interface Queue {
  waiting: readonly CartCommand[];
  current: CartCommand | null;
}

/**
 * A later wish for the same line's quantity, or for a read, takes the place of an earlier one; the
 * options that were chosen stay chosen.
 */
export function queued(waiting: CartCommand[], command: CartCommand): CartCommand[] {
  const isReplaced = (other: CartCommand) =>
    other.kind === 'update' && command.kind === 'update'
      ? other.itemId === command.itemId
      : other.kind === 'read' && command.kind === 'read';
  return waiting.some(isReplaced)
    ? waiting.map((other) => (isReplaced(other) ? replaced(other, command) : other))
    : [...waiting, command];
}

/** Whether this is the removal of a line whose removal is waiting, or is being sent. */
export const isBeingRemoved = ({ waiting, current }: Queue, command: CartCommand): boolean =>
  command.kind === 'remove' &&
  [current, ...waiting].some(
    (other) => other?.kind === 'remove' && other.itemId === command.itemId,
  );

/** A read is quiet only if both that it stands for are. */
function replaced(earlier: CartCommand, later: CartCommand): CartCommand {
  if (earlier.kind === 'read') return earlier.isQuiet ? later : earlier;
  return { ...earlier, ...later };
}

/**
 * A line that was removed and re-added has another uid: wishes for the old one mean the new one. If
 * it has joined another line by the options that were chosen, they mean its share of that.
 */
export function rebaseCommand(
  wish: CartCommand,
  sent: CartCommand | null,
  before: CartDetails | null,
  now: CartDetails | null,
): CartCommand {
  if (!('itemId' in wish) || !now || now.items.some(({ uid }) => uid === wish.itemId)) return wish;
  const old = before?.items.find(({ uid }) => uid === wish.itemId);
  const again = now.items.find((item) => old && isSameLine(item, old));
  if (again) return { ...wish, itemId: again.uid };
  const change = sent && asKind(sent, 'update');
  const isNew = ({ product, variantSku }: CartItem) =>
    product.sku === old?.product.sku && variantSku === change?.becomes?.sku;
  const joined = now.items.find(isNew);
  const others = before?.items.find(isNew)?.quantity ?? 0;
  if (!change || !joined || joined.quantity < others + change.quantity) return wish;
  const itemId = joined.uid;
  if (wish.kind === 'update') return { ...wish, itemId, quantity: others + wish.quantity };
  return others > 0 ? { kind: 'update', itemId, quantity: others } : { ...wish, itemId };
}

/** The quantity to show for a line: what was last asked for, else what the platform said. */
export function selectQuantity({ waiting, current }: Queue, uid: string, known: number): number {
  const wishes = [...(current ? [current] : []), ...waiting];
  const last = wishes.findLast((wish) => 'itemId' in wish && wish.itemId === uid);
  return last?.kind === 'update' ? last.quantity : known;
}

/** Whether a change of this line is on its way. */
export function selectIsLineBusy({ waiting, current }: Queue, uid: string): boolean {
  return [current, ...waiting].some(
    (wish) => wish !== null && 'itemId' in wish && wish.itemId === uid,
  );
}
