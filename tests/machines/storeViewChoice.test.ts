import { describe, expect, it } from 'vitest';
import { storeViewMachine } from '../../machines/storeView/machine.ts';
import { done, failed } from '../support/model.ts';
import { standAlone } from '../support/standAlone.ts';

const view = (code: string) => ({ code, isDefault: code === 'default', currency: 'USD' });
const [DEFAULT, CHINESE] = [view('default'), view('zh_hant')];
const VIEWS = [DEFAULT, CHINESE];
const LIST = { type: 'storeView.list' };
const choose = (code: string) => ({ type: 'storeView.choose', code });

/** A shop in the view with this code, at an address that begins with this segment. */
const shopIn = (code: string | null, prefix: string | null = null) =>
  standAlone(storeViewMachine, {
    input: { code, sentCode: code ?? 'default', currency: null, prefix },
  });

/** A shop in the default view that has listed its views. */
function shopWithList() {
  const shop = shopIn(null);
  shop.send(LIST, done('listStoreViews', VIEWS));
  shop.calls();
  return shop;
}

describe('Store view in the address', () => {
  it('is settled without a request when the address names none', () => {
    const shop = shopIn(null);
    expect(shop.calls()).toEqual(['app ← storeView.settled']);
    expect(shop.is('settled')).toBe(true);
  });

  it('is saved, and the page reloaded in it, when it is another one', () => {
    const shop = shopIn(null, 'zh-hant');
    expect(shop.calls()).toEqual(['call readStoreViews']);
    expect(shop.is('settled')).toBe(false);
    shop.send(done('readStoreViews', VIEWS));
    expect(shop.calls()).toEqual(['saveStoreView', 'reloadPage']);
    expect(shop.inputOf('saveStoreView')).toEqual({ view: CHINESE });
    expect(shop.is('settled')).toBe(false);
  });

  it.each([
    ['names the current view', 'zh-hant', done('readStoreViews', VIEWS)],
    ['names no view', 'delivery', done('readStoreViews', VIEWS)],
    ['cannot be judged', 'zh-hant', failed('readStoreViews')],
  ])('is settled when the address %s', (_, prefix, response) => {
    const shop = shopIn('zh_hant', prefix);
    shop.calls();
    shop.send(response as never);
    expect(shop.calls()).toEqual(['app ← storeView.settled']);
    expect(shop.is('settled')).toBe(true);
  });
});

describe('Store view switcher', () => {
  it('reads the views once', () => {
    const shop = shopIn(null);
    shop.calls();
    shop.send(LIST);
    expect(shop.calls()).toEqual(['call listStoreViews']);
    shop.send(done('listStoreViews', VIEWS), LIST);
    expect(shop.calls()).toEqual([]);
    expect(shop.context().views).toEqual(VIEWS);
  });

  it('reads the views again after a failure', () => {
    const shop = shopIn(null);
    shop.send(LIST, failed('listStoreViews'));
    shop.calls();
    shop.send(LIST);
    expect(shop.calls()).toEqual(['call listStoreViews']);
  });

  it('takes a choice among the views that were read for the address', () => {
    const shop = shopIn('zh_hant', 'zh-hant');
    shop.send(done('readStoreViews', VIEWS), choose('default'));
    expect(shop.calls().at(-1)).toBe('call findSamePage');
  });

  it('ignores a view that is not available, and the current one', () => {
    const shop = shopWithList();
    shop.send(choose('french'), choose('default'));
    expect(shop.calls()).toEqual([]);
  });

  it.each([
    ['the same page', done('findSamePage', '/roses'), '/roses'],
    ['the home page when the view has no such page', done('findSamePage', null), '/'],
    ['the home page when the same page cannot be looked for', failed('findSamePage'), '/'],
  ])('saves the chosen view and leads to %s', (_, response, url) => {
    const shop = shopWithList();
    shop.send(choose('zh_hant'));
    expect(shop.calls()).toEqual(['call findSamePage']);
    expect(shop.inputOf('findSamePage')).toEqual({ view: CHINESE });
    shop.send(response as never);
    expect(shop.calls()).toEqual(['saveStoreView', 'goToStoreView']);
    expect(shop.inputOf('saveStoreView')).toEqual({ view: CHINESE });
    expect(shop.inputOf('goToStoreView')).toEqual({ view: CHINESE, url });
    expect(shop.value()).toEqual({ settled: 'leaving' });
  });
});
