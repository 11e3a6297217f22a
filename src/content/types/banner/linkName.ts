import { decoded } from '../../../lib/url/decodeSegment.ts';
import type { SlideNode } from '../slide/read.ts';
import type { BannerNode } from './read.ts';

/** Whether a piece of HTML says anything by which a link around it could be called. */
export const hasWords = (html: string): boolean =>
  /\balt\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s])/i.test(html) ||
  html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>|&(?:nbsp|#160|zwnj);|\s/gi, '') !== '';

/**
 * What the link of a picture without words is called: as the owner named the slide, or as its
 * address reads ("/gifts/dried-flowers.html": "Dried flowers"); empty where that tells nothing,
 * as for the shop's first page.
 */
export function areaName(node: BannerNode | SlideNode): string {
  const slide = node.contentType === 'slide' ? (node.slideName?.trim() ?? '') : '';
  return slide || spoken(node.link ?? '');
}

/** Parts of an address that name nothing: the platform's own words, and numbers. */
const NAMELESS = /^(?:|id|view|index|\d+)$/i;

function spoken(link: string): string {
  const [path = '', part = ''] = link.replace(/^(?:https?:)?\/\/|^[a-z]+:/i, '').split('#');
  const last = (path.split('?')[0] ?? '').split('/').findLast((one) => !NAMELESS.test(one));
  const words = decoded(last ?? part)
    .replace(/\.html?$/i, '')
    .replaceAll(/[-_+\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
