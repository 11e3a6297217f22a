import type { Row } from '../row.ts';
import type { Stage } from '../stage.ts';
import { atStep } from './checkoutParts.ts';

/** The shop's configuration enables Braintree's form. */
function switchOn() {
  const config = document.getElementById('config') ?? document.createElement('script');
  config.setAttribute('type', 'application/json');
  config.id = 'config';
  config.textContent = JSON.stringify({ PAYMENT_PROVIDERS: 'braintree' });
  document.body.append(config);
}

const radio = () => document.querySelector<HTMLElement>('[type=radio][value=braintree]');

/** Choosing Braintree requests a client token, which its frames need. */
export const braintreeRow: Row = {
  operation: 'BraintreeClientToken',
  kind: 'mutation',
  async arrange(stage: Stage) {
    switchOn();
    stage.platform.hasBraintree = true;
    await atStep(stage, 'paymentMethod');
    await stage.until(() => radio() !== null, 'Braintree among the ways to pay');
  },
  act: () => radio()?.click(),
  isDone: () => document.querySelector('#braintree-number input') !== null,
  isReported: (stage) => stage.hasText('The card form could not be loaded.'),
  isWaiting: (stage) => stage.hasText('Fetching Data...'),
  async retry(stage, fault) {
    if (fault !== 'reload in the middle') return stage.pressWhenReady('Try again');
    await stage.until(() => radio() !== null, 'Braintree among the ways to pay');
    radio()?.click();
  },
};
