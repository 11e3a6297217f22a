import type { CartDetails, CartItem } from '../domain.ts';
import { asKind, type CartCommand, type PendingChange, type UntakenCommands } from './commands.ts';
import { isSameAddition, isSameLine } from './lines.ts';

/** The queued commands and the one in flight. */
interface Queue {
  queue: readonly CartCommand[];
  current: CartCommand | null;
}

/**
 * Queues a command. A new quantity or another removal of the same line, or a new read, replaces an
 * earlier one, which gets no outcome of its own; chosen options are kept.
 */
export function withCommand(queue: CartCommand[], command: CartCommand): CartCommand[] {
  const isReplaced = (other: CartCommand) => isSameRequest(other, command);
  return queue.some(isReplaced)
    ? queue.map((other) => (isReplaced(other) ? mergeCommands(other, command) : other))
    : [...queue, command];
}

/** Whether both commands read the cart, set a quantity of the same line, or remove the same line. */
export const isSameRequest = (a: CartCommand, b: CartCommand): boolean =>
  'itemId' in a && 'itemId' in b
    ? a.kind === b.kind && a.itemId === b.itemId
    : a.kind === 'read' && b.kind === 'read';

/** A merged read is quiet only if both reads are. */
function mergeCommands(earlier: CartCommand, later: CartCommand): CartCommand {
  if (earlier.kind === 'read') return earlier.isQuiet ? later : earlier;
  if (!('itemId' in earlier)) return { ...earlier, ...later };
  // A new press counts, whatever the line was before the change that another page has left.
  const { lineBefore: _, ...change } = earlier;
  return { ...change, ...later };
}

/**
 * Redirects a command to the new uid of a line that was removed and added again. If the line's new
 * options merged it into another line, the command applies to its share of that line.
 */
export function rebaseCommand(
  command: CartCommand,
  sent: CartCommand | null,
  before: CartDetails | null,
  now: CartDetails | null,
): CartCommand {
  if (!('itemId' in command) || !now || now.items.some(({ uid }) => uid === command.itemId))
    return command;
  const old = before?.items.find(({ uid }) => uid === command.itemId);
  const readdedLine = now.items.find((item) => old && isSameLine(item, old));
  if (readdedLine) return { ...command, itemId: readdedLine.uid };
  const change = sent && asKind(sent, 'update');
  const isNew = ({ product, variantSku }: CartItem) =>
    product.sku === old?.product.sku && variantSku === change?.becomes?.sku;
  const lineInCart = now.items.find(isNew);
  const others = before?.items.find(isNew)?.quantity ?? 0;
  if (!change || !lineInCart || lineInCart.quantity < others + change.quantity) return command;
  const itemId = lineInCart.uid;
  if (command.kind === 'update') return { ...command, itemId, quantity: others + command.quantity };
  return others > 0
    ? { ...command, kind: 'update', itemId, quantity: others }
    : { ...command, itemId };
}

/**
 * The changes of lines whose results are not known when the shopper leaves the page. They set a
 * quantity or remove a line, so the next page may send them again. Each names its line as it is before
 * the change. A change of options in flight is not among them: repeating it would change the line
 * twice.
 */
export function pendingChanges(
  { queue, current }: Queue,
  details: CartDetails | null,
): PendingChange[] {
  const isRepeatable = current && !asKind(current, 'update')?.becomes;
  const pending: PendingChange[] = [];
  for (const command of [...(isRepeatable ? [current] : []), ...queue]) {
    if (command.kind !== 'update' && command.kind !== 'remove') continue;
    const { requestId: _, ...change } = command;
    const line = details?.items.find(({ uid }) => uid === command.itemId) ?? command.lineBefore;
    const earlier = pending.findLast(({ itemId }) => itemId === command.itemId);
    const quantity = earlier?.kind === 'update' ? earlier.quantity : line?.quantity;
    if (line && quantity !== undefined) {
      pending.push({ ...change, lineBefore: { ...line, quantity } });
    }
  }
  return pending;
}

/**
 * The commands of a page that returns from the back/forward cache: without the changes of lines and
 * the additions that another page has taken, and with those that another page has left.
 */
export function queueAfterReturn(
  { queue, current }: Queue,
  { changes, additions }: UntakenCommands,
): CartCommand[] {
  const others = additions && [...additions];
  const isUntaken = (command: CartCommand): boolean => {
    if ('itemId' in command) return changes.some((change) => isSameRequest(command, change));
    if (command.kind !== 'add' || !others) return true;
    const index = others.findIndex((addition) => isSameAddition(addition, command));
    return index >= 0 && others.splice(index, 1).length > 0;
  };
  const untaken = queue.filter(isUntaken);
  // The addition in progress is not sent yet if it is still among them.
  if (current) isUntaken(current);
  return [
    ...changes.filter((change) => !queue.some((command) => isSameRequest(command, change))),
    ...untaken,
    ...(others ?? []).map((addition): CartCommand => ({ kind: 'add', ...addition })),
  ];
}

/** Whether the cart contains a line that no queued change removes. */
export const hasKeptLine = (
  { details, queue, current }: Queue & { details: CartDetails | null },
  uid: string,
): boolean =>
  details?.items.some((item) => item.uid === uid) === true &&
  [current, ...queue].every((command) => command?.kind !== 'remove' || command.itemId !== uid);

/** The quantity to show for a line: the last requested one, otherwise the platform's. */
export function selectQuantity(
  { queue, current }: Queue,
  uid: string,
  platformQuantity: number,
): number {
  const commands = [...(current ? [current] : []), ...queue];
  const last = commands.findLast((command) => 'itemId' in command && command.itemId === uid);
  return last?.kind === 'update' ? last.quantity : platformQuantity;
}

/** Whether a change of this line is queued or in flight. */
export function selectIsLineBusy({ queue, current }: Queue, uid: string): boolean {
  return [current, ...queue].some(
    (command) => command !== null && 'itemId' in command && command.itemId === uid,
  );
}
