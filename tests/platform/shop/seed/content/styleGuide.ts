import * as pb from './styleGuideMarkup.ts';
import type { Chapter, StyleGuideTexts } from './styleGuideTexts.ts';

const MIST = '#e9efe9';
const STRAW = '#f4eedd';
const BLUSH = '#f6e9e6';
const DUSK = '#e6eaf1';
const DEEP = '#1d3b2f';
const CHAPTER = 'catalog/category';
const FILM = 'wysiwyg/petals.mp4';
const SKUS = ['FL-B-01', 'FL-B-02', 'FL-B-03', 'FL-B-04', 'FL-B-05', 'FL-X-01'];
/** Coordinates of the places, in the order of the texts. */
const POSITIONS = [
  { latitude: 22.2853, longitude: 114.1487 },
  { latitude: 22.4961, longitude: 114.1386 },
];

/** The shop's style guide: every content type in every appearance. */
export const styleGuide = (texts: StyleGuideTexts): string =>
  [
    openingRow,
    rows,
    columns,
    words,
    pictures,
    buttons,
    tabs,
    banners,
    sliders,
    products,
    films,
    places,
    blocks,
  ]
    .map((chapter) => chapter(texts))
    .join('');

const containedRow = (...inside: string[]): string =>
  pb.row(
    { appearance: 'contained', style: 'justify-content: flex-start; margin: 0 0 64px' },
    ...inside,
  );

const openingRow = (texts: StyleGuideTexts): string =>
  pb.row(
    { appearance: 'contained', style: 'justify-content: flex-start; margin: 64px 0 80px' },
    pb.text(`<p>${texts.kicker}</p>`, undefined, 'kicker'),
    pb.heading(1, texts.title, 'margin: 12px 0 20px'),
    pb.text(`<p>${texts.lead}</p>`, undefined, 'lead'),
  );

/** A chapter's title below a rule, with its introduction. */
const head = (texts: StyleGuideTexts, chapter: Chapter): string =>
  pb.row(
    { appearance: 'contained', style: 'justify-content: flex-start; margin: 0 0 32px' },
    pb.divider('width: 100%; border-width: 1px; border-color: #16201b'),
    pb.heading(2, texts.chapters[chapter][0], 'margin: 8px 0'),
    pb.text(`<p>${texts.chapters[chapter][1]}</p>`, undefined, 'prose'),
  );

/** Space between two elements of a row. */
const gap = (): string => pb.html('<div style="height: 24px"></div>');

const small = (words: string): string => pb.text(`<p>${words}</p>`, undefined, 'caption');
const line = (words: string, style?: string): string => pb.heading(3, words, style);

function rows(texts: StyleGuideTexts): string {
  const box = 'padding: 32px; margin: 0 0 24px; min-height: 180px';
  const spots = ['flex-start', 'center', 'flex-end'];
  return [
    head(texts, 'rows'),
    ...(['contained', 'full-width', 'full-bleed'] as const).map((appearance, index) =>
      pb.row(
        {
          appearance,
          style: `justify-content: ${spots[index]}; ${box}; background-color: ${[MIST, STRAW, DEEP][index]}`,
        },
        line([texts.contained, texts.fullWidth, texts.fullBleed][index] ?? ''),
        pb.text(`<p>${texts.alignments[index]}</p>`),
      ),
    ),
    pb.row(
      {
        appearance: 'full-width',
        style: 'justify-content: flex-start; min-height: 420px; padding: 40px 0; margin: 0 0 24px',
        picture: `${CHAPTER}/bouquets.jpg`,
        parallax: 0.5,
      },
      line(texts.parallax),
    ),
    pb.row(
      {
        appearance: 'full-bleed',
        style:
          'justify-content: center; min-height: 360px; margin: 0 0 64px; padding: 32px; text-align: center',
        film: {
          src: FILM,
          fallback: `${CHAPTER}/secret-garden.jpg`,
          overlay: 'rgba(255, 255, 255, 0.55)',
        },
      },
      line(texts.film),
    ),
  ].join('');
}

