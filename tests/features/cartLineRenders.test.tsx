import { act, cleanup, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CartItem } from '../../machines/domain.ts';
import { CartPage } from '../../src/features/cart/CartPage.tsx';
import { cartLine } from '../support/fakeShop.ts';
import { renderShop } from '../support/renderShop.tsx';

/** How often each line was rendered, by the value of its option. */
const renders = vi.hoisted(() => new Map<string, number>());
vi.mock('../../src/shop/OptionsText.tsx', () => ({
  OptionsText: ({ options }: Pick<CartItem, 'options'>): ReactNode => {
    const value = options[0]?.value ?? '';
    renders.set(value, (renders.get(value) ?? 0) + 1);
    return value;
  },
}));

afterEach(cleanup);

const lineOfSize = (name: string, value: string) =>
  cartLine(name, { options: [{ label: 'Size', value, optionUid: 'o', valueUid: value }] });

it('Cart: a change of one line renders no other line', async () => {
  const screen = renderShop(<CartPage />, {
    items: [
      lineOfSize('First Light', 'Posy'),
      lineOfSize('Rose Bear', 'Vase'),
      lineOfSize('Fern', 'Pot'),
    ],
  });
  act(() => screen.cart?.send({ type: 'cart.read' }));
  const list = await screen.findByRole('list', { name: 'Cart items' });
  const press = (at: number, name: string) =>
    screen.shopper.click(
      within(within(list).getAllByRole('listitem')[at] as HTMLElement).getByRole('button', {
        name,
      }),
    );
  await expect.poll(() => screen.log.filter((entry) => entry === 'read').length).toBe(1);
  renders.clear();

  await press(0, 'Increase quantity');
  await screen.pass(350);
  await expect.poll(() => screen.log).toContain('update First Light to 2');
  await expect.poll(() => renders.get('Posy') ?? 0).toBeGreaterThan(1);
  await press(2, 'Remove Fern');
  await expect.poll(() => within(list).getAllByRole('listitem').length).toBe(2);

  expect(renders.get('Vase') ?? 0).toBe(0);
});
