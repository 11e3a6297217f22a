import { expect } from '@playwright/test';
import type { Case } from './contentCases.ts';
import { element, type } from './servedContent.ts';

const IMAGES =
  '{"desktop_image":"/media/wysiwyg/wide.jpg","mobile_image":"/media/wysiwyg/small.jpg"}';

const row = (name: string, style: string, more = {}, inside = '<p></p>') =>
  type(
    'row',
    {
      class: name,
      'data-appearance': 'full-bleed',
      'data-background-images': IMAGES,
      style,
      ...more,
    },
    inside,
  );

const STYLES: [css: string, values: string[], seen?: string[]][] = [
  ['background-size', ['cover', 'contain', 'auto']],
  ['background-position', ['left top', 'center center'], ['0% 0%', '50% 50%']],
  ['background-attachment', ['scroll', 'fixed']],
  ['background-repeat', ['no-repeat', 'repeat-x']],
];

const VIDEO = {
  'data-background-type': 'video',
  'data-video-src': '/media/wysiwyg/petals.mp4',
  'data-video-fallback-src': '/media/wysiwyg/still.jpg',
};
const videoRow = (name: string, more: Record<string, string>) =>
  row(
    `ground-video-${name}`,
    'min-height: 90px',
    { ...VIDEO, 'data-video-lazy-load': 'false', ...more },
    element('div', {
      'data-video-overlay-color': 'rgba(9, 8, 7, 0.5)',
      'data-element': 'video_overlay',
    }),
  );

/** The background fields, on a row. */
export const BACKGROUND_CASES: readonly Case[] = [
  ...STYLES.flatMap(([css, values, expected]) =>
    values.map((value, index) => ({
      field: `${css}: ${value}`,
      html: row(`ground-${css}-${index}`, `${css}: ${value}`),
      selector: `.ground-${css}-${index}`,
      property: `css ${css}`,
      expected: expected?.[index] ?? value,
    })),
  ),
  {
    field: 'background-repeat, not set',
    html: row('ground-repeat', ''),
    selector: '.ground-repeat',
    property: 'css background-repeat',
    expected: 'repeat',
  },
  {
    field: 'background-attachment: fixed, below 768 px',
    width: 375,
    html: row('ground-narrow', 'background-attachment: fixed'),
    selector: '.ground-narrow',
    property: 'css background-attachment',
    expected: 'scroll',
  },
  ...[1280, 375].map((width) => ({
    field: `${width === 375 ? 'mobileImage' : 'desktopImage'}`,
    width,
    html: row('ground-picture', ''),
    selector: '.ground-picture',
    property: 'css background-image',
    expected: expect.stringContaining(`/media/wysiwyg/${width === 375 ? 'small' : 'wide'}.jpg?`),
  })),
  {
    field: 'backgroundType image: no video',
    html: row('ground-video-not', '', { ...VIDEO, 'data-background-type': 'image' }),
    selector: '.ground-video-not video',
    property: 'count',
    expected: 0,
  },
  {
    field: 'videoSrc',
    html: videoRow('source', {}),
    selector: '.ground-video-source video',
    property: 'attribute src',
    expected: '/media/wysiwyg/petals.mp4',
  },
  {
    field: 'videoFallbackSrc',
    html: videoRow('fallback', {}),
    selector: '.ground-video-fallback video',
    property: 'attribute poster',
    expected: expect.stringMatching(/still\.jpg\?.*quality=85/),
  },
  ...['true', 'false'].map((value) => ({
    field: `videoLoop: ${value}`,
    html: videoRow(`loop-${value}`, { 'data-video-loop': value }),
    selector: `.ground-video-loop-${value} video`,
    property: 'property loop',
    expected: value === 'true',
  })),
  ...['true', 'false'].map((value) => ({
    field: `videoLazyLoading: ${value}`,
    html: videoRow(`lazy-${value}`, { 'data-video-lazy-load': value }),
    selector: `.ground-video-lazy-${value} video`,
    property: 'attribute preload',
    expected: value === 'true' ? 'none' : 'auto',
  })),
  {
    field: 'videoOverlayColor',
    html: videoRow('overlay', {}),
    selector: '.ground-video-overlay [style*="background-color"]',
    property: 'css background-color',
    expected: 'rgba(9, 8, 7, 0.5)',
  },
];
