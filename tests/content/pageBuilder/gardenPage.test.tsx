import { expect, it } from 'vitest';
import { parse } from '../../../src/content/pageBuilder/parse.ts';
import type { ContentNode, ContentType, NodeFor } from '../../../src/content/types/registry.ts';
import { GARDEN_PAGE } from './gardenPage.ts';

const page = parse(GARDEN_PAGE);

/** The first node of a type in document order. */
function first<Type extends ContentType>(type: Type, from = page.children): NodeFor<Type> {
  const found = withDescendants(from).find((node) => node.contentType === type);
  if (!found) throw new Error(`no ${type}`);
  return found as NodeFor<Type>;
}

const withDescendants = (nodes: ContentNode[]): ContentNode[] =>
  nodes.flatMap((node) => [node, ...withDescendants(node.children)]);

const PHONE = 'only screen and (max-width: 768px)';

it('Garden page: has its content types in their places, including the unknown one', () => {
  const outline = (nodes: ContentNode[]): unknown[] =>
    nodes.map(({ contentType, appearance, children }) =>
      children.length > 0 ? [contentType, appearance, outline(children)] : contentType,
    );
  expect(outline(page.children)).toEqual([
    [
      'row',
      'full-width',
      [
        'heading',
        [
          'column-group',
          'default',
          [
            [
              'column-line',
              null,
              [
                ['column', 'align-center', ['image']],
                [
                  'column',
                  'full-height',
                  ['text', ['buttons', 'inline', ['button-item', 'button-item']]],
                ],
              ],
            ],
          ],
        ],
      ],
    ],
    [
      'row',
      'contained',
      [
        [
          'tabs',
          'default',
          [
            ['tab-item', 'default', ['html']],
            ['tab-item', 'default', ['html', 'divider']],
          ],
        ],
        ['slider', 'default', ['slide']],
        'banner',
      ],
    ],
    [
      'row',
      'full-bleed',
      ['products', 'video', 'map', ['block', 'default', ['text']], 'dynamic_block', 'unknown'],
    ],
  ]);
});

it('Garden page: the row has its rule’s styles, media query, background pictures and video', () => {
  expect(first('row')).toMatchObject({
    appearance: 'full-width',
    cssClasses: ['garden-hero'],
    verticalAlignment: 'middle',
    enableParallax: true,
    parallaxSpeed: 0.8,
    minHeight: '480px',
    marginTop: '0',
    marginBottom: '20px',
    paddingTop: '40px',
    paddingLeft: '20px',
    border: 'solid',
    borderColor: '#c9b37e',
    borderWidth: '2px',
    borderRadius: '6px',
    desktopImage: 'https://shop.example/media/wysiwyg/garden.jpg',
    mobileImage: '/media/wysiwyg/garden-small.jpg',
    backgroundSize: 'cover',
    backgroundPosition: 'center center',
    backgroundAttachment: 'fixed',
    backgroundRepeat: 'no-repeat',
    backgroundType: 'video',
    videoSrc: 'https://shop.example/media/wysiwyg/garden.mp4',
    videoFallbackSrc: '/media/wysiwyg/garden-still.jpg',
    videoLoop: true,
    videoPlayOnlyVisible: true,
    videoLazyLoading: false,
    videoOverlayColor: 'rgba(20, 40, 30, 0.4)',
    isHidden: false,
    mediaQueries: [{ media: PHONE, style: { minHeight: '260px', paddingTop: '20px' } }],
  });
});

it('Garden page: the column has its rule’s width and the owner’s classes only', () => {
  expect(first('column')).toMatchObject({
    width: 'calc(33.3333% - 20px)',
    verticalAlignment: 'top',
    cssClasses: ['herb'],
    marginLeft: '10px',
  });
});

it('Garden page: the image has both pictures, and no link from an unresolved directive', () => {
  expect(first('image')).toMatchObject({
    desktopImage: { src: '/media/wysiwyg/sage.jpg' },
    mobileImage: { src: '/media/wysiwyg/sage-small.jpg' },
    altText: 'Sage in flower',
    title: 'Sage',
    link: null,
    caption: 'Sage, seen by us',
    border: 'dashed',
    borderRadius: '12px',
    // The figure's missing border on phones does not concern the picture in it.
    mediaQueries: [],
  });
});

