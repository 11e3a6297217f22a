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

it('Password field: hides the password until it is shown on request', async () => {
  const { getByRole, shopper } = show(password);
  expect(field().type).toBe('password');
  await shopper.click(getByRole('button', { name: 'Show password' }));
  expect(field().type).toBe('text');
  expect(getByRole('button', { name: 'Show password', pressed: true })).toBeTruthy();
});

it('Password field: shows and announces that Caps Lock is on while the field has the focus', async () => {
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
