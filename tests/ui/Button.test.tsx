import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/Button.tsx';
import { priorityOf } from '../../src/ui/priority.ts';
import { show } from './show.tsx';

afterEach(cleanup);

describe('Button', () => {
  it.each([
    ['high', 'high'],
    ['low', 'low'],
    ['normal', 'normal'],
    ['urgent', 'normal'],
    ['', 'normal'],
    [undefined, 'normal'],
  ])('has the look of its priority %s: %s', (priority, looks) => {
    const { getByRole } = show(
      <Button {...(priority === undefined ? {} : { priority })}>Go</Button>,
    );
    expect(priorityOf(priority)).toBe(looks);
    expect(getByRole('button').className).toMatch(new RegExp(`(^|[\\s_])${looks}`));
  });

  it.each(['button', 'reset', 'submit'] as const)('can be of type %s', (type) => {
    const { getByRole } = show(<Button type={type}>Go</Button>);
    expect(getByRole('button').getAttribute('type')).toBe(type);
  });

  it('does not submit a form by default', () => {
    const { getByRole } = show(<Button>Go</Button>);
    expect(getByRole('button').getAttribute('type')).toBe('button');
  });

  it('keeps its label while busy, is announced as busy and ignores clicks', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { getByRole, shopper } = show(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy onClick={onClick}>
          Place Order
        </Button>
      </form>,
    );
    const button = getByRole('button', { name: 'Place Order' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await shopper.dblClick(button);
    button.focus();
    await shopper.keyboard('{Enter} ');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('can be focused and does nothing while disabled', async () => {
    const onClick = vi.fn();
    const { getByRole, shopper } = show(
      <Button isDisabled onClick={onClick}>
        Add to Cart
      </Button>,
    );
    await shopper.tab();
    expect(document.activeElement).toBe(getByRole('button'));
    await shopper.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });
});
