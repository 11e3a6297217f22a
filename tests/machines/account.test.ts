import { describe, expect, it } from 'vitest';
import { accountMachine } from '../../machines/account/machine.ts';
import { accepted, failed, rejected } from '../support/model.ts';
import { standAlone } from '../support/standAlone.ts';

const RENAME = { kind: 'changeName', firstname: 'Ada', lastname: 'Reed' };
const REMOVE = { kind: 'deleteAddress', id: 7 };
const REFUSED = Object.assign(new Error('No.'), { reason: 'refused' });
const RESPONSE = { notes: [] };

const submit = (task: { kind: string }) => ({ type: 'account.submit', form: task.kind, task });

/** The form of a task has been submitted. */
function accountAfterSubmit(task: { kind: string }) {
  const account = standAlone(accountMachine);
  account.send(submit(task));
  expect(account.calls()).toEqual(['call submitTask']);
  expect(account.is('busy')).toBe(true);
  return account;
}

describe('Account', () => {
  it('sends nothing until a form is submitted', () => {
    const account = standAlone(accountMachine);
    expect(account.calls()).toEqual([]);
    expect(account.is('busy')).toBe(false);
  });

  it('announces a changed name, and requests the name in the header again', () => {
    const account = accountAfterSubmit(RENAME);
    account.send(accepted('submitTask', RESPONSE));
    expect(account.calls()).toEqual(['announceDone', 'session ← session.readDetails']);
    expect(account.inputOf('announceDone')).toEqual({ kind: 'changeName' });
    expect(account.context().done).toEqual({ changeName: RESPONSE });
    expect(account.is('busy')).toBe(false);
  });

  it('announces a deleted address, and refetches the address book', () => {
    const account = accountAfterSubmit(REMOVE);
    account.send(accepted('submitTask', RESPONSE));
    expect(account.calls()).toEqual(['announceDone', 'refetchAddresses']);
    expect(account.context().done).toEqual({ deleteAddress: RESPONSE });
    expect(account.is('busy')).toBe(false);
  });

  it.each([RENAME, REMOVE])('shows why $kind is refused, and announces nothing else', (task) => {
    const account = accountAfterSubmit(task);
    account.send(rejected('submitTask', REFUSED));
    expect(account.calls()).toEqual([]);
    expect(account.context()).toMatchObject({
      done: {},
      failures: { [task.kind]: { reason: 'refused' } },
    });
    expect(account.is('busy')).toBe(false);
  });

  it('requests the cart after a reorder, and announces nothing itself', () => {
    const account = accountAfterSubmit({ kind: 'reorder' });
    account.send(accepted('submitTask', RESPONSE));
    expect(account.calls()).toEqual(['cart ← cart.read']);
  });

  it('announces a deleted address when the address book lacks it after a lost response', () => {
    const account = accountAfterSubmit(REMOVE);
    account.send(rejected('submitTask'));
    expect(account.calls()).toEqual(['call readAddressBook']);
    account.send({
      type: 'xstate.done.actor.readAddressBook',
      output: [],
      actorId: 'readAddressBook',
    });
    expect(account.calls()).toEqual(['announceDone', 'refetchAddresses']);
  });

  it('names the id of a new address that the address book contains after a lost response', () => {
    const address = {
      ...{ firstname: 'Ada', lastname: 'Reed', company: '', street: ['1 Rose Lane'] },
      ...{ city: 'Austin', region_code: 'TX', postcode: '73301', telephone: '5125550100' },
      ...{ country_id: 'US', isDefaultShipping: false, isDefaultBilling: false },
    };
    const task = { kind: 'saveAddress', id: null, regionId: 57, existingIds: [4], address };
    const account = accountAfterSubmit(task);
    account.send(rejected('submitTask'));
    account.send({
      type: 'xstate.done.actor.readAddressBook',
      output: [
        { ...address, id: 4 },
        { ...address, id: 9 },
      ],
      actorId: 'readAddressBook',
    });
    expect(account.context().done).toEqual({ saveAddress: { notes: [], addressId: 9 } });
  });

  it('reports a change as unreachable when the address book cannot be read, either', () => {
    const account = accountAfterSubmit(REMOVE);
    account.send(rejected('submitTask'), failed('readAddressBook'));
    expect(account.context().failures).toEqual({
      deleteAddress: { reason: 'unreachable', message: '' },
    });
    expect(account.is('busy')).toBe(false);
  });

  it('forgets the outcome of a form that is opened again, and of no other form', () => {
    const account = accountAfterSubmit(RENAME);
    account.send(rejected('submitTask', REFUSED));
    account.send(submit(REMOVE));
    account.send(rejected('submitTask', REFUSED), { type: 'account.clear', form: 'changeName' });
    expect(Object.keys(account.context().failures)).toEqual(['deleteAddress']);
  });

  it('sends the tasks of several forms one after the other, in the order of their submission', () => {
    const account = accountAfterSubmit(RENAME);
    account.send(submit(REMOVE), submit({ kind: 'reorder' }), submit(REMOVE));
    expect(account.calls()).toEqual([]);
    account.send(accepted('submitTask', RESPONSE));
    expect(account.inputOf('submitTask')).toEqual(REMOVE);
    account.send(accepted('submitTask', RESPONSE));
    expect(account.inputOf('submitTask')).toEqual({ kind: 'reorder' });
    account.send(accepted('submitTask', RESPONSE));
    expect(account.is('busy')).toBe(false);
    expect(Object.keys(account.context().done)).toEqual(['changeName', 'deleteAddress', 'reorder']);
  });

  it('sends nothing for a second click of the form that is being submitted', () => {
    const account = accountAfterSubmit(RENAME);
    account.send(submit(RENAME), accepted('submitTask', RESPONSE));
    expect(account.is('busy')).toBe(false);
  });

  it('shows no outcome of an earlier submission while a form waits for its turn', () => {
    const account = accountAfterSubmit(REMOVE);
    account.send(rejected('submitTask', REFUSED), submit(RENAME), submit(REMOVE));
    expect(account.context().failures).toEqual({});
  });

  it('drops the task of a form that is left before its turn, and sends the next one', () => {
    const account = accountAfterSubmit(RENAME);
    account.send(submit(REMOVE), submit({ kind: 'reorder' }));
    account.send({ type: 'account.left', form: 'deleteAddress' });
    account.send(rejected('submitTask', REFUSED), { type: 'account.left', form: 'changeName' });
    expect(account.context().failures).toEqual({});
    expect(account.inputOf('submitTask')).toEqual({ kind: 'reorder' });
  });

  it('finishes the task in flight when its form is left', () => {
    const account = accountAfterSubmit(RENAME);
    account.send({ type: 'account.left', form: 'changeName' }, accepted('submitTask', RESPONSE));
    expect(account.calls()).toEqual(['announceDone', 'session ← session.readDetails']);
  });

  it('drops the waiting tasks when the customer signs out', () => {
    const account = accountAfterSubmit(RENAME);
    account.send(submit(REMOVE), { type: 'account.signedOut' });
    account.calls();
    expect(account.is('busy')).toBe(false);
    account.send(submit({ kind: 'reorder' }));
    expect(account.inputOf('submitTask')).toEqual({ kind: 'reorder' });
  });

  it('is not busy after a sign-out', () => {
    const account = accountAfterSubmit(RENAME);
    account.send({ type: 'account.signedOut' });
    expect(account.is('busy')).toBe(false);
  });
});
