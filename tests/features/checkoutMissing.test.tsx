import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { missing } from '../../machines/checkout/context.ts';
import { failureOf } from '../../machines/failure.ts';
import { useStepFailureText } from '../../src/features/checkout/steps/useStepFailureText.ts';
import { show } from '../ui/show.tsx';

afterEach(cleanup);

function Text({ what }: { what: 'cartId' | 'email' }) {
  return <p>{useStepFailureText()(failureOf(missing(what)))}</p>;
}

describe('A step that misses something', () => {
  it.each([
    ['cartId', 'Your cart is no longer open. Please look at your cart before you go on.'],
    ['email', 'Please enter your email address with the shipping address.'],
  ] as const)('says what to do without its %s, and not the name of it', (what, text) => {
    expect(show(<Text what={what} />).container.textContent).toBe(text);
  });
});
