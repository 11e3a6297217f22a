import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accountMachine } from '../../machines/account/machine.ts';
import type {
  AccountResponse,
  AccountTask,
  AddressBookEntry,
} from '../../machines/account/task.ts';
import { submission } from '../../machines/submission.ts';
import { accepted, done, failed, openPromise, rejected } from '../support/model.ts';
import { BOOK_ADDRESS } from '../support/sampleAddress.ts';
import { walk } from '../support/walk.ts';

const ALL = { missedStates: [], missed: [] };
const address: AddressBookEntry = { id: 7, ...BOOK_ADDRESS };
const save: AccountTask = {
  kind: 'saveAddress',
  id: null,
  address,
  regionId: 57,
  existingIds: [3],
};
const remove: AccountTask = { kind: 'deleteAddress', id: 7 };
const rename: AccountTask = { kind: 'changeName', firstname: 'Ada', lastname: 'Reed' };
const reorder: AccountTask = { kind: 'reorder', number: '000000001' };
const refused = Object.assign(new Error('No.'), { reason: 'refused' });
const submit = (task: AccountTask) => ({ type: 'account.submit', form: task.kind, task }) as const;

describe('Model walk of every state and transition', () => {
  it('covers the account machine', async () => {
    const events = [
      submit(save),
      submit(rename),
      submit(reorder),
      { type: 'account.clear', form: 'changeName' } as never,
      { type: 'account.signedOut' },
      accepted('submitTask', { notes: [] }),
      rejected('submitTask'),
      rejected('submitTask', refused),
      done('readAddressBook', [address]),
      done('readAddressBook', []),
      done('readAddressBook', [{ ...address, city: 'Dallas' }]),
      failed('readAddressBook'),
    ];
    const facets = ({ queue, failures, done: finished }: Facets) => [
      queue.map(({ form }) => form),
      Object.keys(failures),
      Object.keys(finished),
    ];
    const turns = {
      events: [
        submit(rename),
        submit(reorder),
        { type: 'account.left', form: 'reorder' },
        accepted('submitTask', { notes: [] }),
      ],
      facets: ({ queue }: Facets) => queue.map(({ form }) => form),
    };
    const forms = { events: events as never, facets, limit: 20_000 };
    expect(await walk(accountMachine, forms, turns)).toMatchObject({
      states: 3,
      transitions: 13,
      ...ALL,
    });
  });
});

type Facets = { queue: readonly { form: string }[]; failures: object; done: object };

describe('Account', () => {
  it('submits a task once, however often it is requested', async () => {
    const { actor, work, calls } = start();
    for (let press = 0; press < 5; press += 1) actor.send(submit(rename));
    work.resolve({ notes: [] });
    await expectIdle(actor);
    expect(calls).toEqual(['changeName']);
    expect(actor.getSnapshot().context.done.changeName).toEqual({ notes: [] });
  });

  it('keeps no password after the response', async () => {
    const { actor, work } = start();
    actor.send(
      submit({ kind: 'changePassword', password: 'Peony123!', newPassword: 'Twin2flower!' }),
    );
    work.resolve({ notes: [] });
    await expectIdle(actor);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toMatch(/Peony|Twin/);
  });

  it('settles a saved address whose response is lost by reading the address book', async () => {
    const { actor, work, book, calls } = start();
    actor.send(submit(save));
    work.reject(new Error('lost'));
    await turn();
    expect(actor.getSnapshot().value).toBe('checking');
    book.resolve([{ ...address, id: 3 }, address]);
    await expectIdle(actor);
    expect(calls).toEqual(['saveAddress']);
    expect(actor.getSnapshot().context.done.saveAddress).toBeDefined();
  });

  it('does not mistake another address for the one whose response was lost', async () => {
    const { actor, work, book } = start();
    actor.send(submit(save));
    work.reject(new Error('lost'));
    await turn();
    book.resolve([{ ...address, id: 3 }]);
    await expectIdle(actor);
    expect(actor.getSnapshot().context.failures.saveAddress?.reason).toBe('unreachable');
  });

  it('counts an address as deleted when the address book lacks it', async () => {
    const { actor, work, book } = start();
    actor.send(submit(remove));
    work.reject(new Error('lost'));
    await turn();
    book.resolve([]);
    await expectIdle(actor);
    expect(actor.getSnapshot().context.done.deleteAddress).toBeDefined();
  });

  it('requests the cart after a reorder, even when the response is lost', async () => {
    const { actor, work, read } = start();
    actor.send(submit(reorder));
    work.reject(new Error('lost'));
    await expectIdle(actor);
    expect(read.count).toBe(1);
    expect(actor.getSnapshot().context.failures.reorder?.reason).toBe('unreachable');
  });

  it('drops everything of a customer who signs out', async () => {
    const { actor, work } = start();
    actor.send(submit(save));
    actor.send({ type: 'account.signedOut' });
    work.resolve({ notes: [] });
    await turn();
    expect(actor.getSnapshot().context).toEqual({
      queue: [],
      failures: {},
      done: {},
    });
  });
});

type Actor = ReturnType<typeof createActor<typeof accountMachine>>;

const turn = () => new Promise((resolve) => setTimeout(resolve));
const expectIdle = async (actor: Actor) => {
  await turn();
  expect(actor.getSnapshot().value).toBe('idle');
};

function start() {
  const work = openPromise<AccountResponse>();
  const book = openPromise<AddressBookEntry[]>();
  const calls: string[] = [];
  const read = { count: 0 };
  const actor = createActor(
    accountMachine.provide({
      actors: {
        submitTask: submission(
          fromPromise<AccountResponse, AccountTask>(({ input }) => {
            calls.push(input.kind);
            return work.start();
          }),
        ),
        readAddressBook: fromPromise<AddressBookEntry[]>(() => book.start()),
      },
      actions: {
        announceDone: () => {},
        refetchAddresses: () => {},
        sendToActor: (_, { to }) => {
          if (to === 'cart') read.count += 1;
        },
      },
    }),
  ).start();
  return { actor, work, book, calls, read };
}
