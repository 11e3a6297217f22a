/** The texts of the style guide in one language. */
export interface StyleGuideTexts {
  kicker: string;
  title: string;
  lead: string;
  /** Titles and introductions of the chapters. */
  chapters: Record<Chapter, [title: string, about: string]>;
  contained: string;
  fullWidth: string;
  fullBleed: string;
  alignments: [top: string, middle: string, bottom: string];
  parallax: string;
  film: string;
  columns: [top: string, centre: string, bottom: string, full: string];
  headings: string;
  running: string;
  list: [string, string, string];
  quotation: string;
  own: string;
  captions: [string, string, string];
  alt: string;
  buttons: [primary: string, secondary: string, link: string];
  tabs: [string, string][];
  banners: Record<'poster' | 'left' | 'centred' | 'right' | 'hover', string>;
  more: string;
  slides: [string, string, string];
  places: { name: string; address: string; city: string; country: string; comment: string }[];
  block: string;
  url: string;
}

export type Chapter =
  | 'rows'
  | 'columns'
  | 'words'
  | 'pictures'
  | 'buttons'
  | 'tabs'
  | 'banners'
  | 'sliders'
  | 'products'
  | 'films'
  | 'places'
  | 'blocks';

export const STYLE_GUIDE_EN: StyleGuideTexts = {
  kicker: 'For whoever writes the shop',
  title: 'The style guide',
  lead: 'Everything that a page of this shop can be made of, each once, in the order in which one would need it. What you see here is what your visitors will see.',
  chapters: {
    rows: ['Rows', 'A page is a pile of rows. Three widths, three heights to hang words at.'],
    columns: ['Columns', 'Twelve stand in a line, in any division. On a phone they stack.'],
    words: ['Words', 'Headings of five sizes, running text, your own markup, and lines between.'],
    pictures: [
      'Pictures',
      'One for wide windows, one for phones; with a caption, an edge, a link.',
    ],
    buttons: ['Buttons', 'Leaf is for doing. One primary button on a page is enough.'],
    tabs: ['Tabs', 'For what few will read, next to what few others will.'],
    banners: ['Banners', 'Words on a picture, in four places.'],
    sliders: ['Sliders', 'Several banners in the room of one. They stop when asked.'],
    products: ['Products', 'Chosen by you, at today’s price.'],
    films: ['Films', 'Our own play here; those of others are asked for first.'],
    places: ['Places', 'Where to find us, as a list, and as a map where there is a key.'],
    blocks: ['Blocks', 'Written once, shown in many places; some only to some.'],
  },
  contained: 'Contained: 1280 pixels at most, ground and all.',
  fullWidth: 'Full width: the ground spans the window, the words keep to 1280.',
  fullBleed: 'Full bleed: from edge to edge, words to 1440.',
  alignments: ['At the top', 'In the middle', 'At the bottom'],
  parallax: 'This ground scrolls at half the pace of its words.',
  film: 'A film behind words is silent and can be stopped.',
  columns: ['At the top', 'In the center', 'At the bottom', 'The full height'],
  headings: 'A gathering of flowers',
  running:
    'Cut at first light, tied by eight, at the door by noon. A paragraph is 36 letters m wide and <a href="/delivery">a link</a> in it is underlined; <strong>what matters</strong> is heavy, and a Latin name, <em lang="la">Rosa centifolia</em>, leans.',
  list: [
    'Shorten the stems by two fingers.',
    'Change the water every other day.',
    'Keep them from the fruit.',
  ],
  quotation: 'The earth laughs in flowers.',
  own: 'Your own markup stays your own.',
  captions: ['As it is', 'With an edge', 'Rounded, a link to the bouquets'],
  alt: 'Flowers in a vase on a table',
  buttons: ['See the bouquets', 'Delivery', 'About the shop'],
  tabs: [
    ['Care', 'Cut the stems aslant and give them deep water.'],
    ['Delivery', 'The same day when ordered before one.'],
    ['Returns', 'Flowers do not travel back; tell us, and we send new ones.'],
  ],
  banners: {
    poster: 'Poster',
    left: 'Collage, left',
    centred: 'Collage, centered',
    right: 'Collage, right',
    hover: 'Button and veil on hover',
  },
  more: 'Turn the page',
  slides: ['First light', 'Noon', 'The evening'],
  places: [
    {
      name: 'The table',
      address: '28 Tai Ping Shan Street',
      city: 'Sheung Wan',
      country: 'Hong Kong',
      comment: 'Open from seven.',
    },
    {
      name: 'The field',
      address: 'Sha Tau Kok Road',
      city: 'Fanling',
      country: 'Hong Kong',
      comment: 'By appointment, in boots.',
    },
  ],
  block: 'This sentence is a block: written once, shown wherever it is called.',
  url: '/bouquets.html',
};
