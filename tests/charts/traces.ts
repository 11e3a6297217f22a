import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file that takes part in a shopper's action, and its role. */
type TraceStep = readonly [file: string, does: string];

interface Trace {
  title: string;
  request: readonly TraceStep[];
  /** The further files that handle the response: each file is listed once. */
  response: readonly TraceStep[];
  /** The further files that report a failure. */
  failure?: readonly TraceStep[];
}

const GRAPHQL_REQUEST: readonly TraceStep[] = [
  ['src/adapters/graphql/execute.ts', 'sends the document, and turns a refusal into an error'],
  ['src/adapters/graphql/client.ts', 'one mutation after another, with token and store view'],
];

const TRACES: readonly Trace[] = [
  {
    title: 'Add to cart',
    request: [
      ['src/features/product/BuyForm.tsx', 'the options and the press'],
      [
        'src/actors/useCartRequests.ts',
        'sends `cart.addItem` to the cart; finds the outcome by its id',
      ],
      ['machines/app/mailbox.ts', 'queues the event until the cart has loaded'],
      ['machines/cart/machine.ts', 'queues the addition and starts one operation at a time'],
      ['src/app/system/wiring/cart.ts', 'loads the operation'],
      [
        'machines/cart/operation/machine.ts',
        'ensures a cart, and reads it afterwards to learn the result',
      ],
      ['machines/cart/operation/executing.ts', 'stores the addition and sends it'],
      ['machines/cart/operation/additions.ts', 'adds the id of the cart to the addition'],
      [
        'src/app/system/wiring/cartPorts.ts',
        'connects the ports of the operation with the adapters',
      ],
      ['src/adapters/graphql/operations/cart.ts', 'turns the addition into variables'],
      ...GRAPHQL_REQUEST,
    ],
    response: [
      [
        'machines/cart/operation/reading.ts',
        'reads the cart after the response, and recovers from an invalid cart',
      ],
      ['machines/cart/outcomes.ts', 'takes over the cart that was read, and keeps the outcome'],
      ['src/features/product/AddOutcome.tsx', 'shows "Added to your cart", or the reason why not'],
    ],
    failure: [
      ['machines/app/machine.ts', 'gets `cart.addFailed` from the cart'],
      ['src/app/system/wiring/app.ts', 'loads the code of the report'],
      ['src/app/system/wiring/reportAddFailure.ts', 'raises a toast'],
      ['src/shop/additionFailure.ts', 'puts the failure into words, here and beside the button'],
      ['machines/toasts/machine.ts', 'shows the toast, once for equal ones'],
      ['src/features/toasts/Toasts.tsx', 'announces the toast'],
    ],
  },
  {
    title: 'Sign in',
    request: [
      ['src/shop/account/SignInForm.tsx', 'the form and its checks'],
      ['src/actors/useSession.ts', 'sends `session.signIn` to the session'],
      ['machines/session/machine.ts', 'submits one form at a time'],
      ['machines/submission.ts', 'sends the form once; the response accepts or rejects it'],
      ['src/app/system/wiring/session.ts', 'connects the ports of the session with the adapters'],
      ['src/app/system/wiring/sessionForms.ts', 'asks the platform for a token and stores it'],
      ['src/adapters/graphql/operations/session.ts', 'turns credentials into a token'],
      ...GRAPHQL_REQUEST,
    ],
    response: [
      [
        'machines/session/sessionChanges.ts',
        'tells cart, wish list, toasts, checkout and drawer that a customer is signed in',
      ],
      ['src/actors/useSessionTask.ts', 'gives the form its failure, if any'],
    ],
  },
  {
    title: 'Place order',
    request: [
      [
        'src/features/checkout/steps/ReviewStep.tsx',
        'sends the press together with all that is on the screen',
      ],
      ['src/actors/useCheckout.ts', 'sends `order.submit` to the checkout'],
      [
        'machines/checkout/reviewStep.ts',
        'checks that the shown order is still the chosen one, and waits for the cart',
      ],
      [
        'machines/checkout/placing.ts',
        'starts the protocol with the order that was shown, and opens the receipt at its end',
      ],
      ['src/app/system/wiring/checkout.ts', 'loads the protocol and the page of the receipt'],
      [
        'machines/order/place.ts',
        'is the protocol: one tab at a time, payment once, verification of a lost response',
      ],
      [
        'machines/order/beforePayment.ts',
        'compares each response with what was on the screen, and records the payment',
      ],
      [
        'src/app/system/wiring/placeOrder.ts',
        'connects the ports of the protocol with the adapters',
      ],
      [
        'src/app/system/wiring/orderPreparation.ts',
        'reads the cart, the customer and both addresses',
      ],
      [
        'src/app/system/stored/unsettledPayment.ts',
        'refuses a second outstanding payment, and writes the record that outlives the browser',
      ],
      ['src/adapters/rest/orders.ts', 'sends shipping-information, then payment-information'],
      ['src/adapters/rest/restClient.ts', 'sends each request'],
    ],
    response: [['src/features/checkout/receipt/OrderConfirmationPage.tsx', 'shows the receipt']],
  },
];

const ROOT = join(import.meta.dirname, '../..');

const filesOf = ({ request, response, failure = [] }: Trace): string[] =>
  [...request, ...response, ...failure].map(([file]) => file);

/** The listed files that do not exist. */
export const missingFiles = (): string[] =>
  TRACES.flatMap(filesOf).filter((file) => !existsSync(join(ROOT, file)));

/** The files that an action lists twice. */
export const repeatedFiles = (): string[] =>
  TRACES.flatMap((trace) => filesOf(trace).filter((file, index, all) => all.indexOf(file) < index));

/** Follows three actions of a shopper from the component to the request and back, file by file. */
export const traces = (): string[] => TRACES.map(textOf);

function textOf({ title, request, response, failure }: Trace): string {
  return [
    `### ${title}`,
    `${request.length + response.length} files, from the component to the request and back.`,
    [linesOf('↓', request), linesOf('↑', response)].join('\n'),
    failure &&
      `If it fails, ${failure.length} more files report the failure.\n\n${linesOf('↑', failure)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const linesOf = (direction: string, steps: readonly TraceStep[]): string =>
  steps.map(([file, does]) => `- ${direction} [${file}](../${file}): ${does}`).join('\n');
