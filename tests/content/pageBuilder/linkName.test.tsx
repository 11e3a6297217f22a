import { expect, it } from 'vitest';
import { parse } from '../../../src/content/pageBuilder/parse.ts';
import { areaName, hasWords } from '../../../src/content/types/banner/linkName.ts';
import type { BannerNode } from '../../../src/content/types/banner/read.ts';

const link = (href: string) => `<a data-element="link" href="${href}"></a>`;
const nameOf = (html: string) => areaName(parse(html).children[0] as BannerNode);
const banner = (href: string) => nameOf(`<div data-content-type="banner">${link(href)}</div>`);

it.each([
  ['/gifts/dried-flowers.html', 'Dried flowers'],
  ['/roses/?colour=red#top', 'Roses'],
  ['https://elsewhere.example/en/our_story', 'Our story'],
  ['https://elsewhere.example/', 'Elsewhere.example'],
  ['/%E7%89%A1%E4%B8%B9', '牡丹'],
  ['/a%', 'A%'],
  ['/catalog/category/view/s/roses/id/12/', 'Roses'],
  ['#delivery', 'Delivery'],
  ['tel:+85221234567', '85221234567'],
  ['/', ''],
])('Link name: a link without text is named after its address: %s', (href, name) => {
  expect(banner(href)).toBe(name);
});

it('Link name: a slide is named by its owner', () => {
  const slide = (name: string) =>
    nameOf(`<div data-content-type="slide" data-slide-name="${name}">${link('/roses.html')}</div>`);
  expect(slide('Spring')).toBe('Spring');
  expect(slide(' ')).toBe('Roses');
});

it.each([
  ['', false],
  ['<p> &nbsp;<br></p>', false],
  ['<style>p { color: red }</style><img alt="" src="x.png">', false],
  ['<p>Roses</p>', true],
  ['<p><img src="x.png" alt="牡丹"></p>', true],
])('Link name: is taken from content with text or an image description: %s', (html, expected) => {
  expect(hasWords(html)).toBe(expected);
});
