import { describe, expect, it } from 'vitest';
import type { StoreView } from '../../machines/domain.ts';
import { otherView } from '../../machines/storeView/otherView.ts';

const view = (code: string): StoreView => ({
  code,
  isDefault: code === 'default',
  name: code,
  groupCode: 'main',
  groupName: 'Main',
  sortOrder: 0,
  locale: 'en_US',
  currency: 'USD',
  mediaUrl: '',
});
const VIEWS = [view('default'), view('zh_hant')];

describe('Store view of an unknown address', () => {
  it.each([
    ['the view that the address names', 'zh-hant', null, 'zh_hant', false],
    ['the default view, named by the address', 'default', 'zh_hant', 'default', false],
    ['the default view, if it knows the path', null, 'zh_hant', 'default', true],
    [
      'the default view, if it knows the path that starts with no code',
      'roses',
      'zh_hant',
      'default',
      true,
    ],
  ])('is %s', (_, code, current, chosen, mustKnowPath) => {
    expect(otherView(VIEWS, { code, current })).toMatchObject({
      view: { code: chosen },
      mustKnowPath,
    });
  });

  it.each([
    ['the address names the current view', VIEWS, 'zh-hant', 'zh_hant'],
    ['the current view is the default view', VIEWS, null, null],
    ['the address names the default view, which is current', VIEWS, 'default', null],
    ['the platform has no default view', [view('zh_hant')], null, 'zh_hant'],
  ])('is no other view when %s', (_, views, code, current) => {
    expect(otherView(views, { code, current })).toBeNull();
  });
});
