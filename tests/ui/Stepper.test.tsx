import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from '../../src/ui/Stepper.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

describe('Quantity stepper', () => {
  it('steps up and down at once, and not below 1', async () => {
    const { shopper, field, button, changed } = quantity(1);
    await shopper.click(button('Decrease quantity'));
    expect(changed).not.toHaveBeenCalled();
    await shopper.click(button('Increase quantity'));
    await shopper.click(button('Increase quantity'));
    expect(field().value).toBe('3');
    expect(changed.mock.calls).toEqual([[2], [3]]);
  });

  it('counts every one of fast presses', () => {
    const { field, button, changed } = quantity(1);
    const plus = button('Increase quantity');
    act(() => {
      for (let press = 0; press < 50; press++) plus.click();
    });
    expect(field().value).toBe('51');
    expect(changed).toHaveBeenLastCalledWith(51);
  });

  it('steps by the arrow keys', async () => {
    const { shopper, field, changed } = quantity(4);
    field().focus();
    await shopper.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(changed.mock.calls).toEqual([[5], [6], [5]]);
  });

  it('reports a typed number once it is committed, not digit by digit', async () => {
    const { shopper, field, changed } = quantity(1);
    await shopper.clear(field());
    await shopper.type(field(), '12');
    expect(changed).not.toHaveBeenCalled();
    await shopper.tab();
    expect(changed.mock.calls).toEqual([[12]]);
  });

  it.each([
    ['0', 'Please enter at least 1.'],
    ['-3', 'Please enter at least 1.'],
    ['1.5', 'Please enter a whole number.'],
    ['two', 'Please enter a whole number.'],
    ['1e3', 'Please enter a whole number.'],
    ['21', 'Please enter at most 20.'],
  ])('keeps %s as typed and says: %s', async (entered, sentence) => {
    const { shopper, field, changed, refused, getByText } = quantity(2, 20);
    await shopper.clear(field());
    await shopper.type(field(), `${entered}{Enter}`);
    expect(field().value).toBe(entered);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(getByText(sentence).closest('p')?.id).toBe(field().getAttribute('aria-describedby'));
    expect(changed).not.toHaveBeenCalled();
    expect(refused).toHaveBeenCalledWith(entered);
  });

  it('reports a valid quantity that is typed when the field goes away, and commits nothing', async () => {
    const { shopper, field, changed, left, unmount } = quantity(2);
    await shopper.clear(field());
    await shopper.type(field(), '5');
    unmount();
    expect(left.mock.calls).toEqual([[5]]);
    expect(changed).not.toHaveBeenCalled();
  });

  it.each(['0', '', '2.5'])('reports nothing when the field goes away with “%s”', async (text) => {
    const { shopper, field, left, unmount } = quantity(2);
    await shopper.clear(field());
    if (text) await shopper.type(field(), text);
    unmount();
    const untouched = quantity(2);
    untouched.unmount();
    expect(left).not.toHaveBeenCalled();
    expect(untouched.left).not.toHaveBeenCalled();
  });

  it('clears the message as soon as typing continues', async () => {
    const { shopper, field, queryByText } = quantity(2);
    await shopper.clear(field());
    await shopper.type(field(), '0{Enter}');
    await shopper.type(field(), '{Backspace}3');
    expect(queryByText(/at least/)).toBeNull();
  });

  it('shows the platform’s quantity and error', async () => {
    const { rerender, getByRole } = show(<Stepper value={2} onChange={() => {}} />);
    rerender(<Stepper value={5} onChange={() => {}} error="The requested qty is not available" />);
    const field = getByRole('spinbutton', { name: 'Quantity' });
    expect(field).toHaveProperty('value', '5');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

function quantity(start: number, max?: number) {
  const changed = vi.fn();
  const refused = vi.fn();
  const left = vi.fn();
  function ControlledStepper() {
    const [value, setValue] = useState(start);
    const keep = (next: number) => {
      changed(next);
      setValue(next);
    };
    return <Stepper value={value} onChange={keep} onLeft={left} onInvalid={refused} max={max} />;
  }
  const screen = show(<ControlledStepper />);
  return {
    ...screen,
    changed,
    refused,
    left,
    field: () => screen.getByRole('spinbutton', { name: 'Quantity' }) as HTMLInputElement,
    button: (name: string) => screen.getByRole('button', { name }),
  };
}
