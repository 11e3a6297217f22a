import { decodedSegment } from '../../../lib/url/decodedSegment.ts';
import type { SlideNode } from '../slide/read.ts';
import type { BannerNode } from './read.ts';

/** Whether HTML contains text or alternative text that can name a link. */
export const hasWords = (html: string): boolean =>
  /\balt\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s])/i.test(html) ||
  html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>|&(?:nbsp|#160|zwnj);|\s/gi, '') !== '';

/**
 * The accessible name of a link around a picture without text: the slide's name, or the readable
 * end of the URL ("/gifts/dried-flowers.html": "Dried flowers"). Empty if neither exists, for
 * example for the home page.
 */
export function areaName(node: BannerNode | SlideNode): string {
  const slide = node.contentType === 'slide' ? (node.slideName?.trim() ?? '') : '';
  return slide || wordsOfPath(node.link ?? '');
}

/** Path segments that say nothing about the page: `view`, `index`, an id. */
const NAMELESS = /^(?:|id|view|index|\d+)$/i;

function wordsOfPath(link: string): string {
  const [path = '', part = ''] = link.replace(/^(?:https?:)?\/\/|^[a-z]+:/i, '').split('#');
  const last = (path.split('?')[0] ?? '').split('/').findLast((segment) => !NAMELESS.test(segment));
  const words = decodedSegment(last ?? part)
    .replace(/\.html?$/i, '')
    .replaceAll(/[-_+\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
