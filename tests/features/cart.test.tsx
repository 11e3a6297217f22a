import { act, cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NO_DIFF } from '../../machines/cart/diff.ts';
import { CartPage } from '../../src/features/cart/CartPage.tsx';
import { EmptyCart } from '../../src/shop/EmptyCart.tsx';
import { cartLine, type FakeShop, refusedError, unreachableError } from '../support/fakeShop.ts';
import { renderShop } from '../support/renderShop.tsx';

afterEach(cleanup);

describe('Cart page', () => {
  it('lists the items with the platform’s amounts', async () => {
    const { lines, getByText, getByRole } = await cart({
      items: [
        cartLine('First Light', {
          quantity: 2,
          rowTotal: { value: 96, currency: 'USD' },
          options: [{ label: 'Size', value: 'Posy', optionUid: 'o', valueUid: 'v' }],
        }),
        cartLine('Rose Bear'),
      ],
    });
    expect(lines()).toHaveLength(2);
    const first = within(lines()[0] as HTMLElement);
    expect(first.getByRole('link', { name: 'First Light' }).getAttribute('href')).toBe(
      '/first-light.html',
    );
    expect(first.getByText('Size: Posy')).toBeDefined();
    expect(first.getByText('$96.00')).toBeDefined();
    expect(first.getByText('$48.00')).toBeDefined();
    expect(first.getByRole('spinbutton', { name: 'Quantity' })).toHaveProperty('value', '2');
    expect(getByText('$52.50')).toBeDefined();
    expect(getByText('$4.50')).toBeDefined();
    expect(getByText('Tax (estimate)')).toBeDefined();
    expect(getByText('Total (estimate)')).toBeDefined();
    expect(getByRole('link', { name: 'Proceed to Checkout' }).getAttribute('href')).toBe(
      '/checkout',
    );
  });

  it('says when the cart is empty, links to the flowers and shows no amount', async () => {
    const { findByText, getByRole, queryByText } = visitCart({ cartId: null });
    await findByText('There are no items in your cart.');
    expect(getByRole('link', { name: 'Browse flowers' })).toBeDefined();
    expect(queryByText(/\$/)).toBeNull();
  });

  it('shows a new quantity at once, and the old amount as busy until the platform has answered', async () => {
    const { shopper, quantity, lines, pass, log, hold } = await cart();
    const { release } = hold('updateItem');
    await shopper.click(
      within(lines()[0] as HTMLElement).getByRole('button', { name: 'Increase quantity' }),
    );
    expect(quantity().value).toBe('2');
    const money = () =>
      within(lines()[0] as HTMLElement)
        .getAllByText('$48.00')
        .at(-1)
        ?.closest('p');
    expect(money()?.getAttribute('aria-busy')).toBe('true');
    await pass(350);
    release();
    await expect.poll(() => money()?.getAttribute('aria-busy')).toBeNull();
    expect(log).toContain('update First Light to 2');
    expect(quantity().value).toBe('2');
  });

  it('keeps a refused quantity as typed, with the reason and the quantity in the cart', async () => {
    const { shopper, quantity, pass, findByText } = await cart({
      fail: { updateItem: refusedError('The requested qty is not available') },
    });
    await shopper.clear(quantity());
    await shopper.type(quantity(), '500{Enter}');
    await pass(350);
    await findByText('The requested qty is not available (your cart holds 1)');
    expect(quantity().value).toBe('500');
    expect(quantity().getAttribute('aria-invalid')).toBe('true');
  });

  it('says that there are not that many left when the cart contains fewer than requested', async () => {
    const { shopper, shop, quantity, pass, log, hold, findByText } = await cart();
    const { release } = hold('readDetails');
    await shopper.clear(quantity());
    await shopper.type(quantity(), '9{Enter}');
    await pass(350);
    await expect.poll(() => log).toContain('update First Light to 9');
    shop.items = [cartLine('First Light', { quantity: 4 })];
    release();
    await findByText('There are not that many left (your cart holds 4)');
    expect(quantity().value).toBe('9');
  });

  it.each(['0', '-2', '1.5', 'many'])('does not send a quantity of %s', async (entered) => {
    const { shopper, quantity, pass, log, findByText } = await cart();
    await shopper.clear(quantity());
    await shopper.type(quantity(), `${entered}{Enter}`);
    await pass(350);
    await findByText(/^Please enter/);
    expect(quantity().value).toBe(entered);
    expect(log.filter((entry) => entry.startsWith('update'))).toEqual([]);
  });

  it('removes a line, announces its name and keeps the focus in the page', async () => {
    const { shopper, lines, getByRole, findByText, ownerDocument } = await cart({
      items: [cartLine('First Light'), cartLine('Rose Bear')],
    });
    await shopper.click(getByRole('button', { name: 'Remove First Light' }));
    await findByText('First Light was removed from your cart.');
    expect(lines()).toHaveLength(1);
    expect(ownerDocument.activeElement).toBe(getByRole('heading', { name: 'Cart' }));
  });

  it('removes a line once when pressed twice while its quantity is changing', async () => {
    const { shopper, getByRole, log, pass, findByText } = await cart();
    await shopper.click(getByRole('button', { name: 'Increase quantity' }));
    await shopper.dblClick(getByRole('button', { name: 'Remove First Light' }));
    await pass(350);
    await findByText('First Light was removed from your cart.');
    await findByText('There are no items in your cart.');
    expect(log.filter((entry) => /^(update|remove)/.test(entry))).toEqual([
      'update First Light to 2',
      'remove First Light',
    ]);
  });

  it('says why a line was not removed, with the focus, until the next removal', async () => {
    const { shop, shopper, getByRole, findByRole, findByText, queryByRole, ownerDocument } =
      await cart({ fail: { removeItem: refusedError('The item is locked.') } });
    await shopper.click(getByRole('button', { name: 'Remove First Light' }));
    const alert = await findByRole('alert');
    expect(alert.textContent).toBe('The item is locked.');
    expect(ownerDocument.activeElement).toBe(alert);
    delete shop.fail.removeItem;
    await shopper.click(getByRole('button', { name: 'Remove First Light' }));
    await findByText('First Light was removed from your cart.');
    expect(queryByRole('alert')).toBeNull();
  });

  it('announces a removal only once the cart shows it', async () => {
    const { shop, shopper, getByRole, findByText, findByRole, queryByText } = await cart({
      items: [cartLine('First Light'), cartLine('Rose Bear')],
    });
    shop.fail.readDetails = unreachableError();
    await shopper.click(getByRole('button', { name: 'Remove First Light' }));
    const again = await findByRole('button', { name: 'Try again' });
    expect(queryByText('First Light was removed from your cart.')).toBeNull();
    delete shop.fail.readDetails;
    await shopper.click(again);
    await findByText('First Light was removed from your cart.');
  });

  it('offers to undo a removal also when the next one is refused', async () => {
    const { shop, shopper, getByRole, findByText, findByRole, hold, log } = await cart({
      items: [cartLine('First Light'), cartLine('Rose Bear')],
    });
    const { release } = hold('readDetails');
    await shopper.click(getByRole('button', { name: 'Remove First Light' }));
    await expect.poll(() => log).toContain('remove First Light');
    shop.fail.removeItem = refusedError('The item is locked.');
    await shopper.click(getByRole('button', { name: 'Remove Rose Bear' }));
    release();
    await findByText('First Light was removed from your cart.');
    expect((await findByRole('alert')).textContent).toBe('The item is locked.');
    await shopper.click(getByRole('button', { name: 'Undo: put First Light back' }));
    await expect.poll(() => log.some((entry) => /^add .*First Light/.test(entry))).toBe(true);
  });

  it('keeps each line’s refused quantity, until the line is removed', async () => {
    const { shopper, shop, quantity, pass, getByRole, getAllByRole, findByText, queryByText } =
      await cart({ items: [cartLine('First Light'), cartLine('Rose Bear')] });
    shop.fail.updateItem = refusedError('Not so many.');
    await shopper.clear(quantity());
    await shopper.type(quantity(), '500{Enter}');
    await shopper.click(getAllByRole('button', { name: 'Increase quantity' })[1] as HTMLElement);
    await pass(350);
    await pass(350);
    await expect
      .poll(() => getAllByRole('spinbutton').map((field) => (field as HTMLInputElement).value))
      .toEqual(['500', '2']);
    await expect
      .poll(() => getAllByRole('spinbutton', { description: /Not so many/ }).length)
      .toBe(2);
    await shopper.click(getByRole('button', { name: 'Remove First Light' }));
    await findByText('First Light was removed from your cart.');
    delete shop.fail.updateItem;
    await shopper.click(getByRole('button', { name: 'Increase quantity' }));
    await pass(350);
    await expect.poll(() => queryByText(/Not so many/)).toBeNull();
  });

  it('keeps a line in its place with the focus when the platform re-adds it', async () => {
    const size = { label: 'Size', value: 'Posy', optionUid: 'o', valueUid: 'v' };
    const posy = cartLine('First Light', { variantSku: 'posy', options: [size] });
    const { shopper, shop, lines, log, pass, ownerDocument } = await cart({
      items: [posy, cartLine('Rose Bear')],
    });
    const plus = within(lines()[0] as HTMLElement).getByRole('button', {
      name: 'Increase quantity',
    });
    await shopper.click(plus);
    shop.items = [cartLine('Rose Bear'), { ...posy, uid: 'another', quantity: 2 }];
    await pass(350);
    await expect.poll(() => log.filter((entry) => entry === 'read')).toHaveLength(2);
    await expect.poll(() => plus.closest('[aria-busy]')).toBeNull();
    expect(within(lines()[0] as HTMLElement).queryByText('First Light')).not.toBeNull();
    expect(ownerDocument.activeElement).toBe(plus);
  });

  it('marks what is sold out or short and blocks the checkout', async () => {
    const { getByText, getByRole, queryByRole, lines } = await cart({
      items: [
        cartLine('First Light', { isAvailable: false }),
        cartLine('Rose Bear', { notes: ['Only 2 left'] }),
      ],
    });
    expect(getByText('Sold out')).toBeDefined();
    expect(getByText('Only 2 left')).toBeDefined();
    expect(getByText(/Change or remove it to continue/)).toBeDefined();
    expect(queryByRole('link', { name: 'Proceed to Checkout' })).toBeNull();
    const first = getByRole('link', { name: 'Review unavailable items first' });
    expect(first.getAttribute('href')).toBe(`#${lines()[0]?.id}`);
  });

  it('applies a coupon, shows it and removes it again', async () => {
    const { shopper, getByRole, findByRole, queryByText, log } = await cart();
    const field = getByRole('textbox', { name: 'Coupon code' });
    await shopper.type(field, ' FIRST10 {Enter}');
    await shopper.click(await findByRole('button', { name: 'Remove coupon FIRST10' }));
    await expect.poll(() => queryByText('FIRST10')).toBeNull();
    expect(field).toHaveProperty('value', '');
    expect(log).toEqual(expect.arrayContaining(['apply FIRST10', 'remove the coupon']));
  });

  it('announces an applied coupon until the field changes, and says why a coupon was not removed', async () => {
    const { shopper, getByRole, findByText, findByRole, queryByText } = await cart({
      fail: { removeCoupon: refusedError('The coupon stays.') },
    });
    const field = getByRole('textbox', { name: 'Coupon code' });
    await shopper.type(field, 'FIRST10{Enter}');
    await findByText('Coupon applied.');
    await shopper.type(field, 'S');
    expect(queryByText('Coupon applied.')).toBeNull();
    await shopper.click(getByRole('button', { name: 'Remove coupon FIRST10' }));
    expect((await findByRole('alert')).textContent).toBe('The coupon stays.');
  });

  it('keeps a code that is typed while another one is being applied', async () => {
    const { shopper, getByRole, findByRole, hold, pass } = await cart();
    const { release } = hold('applyCoupon');
    const field = getByRole('textbox', { name: 'Coupon code' });
    await shopper.type(field, 'FIRST10{Enter}');
    await shopper.clear(field);
    await shopper.type(field, 'SECOND');
    release();
    await findByRole('button', { name: 'Remove coupon FIRST10' });
    await pass(0);
    expect(field).toHaveProperty('value', 'SECOND');
  });

  it('keeps the focus when a coupon is removed, and clears the refusal of another', async () => {
    const { shop, shopper, getByRole, findByText, queryByText, findByRole, ownerDocument } =
      await cart();
    const field = getByRole('textbox', { name: 'Coupon code' });
    await shopper.type(field, 'FIRST10{Enter}');
    await findByRole('button', { name: 'Remove coupon FIRST10' });
    shop.fail.applyCoupon = refusedError('A coupon is already applied.');
    await shopper.type(field, 'SECOND{Enter}');
    await findByText('A coupon is already applied.');
    await shopper.click(getByRole('button', { name: 'Remove coupon FIRST10' }));
    await expect.poll(() => queryByText('FIRST10')).toBeNull();
    expect(ownerDocument.activeElement).toBe(field);
    expect(queryByText('A coupon is already applied.')).toBeNull();
    expect(field).toHaveProperty('value', 'SECOND');
  });

  it('names the item that is gone when the cart is emptied elsewhere', async () => {
    const { shop, shopper, getByRole, findByText, pass } = await cart({
      fail: { updateItem: refusedError('Could not find cart item.') },
    });
    await shopper.click(getByRole('button', { name: 'Increase quantity' }));
    shop.items = [];
    await pass(350);
    await findByText('There are no items in your cart.');
    await findByText('First Light is no longer in your cart.');
  });

  it('shows a coupon’s problem beside the field and keeps the code as typed', async () => {
    const { shopper, getByRole, findByText, ownerDocument } = await cart({
      fail: { applyCoupon: refusedError('The coupon code isn’t valid.') },
    });
    const field = getByRole('textbox', { name: 'Coupon code' });
    await shopper.click(getByRole('button', { name: 'Apply' }));
    expect((await findByText('Is required.')).closest('p')?.id).toBe(
      field.getAttribute('aria-describedby'),
    );
    await shopper.type(field, 'NOPE');
    await shopper.click(getByRole('button', { name: 'Apply' }));
    expect((await findByText('The coupon code isn’t valid.')).closest('p')?.id).toBe(
      field.getAttribute('aria-describedby'),
    );
    expect(field).toHaveProperty('value', 'NOPE');
    expect(ownerDocument.activeElement).toBe(field);
  });

  it('shows at the coupon field that a link’s coupon was refused, with its code', async () => {
    const { shopper, getByRole, findByText, queryByText } = await cart({
      linkedCoupon: 'NOPE',
      fail: { applyCoupon: refusedError('The coupon code isn’t valid.') },
    });
    const field = getByRole('textbox', { name: 'Coupon code' });
    expect((await findByText('The coupon code isn’t valid.')).closest('p')?.id).toBe(
      field.getAttribute('aria-describedby'),
    );
    expect(field).toHaveProperty('value', 'NOPE');
    await shopper.type(field, 'S');
    expect(queryByText('The coupon code isn’t valid.')).toBeNull();
  });

  it('says that no cart could be created in place of one that the platform rejects', async () => {
    const { findByRole, findByText } = visitCart({
      fail: {
        readDetails: Object.assign(new Error('Could not find a cart'), { reason: 'invalidCart' }),
        createCart: unreachableError(),
      },
    });
    expect((await findByRole('alert')).textContent).toBe(
      'Unable to create cart. Please try again.',
    );
    await findByText('There are no items in your cart.');
  });

  it.each([
    ['ordered', 'You have ordered what was in your cart.', 'View receipt'],
    [
      'closed',
      'Your last cart is closed. If you ordered what was in it, the confirmation is in your email.',
      'Ask the shop',
    ],
  ] as const)(
    'says what became of the cart that a payment has left %s',
    async (previousCart, words, link) => {
      const { cart, hold, findByText, getByRole, queryByText } = visitCart();
      hold('readDetails');
      await findByText('Fetching Data...');
      act(() => cart?.send({ type: 'cart.orderCompleted', previousCart }));
      await findByText(words);
      expect(queryByText('Fetching Data...')).toBeNull();
      expect(getByRole('link', { name: link })).toBeDefined();
    },
  );

  it.each([
    ['orderedEarlier', 'You ordered this on an earlier visit.'],
    ['orderedInOtherTab', 'You ordered this in another tab.'],
  ] as const)('says where the previous cart was ordered: %s', async (previousCart, words) => {
    const { findByText, getByRole } = renderShop(
      <EmptyCart cartDiff={{ ...NO_DIFF, previousCart }} />,
    );
    await findByText(words);
    expect(getByRole('link', { name: 'View receipt' }).getAttribute('href')).toBe(
      '/order-confirmation',
    );
  });

  it('offers a retry when the shop is unreachable', async () => {
    const { shop, shopper, findByRole, findByText } = visitCart({
      fail: { readDetails: unreachableError() },
    });
    expect((await findByRole('alert')).textContent).toContain(
      'We received no valid answer from the shop.',
    );
    delete shop.fail.readDetails;
    await shopper.click(await findByRole('button', { name: 'Try again' }));
    await findByText('First Light');
  });
});

/** Opens the cart page. Its cart is read, as the page machine asks at every visit. */
function visitCart(change: Partial<FakeShop> = {}) {
  const screen = renderShop(<CartPage />, change);
  act(() => screen.cart?.send({ type: 'cart.read' }));
  return screen;
}

async function cart(change: Partial<FakeShop> = {}) {
  const screen = visitCart(change);
  await screen.findByRole('list', { name: 'Cart items' });
  const list = () => screen.getByRole('list', { name: 'Cart items' });
  return {
    ...screen,
    ownerDocument: screen.container.ownerDocument,
    lines: () => within(list()).getAllByRole('listitem'),
    quantity: () => screen.getAllByRole('spinbutton', { name: 'Quantity' })[0] as HTMLInputElement,
  };
}
