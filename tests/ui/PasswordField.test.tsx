import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PasswordField } from '../../src/ui/PasswordField.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

const password = (
  <PasswordField
    id="pw"
    name="password"
    label="Password"
    value="Peony123!"
    onChange={() => {}}
    autoComplete="current-password"
  />
);
const field = () => document.querySelector('input')!;

it('is hidden until it is asked to be seen', async () => {
  const { getByRole, shopper } = show(password);
  expect(field().type).toBe('password');
  await shopper.click(getByRole('button', { name: 'Show password' }));
  expect(field().type).toBe('text');
  expect(getByRole('button', { name: 'Show password', pressed: true })).toBeTruthy();
});

it('tells of Caps Lock while it is on, to eyes and ears, and not after it was left', async () => {
  const { getByText, queryByText, shopper } = show(password);
  await shopper.click(field());
  await shopper.keyboard('p');
  expect(queryByText('Caps Lock is on')).toBeNull();
  await shopper.keyboard('{CapsLock}p');
  expect(getByText('Caps Lock is on').closest('[aria-live=polite]')).not.toBeNull();
  await shopper.keyboard('{CapsLock}p');
  expect(queryByText('Caps Lock is on')).toBeNull();
  await shopper.keyboard('{CapsLock}p');
  await shopper.tab();
  expect(queryByText('Caps Lock is on')).toBeNull();
});
