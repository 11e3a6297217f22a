import { describe, expect, it } from 'vitest';
import { drawerMachine } from '../../machines/drawer/machine.ts';
import { standAlone } from '../support/standAlone.ts';

const ROSES = { type: 'drawer.openCategory', uid: 'r', name: 'Roses' };
const RED = { type: 'drawer.openCategory', uid: 'rr', name: 'Red' };
const SIGNED_IN = { type: 'session.announced', isSignedIn: true };
const SIGNED_OUT = { type: 'session.announced', isSignedIn: false };
const drawerAfter = (...types: string[]) => {
  const drawer = standAlone(drawerMachine);
  drawer.send(...types.map((type) => ({ type })));
  return drawer;
};

describe('Drawer', () => {
  it('starts closed, and opens on the menu with the session started for its forms', () => {
    const drawer = drawerAfter();
    expect(drawer.is('open')).toBe(false);
    expect(drawer.calls()).toEqual([]);
    drawer.send({ type: 'drawer.open' });
    expect(drawer.is('open')).toBe(true);
    expect(drawer.is('MENU')).toBe(true);
    expect(drawer.calls()).toEqual(['start session']);
  });

  it('closes from every view', () => {
    for (const path of [[], ['drawer.signIn'], ['drawer.myAccount']]) {
      const drawer = drawerAfter('drawer.open', ...path, 'drawer.close');
      expect(drawer.is('open')).toBe(false);
    }
  });

  it('goes back from a category to the one above it, and closes at the top', () => {
    const drawer = drawerAfter('drawer.open');
    drawer.send(ROSES, RED);
    expect(drawer.context().levels).toEqual([
      { uid: 'r', name: 'Roses' },
      { uid: 'rr', name: 'Red' },
    ]);
    drawer.send({ type: 'drawer.back' });
    expect(drawer.context().levels).toEqual([{ uid: 'r', name: 'Roses' }]);
    drawer.send({ type: 'drawer.back' });
    expect(drawer.is('open')).toBe(true);
    drawer.send({ type: 'drawer.back' });
    expect(drawer.is('open')).toBe(false);
  });

  it.each(['drawer.open', 'drawer.openSignIn'])(
    'starts at the top level again after %s',
    (type) => {
      const drawer = drawerAfter('drawer.open');
      drawer.send(ROSES, { type: 'drawer.close' }, { type });
      expect(drawer.context().levels).toEqual([]);
    },
  );

  it('opens on the sign-in form when a page asks for it, and goes back to the menu', () => {
    const drawer = drawerAfter('drawer.openSignIn');
    expect(drawer.is('SIGN_IN')).toBe(true);
    expect(drawer.is('open')).toBe(true);
    drawer.send({ type: 'drawer.back' });
    expect(drawer.is('MENU')).toBe(true);
  });

  it.each([
    { way: 'drawer.createAccount', view: 'CREATE_ACCOUNT' },
    { way: 'drawer.forgotPassword', view: 'FORGOT_PASSWORD' },
  ])('goes from the sign-in form to $view and back', ({ way, view }) => {
    const drawer = drawerAfter('drawer.open', 'drawer.signIn');
    expect(drawer.is('SIGN_IN')).toBe(true);
    drawer.send({ type: way });
    expect(drawer.is(view)).toBe(true);
    drawer.send({ type: 'drawer.back' });
    expect(drawer.is('SIGN_IN')).toBe(true);
  });

  it.each([[], ['drawer.createAccount'], ['drawer.forgotPassword']])(
    'shows the account after a sign-in on one of its forms (%s)',
    (...events) => {
      const drawer = drawerAfter('drawer.open', 'drawer.signIn', ...events);
      drawer.send(SIGNED_OUT);
      expect(drawer.is('MY_ACCOUNT')).toBe(false);
      drawer.send(SIGNED_IN);
      expect(drawer.is('MY_ACCOUNT')).toBe(true);
    },
  );

  it('shows the menu after a sign-out and after leaving the account', () => {
    const drawer = drawerAfter('drawer.open', 'drawer.myAccount');
    expect(drawer.is('MY_ACCOUNT')).toBe(true);
    drawer.send(SIGNED_IN);
    expect(drawer.is('MY_ACCOUNT')).toBe(true);
    drawer.send(SIGNED_OUT);
    expect(drawer.is('MENU')).toBe(true);
    expect(drawerAfter('drawer.open', 'drawer.myAccount', 'drawer.back').is('MENU')).toBe(true);
  });
});