it('Garden page: heading and text have their text without directives', () => {
  expect(first('heading')).toMatchObject({
    headingType: 'h1',
    text: 'The garden, & how to keep it',
    textAlign: 'center',
  });
  expect(first('text').content).toBe(
    '<p id="A1B2C3">Water <strong>before</strong> ten. Thank you </p>',
  );
});

it('Garden page: buttons are parsed with and without a link', () => {
  const buttons = first('buttons');
  expect(buttons.isSameWidth).toBe(true);
  expect(buttons.children).toMatchObject([
    {
      text: 'Glass domes',
      link: 'https://shop.example/glass-domes.html',
      linkType: 'category',
      buttonType: 'secondary',
      openInNewTab: false,
    },
    { text: 'Soon', link: null, linkType: null, buttonType: 'link' },
  ]);
});

it('Garden page: the tabs have headers, alignment, default tab and height', () => {
  expect(first('tabs')).toMatchObject({
    headers: ['Sun', 'Shade'],
    defaultIndex: 1,
    tabNavigationAlignment: 'center',
    marginBottom: '15px',
    borderWidth: '1px',
    minHeight: '220px',
  });
});

it('Garden page: the html node is decoded, and its style element is kept for the whole page', () => {
  expect(first('html').html).toBe('<ul class="care"><li onclick="x()">Thyme</li></ul>');
  expect(page.css).toBe('.herb > p{color:#1f4d3a}');
});

it('Garden page: slider and slide have all their fields', () => {
  const slider = first('slider');
  expect(slider).toMatchObject({
    autoplay: true,
    autoplaySpeed: 5000,
    fade: true,
    infinite: true,
    showArrows: true,
    showDots: false,
    minHeight: '300px',
  });
  expect(slider.children).toMatchObject([
    {
      slideName: 'June',
      content: '<p>June roses</p>',
      link: '/june.html',
      linkType: 'page',
      openInNewTab: true,
      showButton: 'hover',
      buttonText: 'See them',
      buttonType: 'primary',
      showOverlay: 'hover',
      overlayColor: 'rgba(255, 255, 255, 0.6)',
      desktopImage: '/media/june.jpg',
      minHeight: '280px',
      paddingLeft: '12px',
      backgroundRepeat: 'repeat',
    },
  ]);
});

it('Garden page: the poster banner has the height and padding of its overlay', () => {
  expect(first('banner')).toMatchObject({
    appearance: 'poster',
    content: '<h3>Moss</h3>',
    desktopImage: '/media/banner/moss.jpg',
    backgroundSize: 'contain',
    textAlign: 'right',
    minHeight: '300px',
    paddingTop: '30px',
    overlayColor: null,
    buttonText: null,
  });
});

it('Garden page: products, video, divider, map and dynamic block have all their fields', () => {
  expect(first('products')).toMatchObject({
    skus: ['PEONY-1', 'ROSE-2'],
    carouselMode: 'continuous',
    centerPadding: '90px',
    infinite: true,
    arrows: true,
    dots: true,
    autoplay: false,
    autoplaySpeed: 4000,
  });
  expect(first('video')).toMatchObject({
    url: 'https://www.youtube.com/embed/Ab3_dEf-9?autoplay=1&mute=1',
    autoplay: true,
    muted: true,
    maxWidth: '640px',
  });
  expect(first('divider')).toMatchObject({ width: '60%', color: '#94b49f', thickness: '3px' });
  expect(first('map')).toMatchObject({
    height: '320px',
    showControls: true,
    locations: [
      {
        name: 'The table',
        country: 'Hong Kong',
        comment: 'Ring twice',
        position: { latitude: 22.2866, longitude: 114.1438 },
      },
    ],
  });
  expect(first('dynamic_block')).toMatchObject({
    uids: ['MQ==', 'Mg=='],
    displayMode: 'fixed',
    displayInline: true,
  });
});

it('Garden page: the style element of a block applies to the content types in it', () => {
  expect(first('text', first('block').children)).toMatchObject({
    content: '<p>From the block</p>',
    textAlign: 'right',
  });
});
