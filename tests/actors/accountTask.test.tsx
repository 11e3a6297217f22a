import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accountMachine } from '../../machines/account/machine.ts';
import type { AccountResponse, AccountTask } from '../../machines/account/task.ts';
import { submission } from '../../machines/submission.ts';
import { useAccountTask } from '../../src/actors/useAccountTask.ts';
import { showInShop } from '../ui/shell.tsx';

afterEach(cleanup);

function Form({ name }: { name: string }) {
  const { isBusy, submit } = useAccountTask(name);
  const onClick = () => submit({ kind: 'reorder', number: name });
  return (
    <button type="button" aria-busy={isBusy} onClick={onClick}>
      {name}
    </button>
  );
}

it('Account task: waits until another form’s task has ended and is then sent once', async () => {
  const sent: AccountTask[] = [];
  const responses: (() => void)[] = [];
  const account = createActor(
    accountMachine.provide({
      actors: {
        submitTask: submission(
          fromPromise<AccountResponse, AccountTask>(({ input }) => {
            sent.push(input);
            return new Promise((resolve) => responses.push(() => resolve({ notes: [] })));
          }),
        ),
      },
    }),
  ).start();
  const names = ['A', 'B', 'C'];
  const { shopper, getByText } = showInShop(
    names.map((name) => <Form key={name} name={name} />),
    { machines: { account } },
  );
  const busy = () => names.filter((name) => getByText(name).getAttribute('aria-busy') === 'true');
  for (const name of [...names, ...names]) await shopper.click(getByText(name));
  for (const remaining of [['A', 'B', 'C'], ['B', 'C'], ['C'], []]) {
    expect(busy()).toEqual(remaining);
    await act(async () => responses.at(-1)?.());
  }
  expect(sent.map((task) => 'number' in task && task.number)).toEqual(names);
});
