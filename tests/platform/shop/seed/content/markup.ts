/**
 * Page-builder markup as the platform's editor stores it (its “master format”): one style element
 * with a rule for each data-pb-style, then the content types. Directives in double braces are
 * resolved when the content is read (graphql/cmsContent.ts).
 */
export const page = (...rows: string[]): string => STYLE + rows.join('');

const FLOW = 'justify-content:flex-start;display:flex;flex-direction:column';
const GROUND =
  'background-position:left top;background-size:cover;background-repeat:no-repeat;background-attachment:scroll';
const COLUMN_WIDTHS = { half: '50%', third: '33.3333%', rest: '66.6667%', full: '100%' };
type Width = keyof typeof COLUMN_WIDTHS;
const ALIGNMENTS = {
  'full-height': 'stretch',
  'align-center': 'center',
  'align-bottom': 'flex-end',
};
type Alignment = keyof typeof ALIGNMENTS;

const STYLE = `<style>${[
  rule('ROW0001', `${FLOW};${GROUND}`),
  rule('DEEP001', `${FLOW};${GROUND};background-color:#1d3b2f`),
  rule('LINE001', 'display:flex;width:100%'),
  rule('GROUP01', GROUND),
  rule('FERN001', `${FLOW};${GROUND};background-color:#dfe9df;width:50%;align-self:stretch`),
  ...Object.entries(COLUMN_WIDTHS).flatMap(([width, value]) =>
    Object.entries(ALIGNMENTS).map(([alignment, self]) =>
      rule(columnStyle(width, alignment), `${FLOW};${GROUND};width:${value};align-self:${self}`),
    ),
  ),
  rule('HEAD001', 'margin:40px 0 0'),
  rule('TEXT001', 'margin:16px 0 0'),
  rule('TEXT002', 'text-align:right;margin:0 0 16px'),
  rule('IMAGE01', 'border-style:none'),
  rule('IMAGE03', 'border-style:none;margin:0 0 -16%'),
  rule('IMAGE02', 'max-width:100%;height:auto'),
].join('')}</style>`;

function rule(id: string, declarations: string): string {
  return `#html-body [data-pb-style=${id}]{${declarations}}`;
}

function columnStyle(width: string, alignment: string): string {
  return `C${width}${alignment}`.replaceAll(/[^a-z]/gi, '').toUpperCase();
}

const BACKGROUND =
  'data-background-images="{}" data-background-type="image" data-video-loop="true" ' +
  'data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src=""';
const PARALLAX = 'data-enable-parallax="0" data-parallax-speed="0.5"';

const classAttribute = (name: string, own = '') => {
  const names = [own, name].filter(Boolean).join(' ');
  return names ? `class="${names}" ` : '';
};

/** A row that is at most 1280 px wide, including its ground. */
export const containedRow = (name: string, ...children: string[]): string =>
  `<div ${classAttribute(name)}data-content-type="row" data-appearance="contained" data-element="main">` +
  `<div ${PARALLAX} ${BACKGROUND} data-element="inner" data-pb-style="ROW0001">${children.join('')}</div></div>`;

/** A row whose ground spans the window while its content does not. */
export const fullWidthRow = (name: string, ...children: string[]): string =>
  `<div ${classAttribute(name)}data-content-type="row" data-appearance="full-width" ${PARALLAX} ${BACKGROUND} data-element="main" data-pb-style="ROW0001">` +
  `<div class="row-full-width-inner" data-element="inner">${children.join('')}</div></div>`;

/** A dark row that spans the window with its content. */
export const deepRow = (name: string, ...children: string[]): string =>
  `<div ${classAttribute(name)}data-content-type="row" data-appearance="full-bleed" ${PARALLAX} ${BACKGROUND} data-element="main" data-pb-style="DEEP001">${children.join('')}</div>`;

