import { afterEach, describe, expect, it, vi } from 'vitest';
import { prepareHtml } from '../../src/content/html/prepareHtml.ts';
import { parse } from '../../src/content/pageBuilder/parse.ts';
import { setMediaBase } from '../../src/lib/url/mediaBase.ts';

const PICTURE = '<p>Rose <img src="{{media url=wysiwyg/rose.jpg}}"></p>';
const ROW = `<div data-content-type="row" data-appearance="default" data-element="main">${PICTURE}</div>`;

afterEach(() => {
  vi.restoreAllMocks();
  setMediaBase('', []);
});

describe('Content cache', () => {
  it('sanitises and parses the same content only once', () => {
    const first = [prepareHtml(PICTURE, '/zh'), parse(ROW)];
    const parsing = vi.spyOn(DOMParser.prototype, 'parseFromString');
    const querying = vi.spyOn(Element.prototype, 'querySelectorAll');
    const second = [prepareHtml(PICTURE, '/zh'), parse(ROW)];
    expect(second).toEqual(first);
    expect(parsing).not.toHaveBeenCalled();
    expect(querying).not.toHaveBeenCalled();
  });

  it('keeps one result for each store view’s links', () => {
    const link = '<a href="/delivery">Delivery</a>';
    expect(prepareHtml(link, '').html).toContain('href="/delivery"');
    expect(prepareHtml(link, '/zh-hant').html).toContain('href="/zh-hant/delivery"');
  });

  it('keeps one result for each platform', () => {
    const link = '<a href="https://shop.example/delivery">Delivery</a>';
    const known = { bases: ['shop.example'], defaultView: 'default' };
    expect(prepareHtml(link, '').html).toContain('href="https://shop.example/delivery"');
    expect(prepareHtml(link, '', known).html).toContain('href="/delivery"');
  });

  it('keeps one result for each media base', () => {
    const placesOf = () => [prepareHtml(PICTURE, '').html, JSON.stringify(parse(ROW))];
    const own = placesOf();
    setMediaBase('https://media.example/shop/', ['shop.example']);
    for (const [at, text] of placesOf().entries()) {
      expect(own[at]).toContain('/media/wysiwyg/rose.jpg');
      expect(own[at]).not.toContain('media.example');
      expect(text).toContain('https://media.example/shop/wysiwyg/rose.jpg');
    }
  });
});
