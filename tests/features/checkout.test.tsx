import { act, cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CheckoutPage } from '../../src/features/checkout/CheckoutPage.tsx';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import {
  cartLine,
  DEFAULT_SHOP,
  type FakeShop,
  refusedError,
  unreachableError,
} from '../support/fakeShop.ts';
import { renderShop } from '../support/renderShop.tsx';

afterEach(cleanup);

const ADDRESS = {
  Email: 'ada@example.com',
  'First Name': 'Ada',
  'Last Name': 'Reed',
  'Street Address': '1 Rose Lane',
  City: 'Austin',
  'ZIP / Postal Code': '73301',
  'Phone Number': '5125550100',
};

const TERMS_OF_SALE = {
  agreement_id: 7,
  name: 'Terms of sale',
  content: 'Flowers vary.',
  is_html: false,
  mode: 'MANUAL',
  checkbox_text: 'I agree to the terms of sale',
};

describe('Checkout page', () => {
  it('leads a guest through five steps to one order', async () => {
    const { step, open, fillAddress, next, shopper, getByRole, log, checkout } = await begin();
    await fillAddress();
    await next('Shipping Address');
    await open('Shipping Method');
    expect(
      step('Shipping Method').getByRole('radio', { name: 'Free Shipping · Free' }),
    ).toBeDefined();
    expect(step('Shipping Method').getByText('Free')).toBeDefined();
    await shopper.click(step('Shipping Method').getByRole('radio', { name: 'Flat Rate · Fixed' }));
    await next('Shipping Method');
    await open('Billing Address');
    await next('Billing Address');
    await open('Payment Method');
    await next('Payment Method');
    await shopper.click(await step('Review').findByRole('button', { name: 'Place Order' }));
    await expect.poll(() => log.at(-1)).toBe('go to the receipt');
    expect(log.filter((entry) => !/^(read|ask)/.test(entry))).toEqual([
      'send to Austin',
      'send by flatrate',
      'bill',
      'shipping information',
      'pay by checkmo',
      'clear',
      'forget the cart',
      'create a cart',
      'go to the receipt',
    ]);
    expect(checkout?.getSnapshot().context.order?.id).toBe('000042');
    expect(getByRole('heading', { level: 1, name: 'Checkout' })).toBeDefined();
  });

  it('has a region for each step and Continue in the open one only', async () => {
    const { step, getAllByRole } = await begin();
    for (const name of [
      'Shipping Address',
      'Shipping Method',
      'Billing Address',
      'Payment Method',
      'Review',
    ]) {
      expect(step(name)).toBeDefined();
    }
    expect(getAllByRole('button', { name: 'Continue' })).toHaveLength(1);
  });

  it('preselects the cheapest delivery and links back to the cart', async () => {
    const { step, open, fillAddress, next, getByRole } = await begin();
    await fillAddress();
    await next('Shipping Address');
    await open('Shipping Method');
    expect(step('Shipping Method').getByRole('radio', { checked: true })).toBe(
      step('Shipping Method').getByRole('radio', { name: 'Free Shipping · Free' }),
    );
    const panel = within(getByRole('complementary', { name: 'Order summary' }));
    expect(panel.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
  });

  it('calls the total an estimate until the shipping method is known', async () => {
    const { open, fillAddress, next, getByRole } = await begin();
    const strip = getByRole('link', { name: 'View order summary' }).parentElement;
    expect(strip?.textContent).toMatch(/^1 item · .*\d \(estimate\)View order summary$/);
    await fillAddress();
    await next('Shipping Address');
    await open('Shipping Method');
    expect(strip?.textContent).toMatch(/^1 item · .*\d \(estimate\)View order summary$/);
    const panel = within(getByRole('complementary', { name: 'Order summary' }));
    expect(panel.getByText('Total (estimate)')).toBeDefined();
    await next('Shipping Method');
    await open('Billing Address');
    expect(strip?.textContent).toMatch(/^1 item · .*\dView order summary$/);
    expect(panel.getByText('Total')).toBeDefined();
  });

  it('lists the countries by name, and starts with the default one', async () => {
    const { getByRole } = await begin();
    const country = getByRole('combobox', { name: 'Country' }) as HTMLSelectElement;
    expect([...country.options].map(({ text }) => text)).toEqual(['Hong Kong', 'United States']);
    expect(country.value).toBe('US');
  });

  it('marks each required field and focuses the first', async () => {
    const { step, next, field, ownerDocument, log } = await begin();
    await next('Shipping Address');
    expect(ownerDocument.activeElement).toBe(field('Email'));
    for (const name of Object.keys(ADDRESS)) {
      const message = ownerDocument.getElementById(`${field(name).id}-error`);
      expect(message?.textContent, name).toBe('Is required.');
    }
    expect(step('Shipping Address').getByRole('alert').textContent).toContain(
      'Please check 8 fields',
    );
    expect(log).not.toContain('send to ');
  });

  it('requires a valid email, and clears the message once it is', async () => {
    const { step, fillAddress, next, field, shopper } = await begin();
    await fillAddress({ Email: 'ada@' });
    await next('Shipping Address');
    const sentence = 'Please enter an email address like name@example.com.';
    expect(step('Shipping Address').getByText(sentence)).toBeDefined();
    await shopper.type(field('Email'), 'example.com');
    expect(step('Shipping Address').queryByText(sentence)).toBeNull();
  });

  it('requires neither region nor postcode in a country without them', async () => {
    const { fillAddress, next, open, shopper, step } = await begin();
    await fillAddress({ 'ZIP / Postal Code': '' }, { isRegionChosen: false });
    await shopper.selectOptions(
      step('Shipping Address').getByRole('combobox', { name: 'Country' }),
      'HK',
    );
    await next('Shipping Address');
    await open('Shipping Method');
  });

  it('shows why the platform refuses an address, focuses the reason and keeps what was typed', async () => {
    const { fillAddress, next, step, field, ownerDocument } = await begin({
      fail: {
        submitShippingAddress: refusedError('Region is not available for the selected country'),
      },
    });
    await fillAddress();
    await next('Shipping Address');
    const alert = await step('Shipping Address').findByRole('alert');
    expect(alert.textContent).toBe('Region is not available for the selected country');
    expect(ownerDocument.activeElement).toBe(alert);
    for (const [name, text] of Object.entries(ADDRESS)) expect(field(name).value).toBe(text);
  });

  it('reports an unreachable shop in its own words', async () => {
    const { fillAddress, next, step } = await begin({
      fail: { submitShippingAddress: unreachableError() },
    });
    await fillAddress();
    await next('Shipping Address');
    const alert = await step('Shipping Address').findByRole('alert');
    expect(alert.textContent).toBe(
      'We received no valid answer from the shop. Nothing was sent twice; please try again.',
    );
  });

  it('moves the focus to the step that opens', async () => {
    const { fillAddress, next, open, step, ownerDocument } = await begin();
    await fillAddress();
    await next('Shipping Address');
    await open('Shipping Method');
    expect(ownerDocument.activeElement).toBe(step('Shipping Method').getByRole('heading'));
  });

  it('sums up a finished step and reopens it for editing', async () => {
    const { step, shopper, open } = await begin({ saved: acceptedCheckout });
    expect(step('Shipping Address').getByText(/Ada Reed/).textContent).toContain(
      '1 Rose Lane, Austin, TX 73301, United States',
    );
    expect(step('Billing Address').getByText('Same as shipping address')).toBeDefined();
    await shopper.click(
      step('Shipping Address').getByRole('button', { name: 'Edit Shipping Address' }),
    );
    await open('Shipping Address');
    expect(step('Shipping Address').getByRole('textbox', { name: 'City' })).toHaveProperty(
      'value',
      'Austin',
    );
  });

  it('keeps a shipping method that is chosen, but not accepted, while the address is edited', async () => {
    const { step, open, fillAddress, next, shopper } = await begin();
    await fillAddress();
    await next('Shipping Address');
    await open('Shipping Method');
    await shopper.click(step('Shipping Method').getByRole('radio', { name: 'Flat Rate · Fixed' }));
    await shopper.click(
      step('Shipping Address').getByRole('button', { name: 'Edit Shipping Address' }),
    );
    await open('Shipping Address');
    await next('Shipping Address');
    await open('Shipping Method');
    expect(
      step('Shipping Method').getByRole('radio', { name: 'Flat Rate · Fixed' }),
    ).toHaveProperty('checked', true);
  });

  it('shows no email address that was typed as a guest once a customer is signed in', async () => {
    const { step, checkout } = await begin({ saved: acceptedCheckout });
    expect(step('Shipping Address').getByText(/ada\+flowers@example.com/)).toBeDefined();
    act(() => checkout!.send({ type: 'session.announced', isSignedIn: true }));
    expect(step('Shipping Address').queryByText(/ada\+flowers@example.com/)).toBeNull();
    expect(step('Shipping Address').getByText(/5125550100/)).toBeDefined();
  });

  it('accepts another billing address, without an email', async () => {
    const { step, shopper, open, next, field, checkout } = await begin({
      saved: { ...acceptedCheckout, billingAddress: null, payment: null },
    });
    await open('Billing Address');
    await shopper.click(
      step('Billing Address').getByRole('checkbox', { name: 'Same as shipping address' }),
    );
    expect(step('Billing Address').queryByRole('textbox', { name: 'Email' })).toBeNull();
    await next('Billing Address');
    expect(field('First Name').getAttribute('aria-invalid')).toBe('true');
    for (const [name, text] of Object.entries(ADDRESS)) {
      if (name === 'Email') continue;
      await shopper.click(field(name));
      await shopper.paste(text);
    }
    await shopper.selectOptions(
      step('Billing Address').getByRole('combobox', { name: 'State / Region' }),
      'TX',
    );
    await next('Billing Address');
    await open('Payment Method');
    expect(checkout?.getSnapshot().context.billingAddress).toMatchObject({
      firstname: 'Ada',
      region_code: 'TX',
    });
  });

  it('says when no shipping method is offered', async () => {
    const { step, open } = await begin({ saved: { ...acceptedCheckout, shippingMethod: null } });
    await open('Shipping Method', 'Choose another address');
    expect(step('Shipping Method').getByText('We do not deliver to this address.')).toBeDefined();
  });

  it('shows an unknown payment method as disabled', async () => {
    const { step, open } = await begin({ saved: { ...acceptedCheckout, payment: null } });
    await open('Payment Method');
    const unknown = step('Payment Method').getByRole('radio', { name: 'Barter' });
    expect(unknown).toHaveProperty('disabled', true);
    expect(step('Payment Method').getByText('Cannot be used here yet.')).toBeDefined();
  });

  it('offers the platform’s offline payment methods and requires a purchase order’s number', async () => {
    const offered = ['banktransfer', 'cashondelivery', 'purchaseorder'];
    const { step, shopper, open, getByRole, findByText, checkout } = await begin({
      saved: { ...acceptedCheckout, payment: null },
      responses: {
        ...DEFAULT_SHOP.responses,
        PaymentMethods: () => ({
          cart: {
            id: 'cart-1',
            available_payment_methods: offered.map((code) => ({ code, title: code })),
          },
        }),
      },
    });
    await open('Payment Method');
    for (const name of offered) {
      expect(step('Payment Method').getByRole('radio', { name })).toHaveProperty('disabled', false);
    }
    await shopper.click(step('Payment Method').getByRole('radio', { name: 'purchaseorder' }));
    await step('Payment Method').findByRole('textbox', { name: 'Purchase order number' });
    await shopper.click(await open('Payment Method'));
    await findByText('Is required.');
    await shopper.type(getByRole('textbox', { name: 'Purchase order number' }), 'PO-7');
    await shopper.click(await open('Payment Method'));
    await open('Review', 'Place Order');
    expect(checkout?.getSnapshot().context.payment).toEqual({
      code: 'purchaseorder',
      title: 'purchaseorder PO-7',
      data: { poNumber: 'PO-7' },
    });
  });

  it('shows the terms at the review and requires them to be accepted before the order', async () => {
    const { step, shopper, open, findByText, log, checkout } = await begin({
      saved: acceptedCheckout,
      responses: {
        ...DEFAULT_SHOP.responses,
        CheckoutTerms: () => ({ checkoutAgreements: [TERMS_OF_SALE] }),
      },
    });
    await open('Review', 'Place Order');
    await findByText('Flowers vary.');
    const press = async () => shopper.click(await open('Review', 'Place Order'));
    await press();
    await findByText('Please accept this to place your order.');
    expect(log).not.toContain('shipping information');
    await shopper.click(
      step('Review').getByRole('checkbox', { name: 'I agree to the terms of sale' }),
    );
    await press();
    await expect.poll(() => log.at(-1)).toBe('go to the receipt');
    expect(checkout?.getSnapshot().context.shownOrder?.agreementIds).toEqual([7]);
  });

  it('shows terms that are newer than the review after the platform has refused the order', async () => {
    let terms: object[] = [];
    const { step, shopper, open } = await begin({
      saved: acceptedCheckout,
      fail: { sendPaymentInformation: refusedError('Agree to the terms first.') },
      responses: {
        ...DEFAULT_SHOP.responses,
        CheckoutTerms: () => ({ checkoutAgreements: terms }),
      },
    });
    await open('Review', 'Place Order');
    expect(step('Review').queryByRole('checkbox')).toBeNull();
    terms = [TERMS_OF_SALE];
    await shopper.click(step('Review').getByRole('button', { name: 'Place Order' }));
    await step('Review').findByRole('checkbox', { name: 'I agree to the terms of sale' });
  });

  it('names no total while the cart lacks the chosen shipping method', async () => {
    const shipping = { label: 'Flat Rate - Fixed', amount: { value: 15, currency: 'USD' } };
    const saved = acceptedCheckout;
    const lacking = await begin({ saved });
    await lacking.open('Review', 'Place Order');
    expect(lacking.queryByText(/The total is/)).toBeNull();
    cleanup();
    const whole = await begin({ saved, prices: { ...DEFAULT_SHOP.prices, shipping } });
    await whole.open('Review', 'Place Order');
    await whole.findByText(/The total is/);
  });

  it('says each change of the cart on its own line', async () => {
    const { cart, findByText } = await begin({
      items: [
        cartLine('First Light'),
        cartLine('Rose Bear', { isAvailable: false, notes: ['一。', '二。'] }),
      ],
    });
    await findByText(/一。二。/);
    act(() => {
      const { lastShown } = cart!.getSnapshot().context;
      const gone = { name: 'Bear', price: { value: 1, currency: 'USD' }, quantity: 1 };
      lastShown!.lines = { ...lastShown!.lines, gone };
      lastShown!.coupons = ['MAY'];
      cart!.send({ type: 'cart.read' });
    });
    const text = await findByText(/Bear is no longer in your cart/);
    expect(text.innerHTML).toBe('Bear is no longer in your cart.<br>Coupon MAY no longer applies.');
  });

  it('places one order however often the button is pressed', async () => {
    const { step, log, hold, open } = await begin({ saved: acceptedCheckout });
    await open('Review', 'Place Order');
    const { release } = hold('sendShippingInformation');
    const button = step('Review').getByRole('button', { name: 'Place Order' });
    for (let click = 0; click < 50; click++) button.click();
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    for (let click = 0; click < 50; click++) button.click();
    release();
    await expect.poll(() => log.at(-1)).toBe('go to the receipt');
    expect(log.filter((entry) => entry.startsWith('pay'))).toEqual(['pay by checkmo']);
  });

  it('shows why a payment is refused and offers another payment method', async () => {
    const { step, shopper, open } = await begin({
      saved: acceptedCheckout,
      fail: {
        sendPaymentInformation: refusedError('Your payment was declined. Try another card.'),
      },
    });
    await open('Review', 'Place Order');
    await shopper.click(step('Review').getByRole('button', { name: 'Place Order' }));
    expect((await step('Review').findByRole('alert')).textContent).toContain(
      'Your payment was declined. Try another card.',
    );
    expect(
      step('Payment Method').getByRole('button', { name: 'Edit Payment Method' }),
    ).toBeDefined();
    await shopper.click(step('Review').getByRole('button', { name: 'Pay in another way' }));
    await open('Payment Method');
  });

  it.each(['prepareOrder', 'sendShippingInformation'])(
    'says that nothing was paid when an order gets no response before the payment: %s',
    async (request) => {
      const { step, shopper, open } = await begin({
        saved: acceptedCheckout,
        fail: { [request]: unreachableError() },
      });
      await open('Review', 'Place Order');
      await shopper.click(step('Review').getByRole('button', { name: 'Place Order' }));
      expect((await step('Review').findByRole('alert')).textContent).toBe(
        'We could not check your order before it is paid. Nothing was paid: please try again.',
      );
    },
  );

  it('says when the platform has ended the cart, and shows none of its items', async () => {
    const ended = Object.assign(new Error('Could not find a cart'), { reason: 'invalidCart' });
    const { step, shop, shopper, open, findByText, getByText } = await begin({
      saved: acceptedCheckout,
      fail: { prepareOrder: ended },
    });
    await open('Review', 'Place Order');
    shop.items = [];
    await shopper.click(step('Review').getByRole('button', { name: 'Place Order' }));
    const notice = await findByText('Your cart is no longer open, so we have made you a new one.');
    expect(notice.closest('[role=status]')).toBe(document.activeElement);
    expect(getByText('There are no items in your cart.')).toBeDefined();
  });

  it('says in an earlier step too that the cart has ended, and shows none of its items', async () => {
    const ended = Object.assign(new Error('Could not find a cart'), { reason: 'invalidCart' });
    const { shop, fillAddress, next, findByText } = await begin({
      fail: { submitShippingAddress: ended },
    });
    await fillAddress();
    shop.items = [];
    await next('Shipping Address');
    await findByText('Your cart is no longer open, so we have made you a new one.');
    await findByText('There are no items in your cart.');
  });

  it.each([
    ['Billing Address', { ...acceptedCheckout, billingAddress: null, payment: null }],
    ['Payment Method', { ...acceptedCheckout, payment: null }],
  ])(
    'says that the cart has ended when %s is submitted, and sends nothing',
    async (name, saved) => {
      const ended = Object.assign(new Error('Could not find a cart'), { reason: 'invalidCart' });
      const { shop, open, next, findByText } = await begin({ saved });
      await open(name);
      endCart(shop, ended);
      await next(name);
      await findByText('Your cart is no longer open, so we have made you a new one.');
      await findByText('There are no items in your cart.');
    },
  );

  it('names an item that was removed from the cart elsewhere', async () => {
    const { shop, open, next, findByText } = await begin({
      saved: { ...acceptedCheckout, payment: null },
    });
    await open('Payment Method');
    const [item] = shop.items;
    shop.items = [];
    await next('Payment Method');
    await findByText(`${item?.product.name} is no longer in your cart.`);
    await findByText('There are no items in your cart.');
  });

  it.each([
    ['payer', 'Billing Address', /^Your session had ended/],
    ['payment', 'Payment Method', /payment method that you chose is no longer available/],
    ['method', 'Shipping Method', /shipping method that you chose is no longer available/],
  ] as const)(
    'says what an ended session has dropped (%s) until it is chosen again',
    async (lostChoice, name, words) => {
      const at = {
        method: { shippingMethod: null, availableShippingMethods: DEFAULT_SHOP.methods },
        payer: { billingAddress: null, payment: null },
        payment: { payment: null },
      }[lostChoice];
      const { open, next, findByText, queryByText } = await begin({
        saved: { ...acceptedCheckout, ...at, lostChoice },
      });
      await open(name);
      await findByText(words);
      await next(name);
      if (lostChoice === 'payer') {
        await open('Payment Method');
        await findByText(words);
        await next('Payment Method');
      }
      await open('Review', 'Place Order');
      expect(queryByText(words)).toBeNull();
    },
  );

  it('says when the cart is empty and links to the flowers', async () => {
    const { findByText, getByRole, queryByRole } = renderShop(<CheckoutPage />, { cartId: null });
    await findByText('There are no items in your cart.');
    expect(getByRole('link', { name: 'Browse flowers' })).toBeDefined();
    expect(queryByRole('region', { name: 'Shipping Address' })).toBeNull();
  });

  it('says whom a check is payable to and where to send it, as the platform does', async () => {
    const { step, open } = await begin({
      saved: { ...acceptedCheckout, payment: null },
      responses: {
        PaymentMethods: () => ({
          cart: { id: 'cart-1', available_payment_methods: [{ code: 'checkmo', title: 'Check' }] },
          storeConfig: {
            store_code: 'default',
            check_money_order_make_check_payable_to: 'Rose Ltd.',
            check_money_order_send_check_to: '1 Rose Lane\nAustin',
          },
        }),
      },
    });
    await open('Payment Method');
    const method = step('Payment Method');
    expect(method.getByText(/payable to/).textContent).toBe('Make the check payable to: Rose Ltd.');
    expect(step('Payment Method').getByText(/Send the check to:/).textContent).toBe(
      'Send the check to:\n1 Rose Lane\nAustin',
    );
  });

  it('offers a retry when the payment methods cannot be loaded', async () => {
    const { step, shop, shopper, open } = await begin({
      saved: { ...acceptedCheckout, payment: null },
      responses: { PaymentMethods: () => new Error('no') },
    });
    await open('Payment Method', 'Try again');
    shop.responses.PaymentMethods = () => ({
      cart: { id: 'cart-1', available_payment_methods: [{ code: 'checkmo', title: 'Check' }] },
    });
    await shopper.click(step('Payment Method').getByRole('button', { name: 'Try again' }));
    await step('Payment Method').findByRole('radio', { name: 'Check' });
  });
});

async function begin(change: Partial<FakeShop> = {}) {
  const screen = renderShop(<CheckoutPage />, change);
  const { shopper } = screen;
  await screen.findByRole('region', { name: 'Shipping Address' });
  const step = (name: string) => within(screen.getByRole('region', { name }));
  const open = (name: string, button = 'Continue') =>
    step(name).findByRole('button', { name: button });
  if (!change.saved) await open('Shipping Address');
  const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
  return {
    ...screen,
    ownerDocument: screen.container.ownerDocument,
    step,
    open,
    field,
    next: async (name: string) => shopper.click(await open(name)),
    fillAddress: async (changes: Partial<typeof ADDRESS> = {}, { isRegionChosen = true } = {}) => {
      for (const [name, text] of Object.entries({ ...ADDRESS, ...changes })) {
        if (!text) continue;
        await shopper.click(field(name));
        await shopper.paste(text);
      }
      const region = screen.getByRole('combobox', { name: 'State / Region' });
      if (isRegionChosen) await shopper.selectOptions(region, 'TX');
    },
  };
}

/** The platform has ended the cart and reports it at the next read. */
function endCart(shop: FakeShop, ended: Error): void {
  shop.items = [];
  let calls = 0;
  Object.defineProperty(shop.fail, 'readDetails', { get: () => (calls++ ? undefined : ended) });
}