export const columns = (...children: string[]): string =>
  `<div class="pagebuilder-column-group" data-background-images="{}" data-content-type="column-group" data-appearance="default" data-grid-size="12" data-element="main" data-pb-style="GROUP01">` +
  `<div class="pagebuilder-column-line" data-content-type="column-line" data-element="main" data-pb-style="LINE001">${children.join('')}</div></div>`;

export const column = (
  width: Width,
  { name = '', alignment = 'full-height', isOnFern = false }: ColumnLook,
  ...children: string[]
): string =>
  `<div ${classAttribute(name, 'pagebuilder-column')}data-content-type="column" data-appearance="${alignment}" data-background-images="{}" data-element="main" ` +
  `data-pb-style="${isOnFern ? 'FERN001' : columnStyle(width, alignment)}">${children.join('')}</div>`;

interface ColumnLook {
  name?: string;
  alignment?: Alignment;
  isOnFern?: boolean;
}

export const heading = (level: 2 | 3, text: string): string =>
  `<h${level} data-content-type="heading" data-appearance="default" data-element="main">${text}</h${level}>`;

/** The same with more space above. */
export const headingBelow = (level: 2 | 3, text: string): string =>
  `<h${level} data-content-type="heading" data-appearance="default" data-element="main" data-pb-style="HEAD001">${text}</h${level}>`;

/** Running text, as HTML. */
export const text = (name: string, html: string): string =>
  `<div ${classAttribute(name)}data-content-type="text" data-appearance="default" data-element="main">${html}</div>`;

/** The same with a little space above. */
export const textBelow = (name: string, html: string): string =>
  `<div ${classAttribute(name)}data-content-type="text" data-appearance="default" data-element="main" data-pb-style="TEXT001">${html}</div>`;

/** A line of Latin at the right edge, below a picture. */
export const latin = (words: string): string =>
  `<div class="latin" data-content-type="text" data-appearance="default" data-element="main" data-pb-style="TEXT002"><p><span lang="la">${words}</span></p></div>`;

/** The author's own markup. */
export const html = (name: string, markup: string): string =>
  `<div ${classAttribute(name)}data-content-type="html" data-appearance="default" data-element="main" data-decoded="true">${markup}</div>`;

interface ContentImage {
  /** Path below media/. */
  path: string;
  alt: string;
  width: number;
  height: number;
  /** Whether it overlaps the lower edge of its row. */
  isHanging?: boolean;
}

export const image = ({ path, alt, width, height, isHanging }: ContentImage): string =>
  `<figure data-content-type="image" data-appearance="full-width" data-element="main" data-pb-style="${isHanging ? 'IMAGE03' : 'IMAGE01'}">` +
  `<img class="pagebuilder-mobile-hidden" src="{{media url=${path}}}" alt="${alt}" title="" width="${width}" height="${height}" data-element="desktop_image" data-pb-style="IMAGE02">` +
  `<img class="pagebuilder-mobile-only" src="{{media url=${path}}}" alt="${alt}" title="" width="${width}" height="${height}" data-element="mobile_image" data-pb-style="IMAGE02"></figure>`;

export const buttons = (...items: string[]): string =>
  `<div data-content-type="buttons" data-appearance="inline" data-same-width="false" data-element="main">${items.join('')}</div>`;

export const button = (
  kind: 'primary' | 'secondary' | 'link',
  href: string,
  label: string,
): string =>
  `<div data-content-type="button-item" data-appearance="default" data-element="main">` +
  `<a class="pagebuilder-button-${kind}" href="${href}" target="" data-link-type="default" data-element="link"><span data-element="link_text">${label}</span></a></div>`;

/** A grid of the products with these SKUs, as the platform's widget renders it. */
export const productGrid = (skus: string[]): string =>
  `<div data-content-type="products" data-appearance="grid" data-element="main">{{products skus=${skus.join(',')}}}</div>`;

export const divider = (): string =>
  '<div data-content-type="divider" data-appearance="default" data-element="main"><hr data-element="line" style="width: 100%; border-width: 1px; border-color: rgb(221, 227, 221); display: inline-block;"></div>';
