import { expect, it } from 'vitest';
import { recentlyViewedMachine } from '../../machines/recentlyViewed/machine.ts';
import { standAlone } from '../support/standAlone.ts';

const seen = (sku: string) => ({ type: 'recentlyViewed.seen', sku });

/** The machine after it has read storage. */
function started() {
  const viewed = standAlone(recentlyViewedMachine);
  viewed.asked();
  return viewed;
}

it('Recently viewed: keeps and stores eight products, the latest first and each once', () => {
  const viewed = started();
  viewed.send(...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'b'].map(seen));
  expect(viewed.context().skus).toEqual(['b', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
  expect(viewed.given('store')).toEqual({ texts: ['b', 'i', 'h', 'g', 'f', 'e', 'd', 'c'] });
});

it('Recently viewed: stores nothing when the latest product is seen again', () => {
  const viewed = started();
  viewed.send(seen('a'));
  expect(viewed.asked()).toEqual(['store']);
  viewed.send(seen('a'));
  expect(viewed.asked()).toEqual([]);
});

it('Recently viewed: takes over what another tab has stored', () => {
  const viewed = started();
  viewed.send(seen('a'), { type: 'texts.stored', texts: ['b', 'a'] });
  expect(viewed.context().skus).toEqual(['b', 'a']);
});
