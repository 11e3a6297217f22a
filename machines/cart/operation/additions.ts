import type { CartAddition, CartDetails } from '../../domain.ts';
import { asKind, type UnconfirmedAddition } from '../commands.ts';
import { isSameLine, lineAgain, withOptions } from '../lines.ts';
import type { CartOperationContext } from './context.ts';

export const cartIdOf = ({ cartId }: CartOperationContext): string => cartId ?? '';

/** The line as it is called now: put in anew, it has another uid. */
export const currentLine = ({ line }: CartOperationContext, details: CartDetails) =>
  line &&
  (details.items.find(({ uid }) => uid === line.uid) ??
    details.items.find((item) => isSameLine(item, line)) ??
    line);

/** What is added, addressed to the cart of now. */
export const addressed = (
  { cartId }: CartOperationContext,
  addition: CartAddition,
): CartAddition => ({
  ...addition,
  cartId,
});

/** The line of this command in its new quantity, and with its other options. */
export const lineWanted = (context: CartOperationContext): CartAddition => {
  const { command, line } = context;
  const update = asKind(command, 'update');
  const again = line ? lineAgain(line, update?.quantity ?? 1) : NOTHING;
  return addressed(context, update?.becomes ? withOptions(again, update.becomes) : again);
};

/** What is added by an addition; nothing by any other command. */
export const additionWanted = (context: CartOperationContext): CartAddition => {
  const { command } = context;
  if (command.kind !== 'add') return NOTHING;
  const { kind: _, ...addition } = command;
  return addressed(context, addition);
};

/** An addition as it is stored: before it is sent, and with what is needed to judge it after. */
export interface PendingAddition {
  wish: CartAddition | null;
  sent: UnconfirmedAddition;
}

/** The addition as it is stored until it is sent, or has ended unsent. */
export const storedWish = (context: CartOperationContext): CartAddition | null =>
  context.hasStoredAddition ? additionWanted(context) : null;

export const NOTHING: CartAddition = {
  cartId: null,
  parentSku: null,
  product: { uid: '', name: '', selectedOptions: [] },
  quantity: 0,
  sku: '',
};

/** The addition of this operation, stored and sent. */
export function pendingAdditionOf({ context }: { context: CartOperationContext }): PendingAddition {
  const sent = { addition: additionWanted(context), before: context.before };
  return { wish: storedWish(context), sent };
}
