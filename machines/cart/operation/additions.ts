import type { CartAddition, CartDetails } from '../../domain.ts';
import { asKind, type UnconfirmedAddition } from '../commands.ts';
import { isSameLine, lineBeforeOf, toAddition, withOptions } from '../lines.ts';
import type { CartOperationContext } from './context.ts';

/** The cart id for requests, which are sent only once a cart exists; before that, empty. */
export const cartIdOf = ({ cartId }: CartOperationContext): string => cartId ?? '';

/** The line in the present cart: after it was added again, it has another uid. */
export const currentLine = ({ line }: CartOperationContext, details: CartDetails) =>
  line &&
  (details.items.find(({ uid }) => uid === line.uid) ??
    details.items.find((item) => isSameLine(item, line)) ??
    line);

/** The command with the present uid of its line, if an earlier page has handed the command on. */
export const currentCommand = (
  context: CartOperationContext,
  details: CartDetails,
): CartOperationContext['command'] => {
  const { command } = context;
  return lineBeforeOf(command) && 'itemId' in command
    ? { ...command, itemId: currentLine(context, details)?.uid ?? command.itemId }
    : command;
};

/** Sets the cart id of an addition to that of the present cart. */
export const withCartId = (
  { cartId }: CartOperationContext,
  addition: CartAddition,
): CartAddition => ({
  ...addition,
  cartId,
});

/** The command's line with its new quantity and options, as an addition. */
export const requestedLine = (context: CartOperationContext): CartAddition => {
  const { command, line } = context;
  const update = asKind(command, 'update');
  const lineAddition = line ? toAddition(line, update?.quantity ?? 1) : NO_ADDITION;
  return withCartId(
    context,
    update?.becomes ? withOptions(lineAddition, update.becomes) : lineAddition,
  );
};

/** The addition that the command requests; `NO_ADDITION` for any other command. */
export const requestedAddition = (context: CartOperationContext): CartAddition => {
  const { command } = context;
  if (command.kind !== 'add') return NO_ADDITION;
  const { kind: _, requestId: __, ...addition } = command;
  return withCartId(context, addition);
};

/** A stored addition: `queued` before it is sent, `sent` with the data to settle it later. */
export interface PendingAddition {
  queued: CartAddition | null;
  sent: UnconfirmedAddition;
}

/** The addition as it is stored until it is sent or ends unsent. */
const queuedAddition = (context: CartOperationContext): CartAddition | null =>
  context.hasStoredAddition ? requestedAddition(context) : null;

export const NO_ADDITION: CartAddition = {
  cartId: null,
  parentSku: null,
  product: { uid: '', name: '', selectedOptions: [] },
  quantity: 0,
  sku: '',
};

/** Both stored forms of this operation's addition. */
export function pendingAdditionOf({ context }: { context: CartOperationContext }): PendingAddition {
  const sent = { addition: requestedAddition(context), before: context.before };
  return { queued: queuedAddition(context), sent };
}
