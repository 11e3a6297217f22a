import { expect, it } from 'vitest';
import { catalogMachine } from '../../machines/catalog/machine.ts';
import { standAlone } from '../support/standAlone.ts';

it('Catalog: keeps each category that was read by its uid', () => {
  const catalog = standAlone(catalogMachine);
  const roses = { parentId: 'b', children: [], children_count: '0' };
  const bouquets = { parentId: null, children: ['r'], children_count: '1' };
  catalog.send(
    { type: 'catalog.categoryRead', uid: 'r', category: roses },
    { type: 'catalog.categoryRead', uid: 'b', category: bouquets },
  );
  expect(catalog.context().categories).toEqual({ r: roses, b: bouquets });
});

it('Catalog: a category whose page names no parent keeps the parent that the menu has named', () => {
  const catalog = standAlone(catalogMachine);
  const bouquets = { parentId: null, children: ['r'], children_count: '1' };
  catalog.send(
    {
      type: 'catalog.levelRead',
      level: { uid: 'top', children_count: '1', children: [{ uid: 'b', children_count: '1' }] },
    },
    { type: 'catalog.categoryRead', uid: 'b', category: bouquets },
  );
  expect(catalog.context().categories.b).toEqual({ ...bouquets, parentId: 'top' });
});

it('Catalog: keeps the levels that the drawer loaded, with the parents of their categories', () => {
  const catalog = standAlone(catalogMachine);
  const roses = { uid: 'r', children_count: '2' };
  catalog.send({
    type: 'catalog.levelRead',
    level: { uid: 'top', children_count: '1', children: [{ uid: 'b', children_count: '1' }] },
  });
  catalog.send({
    type: 'catalog.levelRead',
    level: { uid: 'b', children_count: '1', children: [roses] },
  });
  expect(catalog.context().categories).toEqual({
    top: { parentId: null, children: ['b'], children_count: '1' },
    b: { parentId: 'top', children: ['r'], children_count: '1' },
    r: { parentId: 'b', children: [], children_count: '2' },
  });
});

it('Catalog: a level that is read again keeps the children of its entries', () => {
  const catalog = standAlone(catalogMachine);
  const top = { uid: 'top', children_count: '1', children: [{ uid: 'b', children_count: '1' }] };
  catalog.send({
    type: 'catalog.categoryRead',
    uid: 'b',
    category: { parentId: 'top', children: ['r'], children_count: '1' },
  });
  catalog.send({ type: 'catalog.levelRead', level: top });
  expect(catalog.context().categories.b?.children).toEqual(['r']);
});

it('Catalog: begins on page 1 with six products a page, and keeps the chosen page', () => {
  const catalog = standAlone(catalogMachine);
  expect(catalog.context()).toMatchObject({ currentPage: 1, pageSize: 6, prevPageTotal: null });
  catalog.send({ type: 'catalog.pageChosen', page: 3 });
  expect(catalog.context().currentPage).toBe(3);
});

it('Catalog: keeps the number of pages of the list that was read', () => {
  const catalog = standAlone(catalogMachine);
  catalog.send({ type: 'catalog.totalRead', totalPages: 4 });
  expect(catalog.context().prevPageTotal).toBe(4);
});
