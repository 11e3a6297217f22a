import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file on the way of a shopper's deed, and what it does there. */
type Stop = readonly [file: string, does: string];

interface Way {
  title: string;
  there: readonly Stop[];
  /** The answer, on its way to the screen, where it does not go the way that the question came. */
  back: readonly Stop[];
}

const WIRE: readonly Stop[] = [
  ['src/adapters/graphql/execute.ts', 'sends the document, and turns a refusal into an error'],
  ['src/adapters/graphql/client.ts', 'one mutation after another, with token and store view'],
];

const WAYS: readonly Way[] = [
  {
    title: 'Add to cart',
    there: [
      ['src/features/product/BuyForm.tsx', 'the options and the press'],
      ['src/actors/useCart.ts', 'sends `cart.addItem` to the cart'],
      ['machines/cart/machine.ts', 'puts it in the queue'],
      [
        'machines/cart/operation/machine.ts',
        'one change: with a cart, sent, looked up when unanswered',
      ],
      ['src/app/system/cartPorts.ts', 'what each port of the two is'],
      ['src/adapters/graphql/operations/cart.ts', 'variables in, a cart out'],
      ['src/adapters/graphql/documents/cart.ts', 'the mutation'],
      ...WIRE,
    ],
    back: [
      ['machines/cart/context.ts', 'keeps what the cart holds now'],
      ['src/features/product/AddOutcome.tsx', 'says "Added to cart.", or why not'],
    ],
  },
  {
    title: 'Sign in',
    there: [
      ['src/shop/account/SignInForm.tsx', 'the form and its checks'],
      ['src/actors/useSession.ts', 'sends `session.signIn` to the session'],
      ['machines/session/machine.ts', 'one form at a time'],
      ['src/app/system/session.ts', 'asks for a token and stores it'],
      ['src/adapters/graphql/operations/session.ts', 'credentials in, a token out'],
      ['src/adapters/graphql/documents/session.ts', 'the mutation'],
      ...WIRE,
    ],
    back: [
      ['machines/session/machine.ts', 'tells cart, wish list, checkout and drawer'],
      ['src/shop/account/useSessionTask.ts', 'the form says why not, or gives way'],
    ],
  },
  {
    title: 'Place order',
    there: [
      ['src/features/checkout/steps/ReviewStep.tsx', 'the press, with all that is on the screen'],
      ['src/actors/useCheckout.ts', 'sends `order.submit` to the checkout'],
      ['machines/checkout/orderStep.ts', 'complete? then the order begins'],
      [
        'machines/order/place.ts',
        'claims, compares, records, sends, and finds out when unanswered',
      ],
      ['machines/order/agreement.ts', 'is it what was on the screen?'],
      ['src/app/system/placeOrder.ts', 'what each port is'],
      ['src/app/system/orderPreparation.ts', 'the cart, the customer and the address of the order'],
      ['src/app/system/orderRecall.ts', 'the record that outlives the browser'],
      ['src/adapters/rest/orders.ts', 'shipping-information, then payment-information'],
      ['src/adapters/rest/restClient.ts', 'the request'],
    ],
    back: [
      ['machines/checkout/machine.ts', 'has the receipt'],
      ['src/app/system/announceOrder.ts', 'goes to it, or tells of it where the shopper is now'],
      ['src/features/checkout/receipt/OrderConfirmationPage.tsx', 'the receipt'],
    ],
  },
];

const ROOT = join(import.meta.dirname, '../..');

/** The files of a way that are not there. */
export const lostFiles = (): string[] =>
  WAYS.flatMap(({ there, back }) => [...there, ...back])
    .map(([file]) => file)
    .filter((file) => !existsSync(join(ROOT, file)));

/** Three deeds of a shopper, file by file from the component to the wire and back. */
export const ways = (): string[] => WAYS.map(wayOf);

function wayOf({ title, there, back }: Way): string {
  const all = [...there, ...back];
  const files = new Set(all.map(([file]) => file));
  const lines = all.map(([file, does], at) => {
    const place = at < there.length ? '↓' : '↑';
    return `- ${place} [${file}](../${file}): ${does}`;
  });
  return [
    `### ${title}`,
    `${files.size} files, down to the wire and back up.`,
    lines.join('\n'),
  ].join('\n\n');
}
