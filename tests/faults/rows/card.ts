import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { atStep, checkoutSnapshot } from './checkoutParts.ts';

const input = (selector: string) => document.querySelector<HTMLInputElement>(selector);

function type(id: string, text: string) {
  const field = input(`#${id}`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Arranges a shopper who has typed a card. */
async function withACard(stage: Stage) {
  await atStep(stage, 'paymentMethod');
  await cardTyped(stage);
}

async function cardTyped(stage: Stage) {
  await stage.until(() => input('[type=radio][value=florapay_card]') !== null, 'ways to pay');
  input('[type=radio][value=florapay_card]')?.click();
  await stage.until(() => input('#card-number') !== null, 'a form for the card');
  type('card-number', '4111 1111 1111 1111');
  type('card-expiry', '1230');
  type('card-cvc', '123');
  await stage.settle();
}

const send = () => document.querySelector<HTMLElement>('main form [type=submit]')?.click();

/** A card is exchanged for a nonce, which pays once. */
export const cardRow: Row = {
  operation: '/sandbox/card/tokens',
  kind: 'mutation',
  arrange: withACard,
  act: send,
  isDone: (stage) => checkoutSnapshot(stage)?.context.payment?.data.nonce !== undefined,
  isReported: (stage) =>
    stage.hasText('Your card could not be checked. Nothing was charged;') ||
    stage.hasText('You are offline. Nothing was paid:'),
  isWaiting: () =>
    document.querySelector('main form [aria-busy=true], main form [aria-disabled=true]') !== null,
  async retry(stage, fault) {
    // No storage contains a card number, so the shopper types it again after a reload.
    if (fault === 'reload in the middle') await cardTyped(stage);
    send();
  },
  facts: ({ platform }) => platform.cards.size,
  before: 0,
  after: 1,
  // A nonce whose response was lost is never used.
  afterTwice: 2,
};
