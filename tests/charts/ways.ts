import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file that takes part in a shopper's action, and its role. */
type Stop = readonly [file: string, does: string];

interface Way {
  title: string;
  outbound: readonly Stop[];
  /** The way of the response to the screen, where it differs from the way of the request. */
  back: readonly Stop[];
}

const WIRE: readonly Stop[] = [
  ['src/adapters/graphql/execute.ts', 'sends the document, and turns a refusal into an error'],
  ['src/adapters/graphql/client.ts', 'one mutation after another, with token and store view'],
];

const WAYS: readonly Way[] = [
  {
    title: 'Add to cart',
    outbound: [
      ['src/features/product/BuyForm.tsx', 'the options and the press'],
      ['src/actors/useCartAdditions.ts', 'sends `cart.addItem` to the cart'],
      ['machines/cart/machine.ts', 'queues the addition and starts one operation at a time'],
      [
        'machines/cart/operation/machine.ts',
        'ensures a cart, sends the addition, reads the cart to learn the result',
      ],
      ['src/app/system/cartPorts.ts', 'connects the ports of the operation with the adapters'],
      ['src/adapters/graphql/operations/cart.ts', 'turns the addition into variables'],
      ['src/adapters/graphql/documents/cart.ts', 'the mutation'],
      ...WIRE,
    ],
    back: [
      ['machines/cart/outcomes.ts', 'takes over the cart that was read, and its failures'],
      ['src/features/product/AddOutcome.tsx', 'shows "Added to your cart", or the reason why not'],
    ],
  },
  {
    title: 'Sign in',
    outbound: [
      ['src/shop/account/SignInForm.tsx', 'the form and its checks'],
      ['src/actors/useSession.ts', 'sends `session.signIn` to the session'],
      ['machines/session/machine.ts', 'submits one form at a time'],
      ['src/app/system/session.ts', 'asks the platform for a token and stores it'],
      ['src/adapters/graphql/operations/session.ts', 'turns credentials into a token'],
      ['src/adapters/graphql/documents/session.ts', 'the mutation'],
      ...WIRE,
    ],
    back: [
      [
        'machines/session/machine.ts',
        'tells cart, wish list, checkout and drawer that a customer is signed in',
      ],
      ['src/shop/account/useSessionTask.ts', 'gives the form its failure, if any'],
    ],
  },
  {
    title: 'Place order',
    outbound: [
      [
        'src/features/checkout/steps/ReviewStep.tsx',
        'sends the press together with all that is on the screen',
      ],
      ['src/actors/useCheckout.ts', 'sends `order.submit` to the checkout'],
      [
        'machines/checkout/orderStep.ts',
        'checks that the checkout is complete and waits for the cart',
      ],
      [
        'machines/order/place.ts',
        'is the protocol: one tab at a time, payment once, verification of a lost answer',
      ],
      [
        'machines/order/beforePayment.ts',
        'compares each answer with what was on the screen, and records the payment',
      ],
      ['src/app/system/placeOrder.ts', 'connects the ports of the protocol with the adapters'],
      ['src/app/system/orderPreparation.ts', 'reads the cart, the customer and both addresses'],
      ['src/app/system/orderRecall.ts', 'writes the record that outlives the browser'],
      ['src/adapters/rest/orders.ts', 'sends shipping-information, then payment-information'],
      ['src/adapters/rest/restClient.ts', 'sends each request'],
    ],
    back: [
      ['machines/checkout/machine.ts', 'keeps the receipt and goes to its page'],
      ['src/features/checkout/receipt/OrderConfirmationPage.tsx', 'shows the receipt'],
    ],
  },
];

const ROOT = join(import.meta.dirname, '../..');

/** The listed files that do not exist. */
export const lostFiles = (): string[] =>
  WAYS.flatMap(({ outbound, back }) => [...outbound, ...back])
    .map(([file]) => file)
    .filter((file) => !existsSync(join(ROOT, file)));

/** Three shopper's actions, file by file from the component to the wire and back. */
export const ways = (): string[] => WAYS.map(wayOf);

function wayOf({ title, outbound, back }: Way): string {
  const all = [...outbound, ...back];
  const files = new Set(all.map(([file]) => file));
  const lines = all.map(([file, does], at) => {
    const place = at < outbound.length ? '↓' : '↑';
    return `- ${place} [${file}](../${file}): ${does}`;
  });
  return [
    `### ${title}`,
    `${files.size} files, down to the wire and back up.`,
    lines.join('\n'),
  ].join('\n\n');
}
