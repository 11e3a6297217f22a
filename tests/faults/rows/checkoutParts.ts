import type { CheckoutEvent } from '../../../machines/checkout/context.ts';
import { STEPS, type Step } from '../../../machines/checkout/steps.ts';
import { actorOf } from '../../../src/actors/AppActor.ts';
import { acceptedCheckout } from '../../support/acceptedCheckout.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { isResting, withALine } from './cartParts.ts';

export const checkoutSnapshot = (stage: Stage) =>
  actorOf(stage.shop().app, 'checkout')?.getSnapshot();

export const sendToCheckout = (event: CheckoutEvent) => (stage: Stage) => {
  actorOf(stage.shop().app, 'checkout')?.send(event);
};

const { shippingAddress, shippingMethod, billingAddress, payment } = acceptedCheckout;
/** The events that submit the steps, in order. */
const SUBMITTED: CheckoutEvent[] = [
  { type: 'shippingAddress.submit', address: shippingAddress },
  { type: 'shippingMethod.submit', method: shippingMethod },
  { type: 'billingAddress.submit', address: billingAddress },
  { type: 'paymentMethod.submit', payment },
];

export const isOpen = (stage: Stage) => checkoutSnapshot(stage)?.hasTag('open') === true;

/** Submits the steps before this one, except those that are accepted already. */
export async function goToStep(stage: Stage, step: Step) {
  await stage.until(() => isOpen(stage), 'an open checkout');
  for (const [at, event] of SUBMITTED.slice(0, STEPS.indexOf(step)).entries()) {
    const current = STEPS[at] ?? step;
    if (!checkoutSnapshot(stage)?.hasTag(current)) continue;
    sendToCheckout(event)(stage);
    await stage.until(() => checkoutSnapshot(stage)?.hasTag(current) === false, `past ${current}`);
  }
  await stage.until(() => checkoutSnapshot(stage)?.hasTag(step) === true, `the step ${step}`);
  await stage.until(() => isResting(stage), 'the cart read again');
  await stage.until(() => stage.main().includes('Order summary'), 'the checkout on the screen');
}

/** Arranges a checkout at this step. */
export async function atStep(stage: Stage, step: Step, arrange = withALine) {
  await arrange(stage, '/checkout');
  await goToStep(stage, step);
}

/** Submits a step and waits until it is accepted or rejected. */
export const stepRow = (
  operation: string,
  step: Step,
  event: CheckoutEvent,
  more: Partial<Row>,
): Row => ({
  operation,
  kind: 'mutation',
  arrange: (stage) => atStep(stage, step),
  act: sendToCheckout(event),
  isDone: (stage) =>
    checkoutSnapshot(stage)?.hasTag('open') === true && !checkoutSnapshot(stage)?.hasTag(step),
  // The message is next to the form, and the form keeps its values.
  isReported: (stage) =>
    checkoutSnapshot(stage)?.context.errors[step] !== undefined &&
    document.querySelector('main [role=alert]') !== null,
  isWaiting: (stage) => checkoutSnapshot(stage)?.hasTag('submitting') === true,
  async retry(stage, fault) {
    if (fault === 'reload in the middle') {
      await stage.until(
        () => checkoutSnapshot(stage)?.hasTag(step) === true,
        `the step ${step} again`,
      );
    }
    sendToCheckout(event)(stage);
  },
  ...more,
});
