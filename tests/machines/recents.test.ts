import { expect, it } from 'vitest';
import { recentsMachine } from '../../machines/recents/machine.ts';
import { standAlone } from '../support/standAlone.ts';

const viewedEvent = (sku: string) => ({ type: 'recents.used', text: sku });

/** The machine after it has read storage. */
function startedRecents() {
  const viewed = standAlone(recentsMachine);
  viewed.calls();
  return viewed;
}

it('Recently viewed: keeps and stores eight products, the latest first and each once', () => {
  const viewed = startedRecents();
  viewed.send(...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'b'].map(viewedEvent));
  expect(viewed.context().texts).toEqual(['b', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
  expect(viewed.inputOf('store')).toEqual({ texts: ['b', 'i', 'h', 'g', 'f', 'e', 'd', 'c'] });
});

it('Recently viewed: stores nothing when the latest product is seen again', () => {
  const viewed = startedRecents();
  viewed.send(viewedEvent('a'));
  expect(viewed.calls()).toEqual(['store']);
  viewed.send(viewedEvent('a'));
  expect(viewed.calls()).toEqual([]);
});

it('Recently viewed: takes over what another tab has stored', () => {
  const viewed = startedRecents();
  viewed.send(viewedEvent('a'), { type: 'texts.stored', texts: ['b', 'a'] });
  expect(viewed.context().texts).toEqual(['b', 'a']);
});
