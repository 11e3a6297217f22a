import type { CheckoutEvent, Step } from '../../../machines/checkoutSetup.ts';
import { checkoutOf } from '../../../src/actors/AppActor.ts';
import { SAVED_KEYS } from '../../../src/app/wiring/savedKeys.ts';
import { acceptedCheckout } from '../../support/acceptedCheckout.ts';
import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { withALine } from './cartParts.ts';

export const checkout = (stage: Stage) => checkoutOf(stage.shop().app)?.getSnapshot();

export const submit = (event: CheckoutEvent) => (stage: Stage) => {
  checkoutOf(stage.shop().app)?.send(event);
};

/** The steps before this one are accepted, as after a page load in the middle of a checkout. */
export async function atStep(stage: Stage, step: Step, arrange = withALine) {
  await arrange(stage, '');
  const saved = [
    ['shipping_address', acceptedCheckout.shippingAddress],
    ['shippingMethod', acceptedCheckout.shippingMethod],
    ['billing_address', acceptedCheckout.billingAddress],
    ['paymentMethod', acceptedCheckout.payment],
  ] as const;
  const steps: Step[] = [
    'shippingAddress',
    'shippingMethod',
    'billingAddress',
    'paymentMethod',
    'order',
  ];
  for (const [key, value] of saved.slice(0, steps.indexOf(step))) {
    stage.shop().world.storage.set(key, value);
  }
  await stage.visit('/checkout');
  await stage.until(() => checkout(stage)?.hasTag(step) === true, `the step ${step}`);
  await stage.until(() => stage.main().includes('Your order'), 'the checkout on the screen');
}

export const forget = () => {
  for (const key of SAVED_KEYS) localStorage.removeItem(`florilegium:${key}`);
};

/** A step of the checkout that is sent, and accepted or not. */
export const stepRow = (
  operation: string,
  step: Step,
  event: CheckoutEvent,
  more: Partial<Row>,
): Row => ({
  operation,
  kind: 'mutation',
  arrange: (stage) => atStep(stage, step),
  act: submit(event),
  isDone: (stage) => checkout(stage)?.hasTag('open') === true && !checkout(stage)?.hasTag(step),
  // Next to the form, with the form as it was.
  isTold: (stage) =>
    checkout(stage)?.context.errors[step] !== undefined &&
    document.querySelector('main [role=alert]') !== null,
  isWaiting: (stage) => checkout(stage)?.hasTag('submitting') === true,
  async again(stage, fault) {
    if (fault === 'reload in the middle') {
      await stage.until(() => checkout(stage)?.hasTag(step) === true, `the step ${step} again`);
    }
    submit(event)(stage);
  },
  ...more,
});
