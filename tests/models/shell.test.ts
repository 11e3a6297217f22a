import { describe, expect, it } from 'vitest';
import { drawerMachine } from '../../machines/drawer/machine.ts';
import { storeViewMachine } from '../../machines/storeView/machine.ts';
import { toastsMachine } from '../../machines/toasts/machine.ts';
import { toastMachine } from '../../machines/toasts/toast.ts';
import { done, elapsed, failed } from '../support/model.ts';
import { walk } from '../support/walk.ts';

const ALL = { missedStates: [], missed: [] };

const view = (code: string, isDefault = false) => ({
  code,
  name: code,
  groupCode: 'main',
  groupName: 'Main',
  sortOrder: 0,
  isDefault,
  locale: 'en_US',
  currency: 'USD',
  mediaUrl: '/media/',
});
const views = [view('default', true), view('zh_hant')];

describe('Model walk of every state and transition', () => {
  it('covers the drawer machine', async () => {
    expect(
      await walk(drawerMachine, {
        events: [
          { type: 'drawer.open' },
          { type: 'drawer.openSignIn' },
          { type: 'drawer.close' },
          { type: 'drawer.back' },
          { type: 'drawer.openCategory', uid: 'Mg==', name: 'Bouquets' } as never,
          { type: 'drawer.signIn' },
          { type: 'drawer.createAccount' },
          { type: 'drawer.forgotPassword' },
          { type: 'drawer.myAccount' },
          { type: 'session.announced', isSignedIn: true } as never,
          { type: 'session.announced', isSignedIn: false } as never,
        ],
        facets: ({ levels }) => Math.min(levels.length, 2),
      }),
    ).toMatchObject({ states: 8, transitions: 16, ...ALL });
  });

  it('covers the toast machine', async () => {
    const events = [
      { type: 'toast.shown' },
      { type: 'toast.hold' },
      { type: 'toast.release' },
      { type: 'toast.raisedAgain', timeout: 5_000 } as never,
      { type: 'toast.raisedAgain', timeout: 0 } as never,
      elapsed('timeout', 'toast.timing'),
    ];
    expect(await walk(toastMachine, { events, input: { id: 'a', timeout: 5_000 } })).toMatchObject({
      states: 6,
      transitions: 9,
      ...ALL,
    });
  });

  it('covers the toasts machine', async () => {
    const content = { type: 'info', message: 'Hello', dismissable: true };
    const id = 'info|Hello|true||';
    expect(
      await walk(toastsMachine, {
        events: [
          { type: 'toast.add', content, at: 1 } as never,
          { type: 'toast.dismiss', id } as never,
          { type: 'toast.act', id } as never,
          { type: 'toast.shown', id } as never,
          { type: 'toast.hold', id } as never,
          { type: 'toast.release', id } as never,
          { type: 'toast.over', id } as never,
          { type: 'toasts.signedOut' },
          { type: 'toasts.signedIn' },
        ],
        facets: ({ toasts }) => toasts.map(({ id, raises }) => [id, Math.min(raises, 2)]),
      }),
    ).toMatchObject({ states: 1, transitions: 10, ...ALL });
  });

  it('covers the store view machine', async () => {
    const events = [
      { type: 'storeView.list' },
      { type: 'storeView.choose', code: 'zh_hant' } as never,
      { type: 'storeView.choose', code: 'elsewhere' } as never,
      done('readStoreViews', views),
      failed('readStoreViews'),
      done('listStoreViews', views),
      failed('listStoreViews'),
      done('findSamePage', '/a'),
      failed('findSamePage'),
      { type: 'storeView.refused' },
      done('verifyStoreView', views),
      failed('verifyStoreView'),
    ];
    const facets = ({ views, isVerified }: { views: unknown[]; isVerified: boolean }) => [
      views.length,
      isVerified,
    ];
    expect(
      await walk(
        storeViewMachine,
        {
          events,
          facets,
          input: { code: null, sentCode: 'default', currency: null, prefix: 'zh-hant' },
        },
        {
          events,
          facets,
          input: { code: null, sentCode: 'default', currency: null, prefix: 'elsewhere' },
        },
        { events, facets, input: { code: null, sentCode: null, currency: null, prefix: null } },
        { events, facets, input: { code: null, sentCode: 'oslo', currency: null, prefix: null } },
        {
          events,
          facets,
          input: { code: 'oslo', sentCode: 'oslo', currency: 'USD', prefix: null },
        },
        {
          events,
          facets,
          input: { code: 'zh_hant', sentCode: 'zh_hant', currency: 'HKD', prefix: null },
        },
        {
          events,
          facets,
          input: { code: 'zh_hant', sentCode: 'zh_hant', currency: 'USD', prefix: null },
        },
      ),
    ).toMatchObject({ states: 12, transitions: 21, ...ALL });
  });
});
