import type { CartAddition, CartDetails } from '../../domain.ts';
import { asKind, type UnconfirmedAddition } from '../commands.ts';
import { isSameLine, toAddition, withOptions } from '../lines.ts';
import type { CartOperationContext } from './context.ts';

export const cartIdOf = ({ cartId }: CartOperationContext): string => cartId ?? '';

/** The line in the present cart: after it was added again, it has another uid. */
export const currentLine = ({ line }: CartOperationContext, details: CartDetails) =>
  line &&
  (details.items.find(({ uid }) => uid === line.uid) ??
    details.items.find((item) => isSameLine(item, line)) ??
    line);

/** Sets the cart id of an addition to that of the present cart. */
export const addressed = (
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
  const lineAddition = line ? toAddition(line, update?.quantity ?? 1) : NOTHING;
  return addressed(
    context,
    update?.becomes ? withOptions(lineAddition, update.becomes) : lineAddition,
  );
};

/** The addition that the command requests; `NOTHING` for any other command. */
export const requestedAddition = (context: CartOperationContext): CartAddition => {
  const { command } = context;
  if (command.kind !== 'add') return NOTHING;
  const { kind: _, ...addition } = command;
  return addressed(context, addition);
};

/**
 * An addition as storage holds it: `wish` before it is sent, `sent` with the data to settle it
 * later.
 */
export interface PendingAddition {
  wish: CartAddition | null;
  sent: UnconfirmedAddition;
}

/** The addition as storage holds it until it is sent or ends unsent. */
export const storedWish = (context: CartOperationContext): CartAddition | null =>
  context.hasStoredAddition ? requestedAddition(context) : null;

export const NOTHING: CartAddition = {
  cartId: null,
  parentSku: null,
  product: { uid: '', name: '', selectedOptions: [] },
  quantity: 0,
  sku: '',
};

/** Both stored forms of this operation's addition. */
export function pendingAdditionOf({ context }: { context: CartOperationContext }): PendingAddition {
  const sent = { addition: requestedAddition(context), before: context.before };
  return { wish: storedWish(context), sent };
}
