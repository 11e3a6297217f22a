import { appMachine } from '../../../machines/app/machine.ts';
import { loadingBarMachine } from '../../../machines/loadingBar/machine.ts';
import { pageMachine } from '../../../machines/page/machine.ts';
import { done, failed } from '../../support/model.ts';
import type { Exhibit } from '../Exhibit.ts';
import { eventOf, snapshotAfter } from '../snapshotAfter.ts';
import { OPEN_APP } from '../standardSnapshots.ts';

const HOME = { kind: 'found', type: 'CMS_PAGE', uid: null, identifier: 'home', relativeUrl: '' };
const visit = (path: string) => eventOf('location.changed', { path, search: '' });
const page = (path: string, ...events: Parameters<typeof snapshotAfter>[1] & object): Exhibit => ({
  machine: 'page',
  path,
  parts: { page: snapshotAfter(pageMachine, [visit(path), ...events]) },
});
const LOADED = [done('loadPage'), eventOf('actors.started')];
const SHOWN = [done('resolvePath', HOME), ...LOADED];

export const PAGES: Exhibit[] = [
  { machine: 'page', path: '/', parts: { page: snapshotAfter(pageMachine) } },
  page('/bouquets.html'),
  { ...page('/cart'), note: 'cart' },
  page('/', ...SHOWN),
  page('/', ...SHOWN, visit('/cart'), ...LOADED, visit('/'), ...LOADED),
  page('/', done('resolvePath', { kind: 'nothing' })),
  page('/bouquets.html', failed('resolvePath')),
  page('/nowhere.html', done('resolvePath', { kind: 'nothing' }), done('findOtherView', null)),
];

const bar = (...events: Parameters<typeof snapshotAfter>[1] & object): Exhibit => ({
  machine: 'loadingBar',
  path: '/signin',
  parts: { loadingBar: snapshotAfter(loadingBarMachine, events) },
});
export const LOADING_BAR: Exhibit[] = [
  bar(),
  bar(eventOf('loading.started')),
  bar(eventOf('loading.started'), eventOf('loading.ended')),
];

const OPEN = [done('restoreCaches')];
export const APP: Exhibit[] = [
  { machine: 'app', path: '/signin', parts: { app: OPEN_APP } },
  {
    machine: 'app',
    note: 'search',
    path: '/signin',
    parts: { app: snapshotAfter(appMachine, [...OPEN, eventOf('search.toggle')]) },
  },
];
