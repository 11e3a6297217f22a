import { cleanup } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

describe('a dialog', () => {
  it('takes the focus, makes the page inert, and gives both back on Escape', async () => {
    const { shopper, opener, dialog } = page();
    await shopper.click(opener());
    expect(document.activeElement).toBe(dialog());
    expect(opener().closest('main')?.hasAttribute('inert')).toBe(true);
    await shopper.keyboard('{Escape}');
    expect(opener().closest('main')?.hasAttribute('inert')).toBe(false);
    expect(document.activeElement).toBe(opener());
    expect(dialog().hasAttribute('inert')).toBe(true);
  });

  it('that was open from the start, or whose opener has gone, leaves the focus with the page', async () => {
    const { shopper, dialog, getByRole } = page({ isOpenAtFirst: true });
    expect(document.activeElement).toBe(dialog());
    await shopper.keyboard('{Escape}');
    expect(document.activeElement).toBe(getByRole('main'));
  });

  it('hears keys as soon as it is seen', () => {
    const focused: (string | null | undefined)[] = [];
    function Page() {
      // Before the browser renders what is new.
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

  it('keeps Tab inside, both ways round', async () => {
    const { shopper, opener, getByText } = page();
    await shopper.click(opener());
    await shopper.tab({ shift: true });
    expect(document.activeElement).toBe(getByText('Last'));
    await shopper.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
  });

  it.each(['Close', 'mask'])('closes by its %s', async (way) => {
    const { shopper, opener, dialog, getByRole, container } = page();
    await shopper.click(opener());
    const target =
      way === 'mask' ? container.querySelector('[data-mask]') : getByRole('button', { name: way });
    await shopper.click(target as Element);
    expect(dialog().hasAttribute('inert')).toBe(true);
  });

  it('leaves the notifications alive', async () => {
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
