import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { missingError } from '../../machines/checkout/context.ts';
import { failureOf } from '../../machines/failure.ts';
import { type AppActor, AppActorProvider } from '../../src/actors/AppActor.ts';
import { useStepFailureText } from '../../src/features/checkout/steps/useStepFailureText.ts';
import { show } from '../ui/show.tsx';

afterEach(cleanup);

function Text({ what }: { what: 'cartId' | 'email' }) {
  return <p>{useStepFailureText()(failureOf(missingError(what)))}</p>;
}

describe('A step that lacks something', () => {
  it.each([
    ['cartId', 'Your cart is no longer open. Please look at your cart before you go on.'],
    ['email', 'Please enter your email address with the shipping address.'],
  ] as const)('says what to do when its %s is missing, in the shopper’s words', (what, text) => {
    // No actor runs that would say that the shopper is offline.
    const app = createActor(createMachine({})).start() as unknown as AppActor;
    const { container } = show(
      <AppActorProvider value={app}>
        <Text what={what} />
      </AppActorProvider>,
    );
    expect(container.textContent).toBe(text);
  });
});
