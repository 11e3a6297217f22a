import { expect, it } from 'vitest';
import { platformPath } from '../../src/lib/url/platformPath.ts';

const BASES = ['old.example/index.php', 'shop.example/store', 'shop.example', 'old.example'];
const pathOf = (address: string) => platformPath(new URL(address), BASES);

it.each([
  ['https://shop.example/', '/'],
  ['https://shop.example/peony.html?a=1#b', '/peony.html?a=1#b'],
  ['http://shop.example/peony.html', '/peony.html'],
  ['https://shop.example/store', '/'],
  ['https://shop.example/store/peony.html', '/peony.html'],
  ['https://shop.example/stores.html', '/stores.html'],
  ['https://old.example/index.php/peony.html', '/peony.html'],
])('Platform path: the platform’s page at %s is the path %s of this shop', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

it.each([
  'https://elsewhere.example/peony.html',
  'https://shop.example.org/',
  'mailto:a@b.example',
])('Platform path: the address %s does not belong to a page of the platform', (address) => {
  expect(pathOf(address)).toBeNull();
});