function columns(texts: StyleGuideTexts): string {
  const appearances = ['align-top', 'align-center', 'align-bottom', 'full-height'];
  const grounds = [MIST, DUSK, BLUSH, STRAW];
  const selves = ['flex-start', 'center', 'flex-end', 'stretch'];
  const fourths = texts.columns.map((name, index) =>
    pb.column(
      '25%',
      appearances[index] ?? '',
      `align-self: ${selves[index]}; padding: 24px; background-color: ${grounds[index]}; ${index === 3 ? 'min-height: 220px; justify-content: center' : ''}`,
      line(name),
      small(appearances[index] ?? ''),
    ),
  );
  const thirds = ['25%', '50%', '25%'].map((width, index) =>
    pb.column(
      width,
      'full-height',
      `padding: 24px; background-color: ${grounds[index]}`,
      small(width),
    ),
  );
  return (
    head(texts, 'columns') + containedRow(pb.columns(...fourths), gap(), pb.columns(...thirds))
  );
}

function words(texts: StyleGuideTexts): string {
  return (
    head(texts, 'words') +
    containedRow(
      pb.columns(
        pb.column(
          '50%',
          'full-height',
          '',
          ...[2, 3, 4, 5, 6].map((level) => pb.heading(level, texts.headings, 'margin: 0 0 12px')),
        ),
        pb.column(
          '50%',
          'full-height',
          '',
          pb.text(
            `<p>${texts.running}</p><ul>${texts.list.map((item) => `<li>${item}</li>`).join('')}</ul><blockquote>${texts.quotation}</blockquote>`,
          ),
          pb.html(
            `<p style="margin: 16px 0 0; padding: 16px; border-left: 3px solid ${DEEP}">${texts.own}</p>`,
          ),
        ),
      ),
      pb.divider('width: 100%; border-width: 1px; border-color: #dde3dd'),
      pb.divider('width: 50%; border-width: 3px; border-color: #1f4d3a'),
      pb.divider('width: 25%; border-width: 1px; border-color: #9b2242', 'right'),
    )
  );
}

function pictures(texts: StyleGuideTexts): string {
  const look = { path: 'wysiwyg/about-table.jpg', width: 1_200, height: 900, alt: texts.alt };
  const looks = [
    {},
    { border: 'border: 8px solid #e6eaf1' },
    { border: 'border-radius: 24px', link: texts.url, mobilePath: 'wysiwyg/delivery-door.jpg' },
  ];
  return (
    head(texts, 'pictures') +
    containedRow(
      pb.columns(
        ...looks.map((more, index) =>
          pb.column(
            '33.3333%',
            'full-height',
            '',
            pb.image({ ...look, ...more, caption: texts.captions[index] ?? '' }),
          ),
        ),
      ),
    )
  );
}

function buttons({ buttons: [primary, secondary, link], ...texts }: StyleGuideTexts): string {
  const three = [
    pb.button('primary', texts.url, primary),
    pb.button('secondary', '/delivery', secondary),
    pb.button('link', '/about-us', link),
  ];
  return (
    head({ buttons: [primary, secondary, link], ...texts }, 'buttons') +
    containedRow(
      pb.columns(
        pb.column(
          '33.3333%',
          'full-height',
          '',
          small('inline'),
          pb.buttons('inline', false, ...three),
        ),
        pb.column(
          '33.3333%',
          'full-height',
          '',
          small('stacked'),
          pb.buttons('stacked', false, ...three),
        ),
        pb.column(
          '33.3333%',
          'full-height',
          '',
          small('same width'),
          pb.buttons('stacked', true, ...three.slice(0, 2)),
        ),
      ),
    )
  );
}

const tabs = (texts: StyleGuideTexts): string =>
  head(texts, 'tabs') +
  containedRow(
    ...(['left', 'center', 'right'] as const).map((align, index) =>
      pb.tabs(
        align,
        index,
        texts.tabs.map(([name, text]) => [name, pb.text(`<p>${text}</p>`)]),
      ),
    ),
  );

