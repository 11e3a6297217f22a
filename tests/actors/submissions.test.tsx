import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { type AppActor, AppActorProvider } from '../../src/actors/AppActor.ts';
import { useSubmissions } from '../../src/actors/useSubmissions.ts';

afterEach(cleanup);

interface Root {
  running: string[];
  mail: Record<string, { type: string }[]>;
  undelivered: Record<string, { type: string }[]>;
}

const QUIET: Root = { running: [], mail: {}, undelivered: {} };
const SENT = { formSubmissions: [{ type: 'formSubmissions.send' }] };

/** The submissions of the small forms below a root with this context. */
function submissionsBelow(context: Root) {
  const machine = setup({ types: { context: {} as Root } }).createMachine({ context });
  const root = createActor(machine).start() as unknown as AppActor;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppActorProvider value={root}>{children}</AppActorProvider>
  );
  return renderHook(() => useSubmissions('formSubmissions'), { wrapper }).result.current;
}

it('A submission: waits while the code that sends it loads', () => {
  expect(submissionsBelow({ ...QUIET, mail: SENT })).toMatchObject({
    isWaiting: true,
    failure: undefined,
  });
});

it('A submission: has failed when the code that sends it could not be fetched', () => {
  expect(submissionsBelow({ ...QUIET, undelivered: SENT })).toMatchObject({
    isWaiting: false,
    failure: { reason: 'absent' },
  });
});

it('A form: does not report the failure of another form once the code has loaded', () => {
  const context = { ...QUIET, undelivered: SENT, running: ['formSubmissions'] };
  expect(submissionsBelow(context).failure).toBeUndefined();
});

it('A form: reports no failure of code that was fetched ahead, before any press', () => {
  const context = { ...QUIET, undelivered: { formSubmissions: [] } };
  expect(submissionsBelow(context).failure).toBeUndefined();
});
