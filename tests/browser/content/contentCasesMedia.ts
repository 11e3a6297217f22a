import { expect } from '@playwright/test';
import type { Case } from './contentCases.ts';
import { element, type } from './servedContent.ts';

const picture = (name: string, link: Record<string, string> | null, caption = '') => {
  const img = (element: string, src: string, width: number) =>
    `<img data-element="${element}" src="/media/wysiwyg/${src}.jpg" alt="A vase" title="On the table" width="${width}" height="300" style="border-style: solid; border-width: 5px">`;
  const both = img('desktop_image', 'wide', 600) + img('mobile_image', 'small', 320);
  return type(
    'image',
    { class: name, 'data-appearance': 'full-width' },
    (link ? element('a', { 'data-element': 'link', ...link }, both) : both) +
      (caption && element('figcaption', { 'data-element': 'caption' }, caption)),
    'figure',
  );
};

const image = (
  field: string,
  property: string,
  expected: unknown,
  more: Partial<Case> = {},
): Case => {
  const name = `image-${field.replaceAll(/\W/g, '')}`;
  return {
    field: `image ${field}`,
    html: picture(name, null, 'Lilac'),
    selector: `.${name} img`,
    property,
    expected,
    ...more,
  };
};

const video = (name: string, more: string, inner = '') =>
  type(
    'video',
    { class: name },
    `<div data-element="inner" style="${inner}"><div data-element="wrapper"><video data-element="video" src="/media/wysiwyg/petals.mp4" ${more}></video></div></div>`,
  );

/** Pictures, videos and maps. */
export const MEDIA_CASES: readonly Case[] = [
  image('desktopImage', 'property currentSrc', expect.stringContaining('/wysiwyg/wide.jpg')),
  image('mobileImage', 'property currentSrc', expect.stringContaining('/wysiwyg/small.jpg'), {
    width: 375,
  }),
  image('quality', 'property currentSrc', expect.stringContaining('quality=85')),
  image('width', 'attribute width', '320'),
  image('height', 'attribute height', '300'),
  image('dimensions', 'attribute height', '180', {
    html: type(
      'image',
      { class: 'image-dimensions' },
      '<img data-element="desktop_image" src="/media/wysiwyg/wide.jpg" alt="" width="240" data-image-dimensions="{&quot;height&quot;:360,&quot;width&quot;:480,&quot;ratio&quot;:0.75}">',
      'figure',
    ),
  }),
  image('altText', 'attribute alt', 'A vase'),
  image('title', 'attribute title', 'On the table'),
  image('border', 'css border-top-width', '5px'),
  image('caption', 'text', 'Lilac', { selector: '.image-caption figcaption' }),
  image('link', 'attribute href', '/delivery', {
    html: picture('image-link', { href: '/delivery', 'data-link-type': 'page' }),
    selector: '.image-link a',
  }),
  image('openInNewTab', 'property target', '_blank', {
    html: picture('image-openInNewTab', { href: '/delivery', target: '_blank' }),
    selector: '.image-openInNewTab a',
  }),
  {
    field: 'video url',
    html: video('video-url', ''),
    selector: '.video-url video',
    property: 'attribute src',
    expected: '/media/wysiwyg/petals.mp4',
  },
  ...[true, false].flatMap((isOn) => [
    {
      field: `video autoplay: ${isOn}`,
      html: video(`video-autoplay-${isOn}`, isOn ? 'autoplay' : ''),
      selector: `.video-autoplay-${isOn} video`,
      property: 'property autoplay',
      expected: isOn,
    },
    {
      field: `video muted: ${isOn}`,
      html: video(`video-muted-${isOn}`, isOn ? 'muted' : ''),
      selector: `.video-muted-${isOn} video`,
      property: 'property muted',
      expected: isOn,
    },
  ]),
  {
    field: 'video maxWidth',
    html: video('video-width', '', 'max-width: 480px'),
    selector: '.video-width video',
    property: 'box width',
    expected: 480,
  },
  {
    field: 'map locations: name, address, country joined by spaces',
    html: type('map', {
      class: 'map',
      'data-locations': JSON.stringify([
        {
          location_name: 'The table',
          address: '28 Tai Ping Shan Street',
          country: ['Hong', 'Kong'],
        },
      ]),
    }),
    selector: '.map li',
    property: 'text',
    expected: 'The table28 Tai Ping Shan StreetHong Kong',
  },
];
