import { expect, it } from 'vitest';
import { catalogMachine } from '../../machines/catalog/machine.ts';
import { walk } from '../support/walk.ts';

it('the catalog machine is walked over all its transitions', async () => {
  expect(
    await walk(catalogMachine, {
      events: [
        {
          type: 'catalog.categoryRead',
          uid: 'NA==',
          category: { parentId: 'Mg==', children: [], children_count: '0' },
        } as never,
        {
          type: 'catalog.levelRead',
          level: { uid: 'Mg==', children_count: '0', children: [] },
        } as never,
        { type: 'catalog.pageChosen', page: 2 } as never,
        { type: 'catalog.totalRead', totalPages: 3 } as never,
      ],
    }),
  ).toMatchObject({ states: 0, transitions: 4, missed: [] });
});
