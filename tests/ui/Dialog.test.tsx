import { cleanup } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

describe('Dialog', () => {
  it('takes the focus and makes the page inert, and reverts both on Escape', async () => {
    const { shopper, opener, dialog } = page();
    await shopper.click(opener());
    expect(document.activeElement).toBe(dialog());
    expect(opener().closest('main')?.hasAttribute('inert')).toBe(true);
    await shopper.keyboard('{Escape}');
    expect(opener().closest('main')?.hasAttribute('inert')).toBe(false);
    expect(document.activeElement).toBe(opener());
    expect(dialog().hasAttribute('inert')).toBe(true);
  });

  it('gives the focus to the page on closing when it was open from the start', async () => {
    const { shopper, dialog, getByRole } = page({ isOpenAtFirst: true });
    expect(document.activeElement).toBe(dialog());
    await shopper.keyboard('{Escape}');
    expect(document.activeElement).toBe(getByRole('main'));
  });

  it('has the focus before the browser paints it', () => {
    const focused: (string | null | undefined)[] = [];
    function Page() {
      // This effect runs before the browser paints.
      useLayoutEffect(() => void focused.push(document.activeElement?.getAttribute('role')), []);
      return (
        <Dialog title="Menu" isOpen onClose={() => {}} placement="start">
          <p>Inside</p>
        </Dialog>
      );
    }
    show(<Page />);
    expect(focused).toEqual(['dialog']);
  });

  it('keeps Tab inside in both directions', async () => {
    const { shopper, opener, getByText } = page();
    await shopper.click(opener());
    await shopper.tab({ shift: true });
    expect(document.activeElement).toBe(getByText('Last'));
    await shopper.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
  });

  it.each(['Close', 'mask'])('closes by its %s', async (control) => {
    const { shopper, opener, dialog, getByRole, container } = page();
    await shopper.click(opener());
    const target =
      control === 'mask'
        ? container.querySelector('[data-mask]')
        : getByRole('button', { name: control });
    await shopper.click(target as Element);
    expect(dialog().hasAttribute('inert')).toBe(true);
  });

  it('does not make the notifications inert', async () => {
    const { shopper, opener, getByTestId } = page();
    await shopper.click(opener());
    expect(getByTestId('toasts').hasAttribute('inert')).toBe(false);
  });
});

function page({ isOpenAtFirst = false } = {}) {
  function Page() {
    const [isOpen, setOpen] = useState(isOpenAtFirst);
    return (
      <>
        <main tabIndex={-1}>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
        </main>
        <section data-testid="toasts" data-above-dialogs="" />
        <Dialog title="Main Menu" placement="start" isOpen={isOpen} onClose={() => setOpen(false)}>
          <a href="/x">Last</a>
        </Dialog>
      </>
    );
  }
  const screen = show(<Page />);
  return {
    ...screen,
    opener: () => screen.getByText('Open'),
    dialog: () => screen.getByRole('dialog', { name: 'Main Menu', hidden: true }),
  };
}
