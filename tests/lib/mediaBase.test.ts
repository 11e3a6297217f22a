import { afterEach, expect, it } from 'vitest';
import { imageUrl } from '../../src/lib/url/imageUrl.ts';
import { mediaBase, setMediaBase } from '../../src/lib/url/mediaBase.ts';

const OWN = ['flowers.example', 'shop.example/store'];
const product = (src: string) => imageUrl(src, { type: 'image-product', width: 80 });
const SIZE = '?auto=webp&format=pjpg&width=80';

afterEach(() => setMediaBase('', []));

it.each([
  '',
  'https://shop.example/store/media/',
  'https://shop.example/media',
  'http://flowers.example/media/',
  'no address',
])('Media base: pictures at "%s" are requested below /media/ of this shop', (url) => {
  setMediaBase(url, OWN);
  expect(mediaBase()).toBe('/media/');
});

it('Media base: pictures in another folder of the platform’s host are requested there', () => {
  setMediaBase('https://shop.example/pub/media/', OWN);
  const rose = `https://shop.example/pub/media/catalog/product/r/rose.jpg${SIZE}`;
  expect(product('/r/rose.jpg')).toBe(rose);
  expect(product(rose)).toBe(rose);
});

it('Media base: pictures on a host of their own are requested there', () => {
  setMediaBase('https://cdn.example/pictures', OWN);
  const rose = `https://cdn.example/pictures/catalog/product/r/rose.jpg${SIZE}`;
  expect(product('/r/rose.jpg')).toBe(rose);
  expect(product('/media/catalog/product/r/rose.jpg')).toBe(rose);
  expect(product('https://shop.example/media/catalog/product/r/rose.jpg')).toBe(rose);
  expect(product('https://cdn.example/pictures/catalog/product/r/rose.jpg')).toBe(rose);
});

it('Media base: is not doubled when a path has it without its leading slash', () => {
  expect(product('media/catalog/product/rose.jpg')).toBe(`/media/catalog/product/rose.jpg${SIZE}`);
});
