import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Toast } from '../../src/ui/Toast.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

describe('Toast', () => {
  it.each([
    ['success', 'status', 'Success'],
    ['info', 'status', 'Information'],
    ['warning', 'status', 'Warning'],
    ['error', 'alert', 'Error'],
  ] as const)('has for the kind %s the role %s and an image named %s', (kind, role, name) => {
    const { getByRole } = show(<Toast kind={kind} message="You are online." />);
    expect(getByRole(role).textContent).toBe('You are online.');
    expect(getByRole('img', { name })).toBeTruthy();
  });

  it('shows an icon and a dismiss button of its own', () => {
    const showToast = (icon?: string) =>
      show(
        <Toast
          kind="info"
          message={`With ${icon}`}
          icon={icon}
          dismissLabel="Keep it"
          onDismiss={() => {}}
        />,
      )
        .container.querySelector('[role=img] path')
        ?.getAttribute('d');
    expect(showToast('success')).not.toBe(showToast());
    expect(showToast('no such icon')).toBe(showToast());
    expect(document.querySelectorAll('button[aria-label="Keep it"]')).toHaveLength(4);
  });

  it('has a button for its action and one to dismiss it', async () => {
    const onAct = vi.fn();
    const onDismiss = vi.fn();
    const { getByRole, shopper } = show(
      <Toast
        kind="info"
        message="In your cart."
        action={{ label: 'View cart', onAct }}
        onDismiss={onDismiss}
      />,
    );
    await shopper.click(getByRole('button', { name: 'View cart' }));
    await shopper.click(getByRole('button', { name: 'Dismiss' }));
    expect(onAct).toHaveBeenCalledOnce();
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('has no dismiss button when it cannot be dismissed', () => {
    const { queryByRole } = show(<Toast kind="info" message="You are online." />);
    expect(queryByRole('button')).toBeNull();
  });
});

describe('Focus after a toast disappears', () => {
  const Page = ({ isThere = true, hasOpener = true }) => (
    <>
      <main tabIndex={-1}>{hasOpener && <button type="button">Remove</button>}</main>
      {isThere && <Toast kind="info" message="It is gone." onDismiss={() => {}} />}
    </>
  );

  it.each([
    ['is where it came from', true, 'BUTTON'],
    ['is on the content when that has gone too', false, 'MAIN'],
  ])('%s', async (_, hasOpener, name) => {
    const { getByRole, rerender, shopper } = show(<Page />);
    getByRole('button', { name: 'Remove' }).focus();
    await shopper.tab();
    expect(document.activeElement).toBe(getByRole('button', { name: 'Dismiss' }));
    rerender(<Page hasOpener={hasOpener} />);
    rerender(<Page hasOpener={hasOpener} isThere={false} />);
    expect(document.activeElement?.tagName).toBe(name);
  });

  it('stays where it was when it was not in the toast', () => {
    const { getByRole, rerender } = show(<Page />);
    getByRole('button', { name: 'Remove' }).focus();
    rerender(<Page isThere={false} />);
    expect(document.activeElement).toBe(getByRole('button', { name: 'Remove' }));
  });
});
