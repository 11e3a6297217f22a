import { cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckoutPage } from '../../src/features/checkout/CheckoutPage.tsx';
import type { Tokenise } from '../../src/lib/money/card.ts';
import { acceptedCheckout } from '../support/acceptedCheckout.ts';
import { refusedError } from '../support/fakeShop.ts';
import { renderShop } from '../support/renderShop.tsx';

afterEach(cleanup);

const NUMBER = '4111 1111 1111 1111';

describe('Card payment', () => {
  it('exchanges the card for a nonce, and its number reaches neither machines nor storage', async () => {
    const { type, next, review, tokenise, checkout, saved, log } = await card();
    await type(NUMBER, '0930', '123');
    await next();
    await review();
    expect(tokenise.mock.calls).toEqual([
      [{ number: '4111111111111111', expiry: '09/30', cvc: '123' }],
    ]);
    const { context } = checkout!.getSnapshot();
    expect(context.payment).toEqual({
      code: 'florapay_card',
      title: 'Visa\u00a0••••\u00a01111',
      data: { nonce: 'nonce-1', summary: 'Visa\u00a0••••\u00a01111' },
    });
    expect(JSON.stringify([context, saved, log])).not.toContain('4111');
  });

  it('reports beside its fields what is missing or malformed, and sends nothing', async () => {
    const { type, next, field, problemOf, tokenise, ownerDocument } = await card();
    await type('', '13/30', '12');
    await next();
    expect(problemOf('Card number')).toBe('Is required.');
    expect(problemOf('Expiry date')).toBe('Please enter a month and year to come, like 09/28.');
    expect(problemOf('Security code')).toBe('Please enter the three or four digits from the card.');
    expect(ownerDocument.activeElement).toBe(field('Card number'));
    expect(tokenise).not.toHaveBeenCalled();
  });

  it('names the field that the processor refused and keeps what was typed', async () => {
    const { type, next, field, problemOf } = await card(async () => ({
      invalidFields: ['expiry'],
    }));
    await type(NUMBER, '09/20', '123');
    await next();
    await expect
      .poll(() => problemOf('Expiry date'))
      .toBe('Please enter a month and year to come, like 09/28.');
    expect(field('Card number').value).toBe(NUMBER);
    expect(problemOf('Card number')).toBeUndefined();
  });

  it('says that nothing was charged when the processor is unreachable', async () => {
    const { type, next, findByRole } = await card(async () => {
      throw new Error('fetch failed');
    });
    await type(NUMBER, '09/30', '123');
    await next();
    expect((await findByRole('alert')).textContent).toContain('Nothing was charged');
  });

  it('is sent once however often Continue is pressed', async () => {
    const { type, next, review, tokenise } = await card();
    await type(NUMBER, '09/30', '123');
    await Promise.all([next(), next(), next()]);
    await review();
    expect(tokenise).toHaveBeenCalledTimes(1);
  });

  it('asks for a declined card again beside the refusal and drops its nonce', async () => {
    const { type, next, review, shop, shopper, findByRole, saved, step, checkout, ...screen } =
      await card();
    await type(NUMBER, '09/30', '123');
    await next();
    shop.fail.sendPaymentInformation = refusedError('Your payment was declined. Try another card.');
    await shopper.click(await review());
    const refusal = await step('Payment Method').findByRole('alert');
    expect(refusal.textContent).toContain('Your payment was declined. Try another card.');
    await expect.poll(() => screen.ownerDocument.activeElement).toBe(refusal);
    expect(screen.field('Card number').value).toBe('');
    expect(checkout?.getSnapshot().context.payment).toBeNull();
    expect(saved.at(-1)?.payment).toBeNull();
    shop.fail.sendPaymentInformation = undefined;
    await type(NUMBER, '09/30', '123');
    await next();
    await shopper.click(await review());
    await expect.poll(() => screen.log.at(-1)).toBe('go to the receipt');
  });
});

async function card(response?: Tokenise) {
  const tokenise = vi.fn<Tokenise>(
    response ?? (async () => ({ nonce: 'nonce-1', last4: '1111', brand: 'visa' })),
  );
  const screen = renderShop(<CheckoutPage />, {
    saved: { ...acceptedCheckout, payment: null },
    tokenise,
  });
  const { shopper } = screen;
  await shopper.click(await screen.findByRole('radio', { name: 'Card' }));
  await screen.findByRole('textbox', { name: 'Card number' });
  const step = (name: string) => within(screen.getByRole('region', { name }));
  const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
  const { ownerDocument } = screen.container;
  return {
    ...screen,
    ownerDocument,
    tokenise,
    field,
    step,
    type: async (number: string, expiry: string, cvc: string) => {
      if (number) await shopper.type(field('Card number'), number);
      await shopper.type(field('Expiry date'), expiry);
      await shopper.type(field('Security code'), cvc);
    },
    next: () => shopper.click(step('Payment Method').getByRole('button', { name: 'Continue' })),
    review: () => step('Review').findByRole('button', { name: 'Place Order' }),
    problemOf: (name: string) =>
      ownerDocument.getElementById(`${field(name).id}-error`)?.textContent ?? undefined,
  };
}