function banners({ banners: names, more, ...texts }: StyleGuideTexts): string {
  const look = { minHeight: 340, link: texts.url, button: more };
  const title = (name: string) => `<h3>${name}</h3>`;
  return (
    head({ banners: names, more, ...texts }, 'banners') +
    containedRow(
      pb.banner({
        ...look,
        appearance: 'poster',
        picture: `${CHAPTER}/bouquets.jpg`,
        words: title(names.poster),
      }),
      gap(),
      pb.columns(
        pb.column(
          '50%',
          'full-height',
          '',
          pb.banner({
            ...look,
            appearance: 'collage-left',
            picture: `${CHAPTER}/glass-domes.jpg`,
            words: title(names.left),
            overlay: '#ffffff',
            buttonKind: 'secondary',
          }),
        ),
        pb.column(
          '50%',
          'full-height',
          '',
          pb.banner({
            ...look,
            appearance: 'collage-centered',
            picture: `${CHAPTER}/flower-boxes.jpg`,
            words: title(names.centred),
            overlay: '#ffffff',
            align: 'center',
            buttonKind: 'link',
          }),
        ),
      ),
      gap(),
      pb.columns(
        pb.column(
          '50%',
          'full-height',
          '',
          pb.banner({
            ...look,
            appearance: 'collage-right',
            words: title(names.right),
            ground: DEEP,
            buttonKind: 'primary',
          }),
        ),
        pb.column(
          '50%',
          'full-height',
          '',
          pb.banner({
            ...look,
            appearance: 'poster',
            picture: `${CHAPTER}/rose-bears.jpg`,
            words: title(names.hover),
            overlay: 'rgba(255, 255, 255, 0.7)',
            showOverlay: 'hover',
            showButton: 'hover',
          }),
        ),
      ),
    )
  );
}

function sliders(texts: StyleGuideTexts): string {
  const chapters = ['bouquets', 'glass-domes', 'secret-garden'];
  const slides = texts.slides.map((name, index) =>
    pb.banner(
      {
        appearance: 'poster',
        minHeight: 380,
        link: texts.url,
        picture: `${CHAPTER}/${chapters[index]}.jpg`,
        words: `<h3>${name}</h3>`,
        button: texts.more,
      },
      name,
    ),
  );
  return (
    head(texts, 'sliders') +
    containedRow(
      pb.slider(
        { minHeight: 380, arrows: true, dots: true, infinite: true, autoplay: true, speed: 6_000 },
        ...slides,
      ),
    ) +
    containedRow(pb.slider({ minHeight: 380, dots: true, fade: true }, ...slides))
  );
}

const products = (texts: StyleGuideTexts): string =>
  head(texts, 'products') +
  containedRow(pb.products(SKUS.slice(0, 3))) +
  containedRow(
    pb.products(SKUS, {
      'data-show-arrows': true,
      'data-show-dots': true,
      'data-infinite-loop': false,
      'data-autoplay': false,
      'data-autoplay-speed': 4_000,
      'data-carousel-mode': 'default',
    }),
  ) +
  containedRow(
    pb.products(SKUS, {
      'data-show-arrows': true,
      'data-show-dots': false,
      'data-infinite-loop': true,
      'data-autoplay': false,
      'data-autoplay-speed': 4_000,
      'data-carousel-mode': 'continuous',
      'data-center-padding': '60px',
    }),
  );

const films = (texts: StyleGuideTexts): string =>
  head(texts, 'films') +
  containedRow(
    pb.video(`{{media url=${FILM}}}`, 'max-width: 960px'),
    gap(),
    pb.columns(
      pb.column('50%', 'full-height', '', pb.video('https://www.youtube.com/embed/aqz-KE-bpKQ')),
      pb.column('50%', 'full-height', '', pb.video('https://player.vimeo.com/video/1084537')),
    ),
  );

const places = (texts: StyleGuideTexts): string =>
  head(texts, 'places') +
  containedRow(
    pb.map(
      texts.places.map(({ name, ...place }, index) => ({
        location_name: name,
        position: POSITIONS[index],
        ...place,
      })),
    ),
  );

const blocks = (texts: StyleGuideTexts): string =>
  head(texts, 'blocks') +
  containedRow(pb.block(pb.text(`<p>${texts.block}</p>`)), pb.dynamicBlock(['MQ==', 'Mg==']));
