/** Content types in the markup of earlier editor releases, with style attributes. */
type Attributes = Record<string, string | number | boolean | undefined>;

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${String(value).replaceAll('"', '&quot;')}"`)
    .join('');

const tag = (name: string, values: Attributes, ...inside: string[]): string =>
  `<${name}${attributes(values)}>${inside.join('')}</${name}>`;

const type = (contentType: string, appearance = 'default'): Attributes => ({
  'data-content-type': contentType,
  'data-appearance': appearance,
  'data-element': 'main',
});

/** A background picture by its path below media/, and its tall version for phones. */
const pictures = (path?: string): string =>
  path
    ? JSON.stringify({
        desktop_image: `{{media url=${path}}}`,
        mobile_image: `{{media url=${path.replace('catalog/category/', 'wysiwyg/tall-')}}}`,
      }).replaceAll('"', '\\"')
    : '{}';

interface RowLook {
  appearance: 'contained' | 'full-width' | 'full-bleed';
  style?: string;
  picture?: string;
  /** Speed of the background relative to scrolling. */
  parallax?: number;
  film?: { src: string; fallback: string; overlay?: string };
}

export function row({ appearance, style, picture, parallax, film }: RowLook, ...inside: string[]) {
  const data: Attributes = {
    'data-enable-parallax': parallax === undefined ? 0 : 1,
    'data-parallax-speed': parallax ?? 0.5,
    'data-background-images': pictures(picture),
    'data-background-type': film ? 'video' : 'image',
    'data-video-src': film ? `{{media url=${film.src}}}` : undefined,
    'data-video-fallback-src': film ? `{{media url=${film.fallback}}}` : '',
    'data-video-loop': true,
    'data-video-play-only-visible': true,
    'data-video-lazy-load': true,
    style: `display: flex; flex-direction: column; background-size: cover; background-repeat: no-repeat; background-position: center center; ${style ?? 'justify-content: flex-start'}`,
  };
  const overlay = film?.overlay
    ? tag('div', {
        class: 'video-overlay',
        'data-video-overlay-color': film.overlay,
        'data-element': 'video_overlay',
      })
    : '';
  const content = [overlay, ...inside];
  const main = type('row', appearance);
  if (appearance === 'contained')
    return tag('div', main, tag('div', { ...data, 'data-element': 'inner' }, ...content));
  if (appearance === 'full-bleed') return tag('div', { ...main, ...data }, ...content);
  const inner = { class: 'row-full-width-inner', 'data-element': 'inner' };
  return tag('div', { ...main, ...data }, overlay, tag('div', inner, ...inside));
}

export const columns = (...inside: string[]): string =>
  tag(
    'div',
    { class: 'pagebuilder-column-group', ...type('column-group'), 'data-grid-size': 12 },
    tag(
      'div',
      {
        class: 'pagebuilder-column-line',
        ...type('column-line'),
        style: 'display: flex; width: 100%',
      },
      ...inside,
    ),
  );

export const column = (width: string, appearance: string, style: string, ...inside: string[]) =>
  tag(
    'div',
    {
      class: 'pagebuilder-column',
      ...type('column', appearance),
      'data-background-images': '{}',
      style: `display: flex; flex-direction: column; width: ${width}; ${style}`,
    },
    ...inside,
  );

export const heading = (level: number, words: string, style?: string): string =>
  tag(`h${level}`, { ...type('heading'), style }, words);

export const text = (html: string, style?: string, name?: string): string =>
  tag('div', { class: name, ...type('text'), style }, html);

export const html = (markup: string, name?: string): string =>
  tag('div', { class: name, ...type('html'), 'data-decoded': true }, markup);

export const divider = (style: string, align = 'center'): string =>
  tag(
    'div',
    { ...type('divider'), style: `text-align: ${align}; padding: 12px 0` },
    `<hr data-element="line" style="display: inline-block; ${style}">`,
  );

/** Width and height of pictures for phones. */
const TALL: [number, number] = [960, 1_200];

interface ImageLook {
  path: string;
  mobilePath?: string;
  width: number;
  height: number;
  alt: string;
  caption?: string;
  link?: string;
  style?: string;
  border?: string;
}

export function image({
  path,
  mobilePath,
  width,
  height,
  alt,
  caption,
  link,
  style,
  border,
}: ImageLook) {
  const picture = (element: string, src: string, [wide, high] = [width, height]) =>
    tag('img', {
      class: `pagebuilder-mobile-${element === 'desktop_image' ? 'hidden' : 'only'}`,
      src: `{{media url=${src}}}`,
      alt,
      title: '',
      width: wide,
      height: high,
      'data-element': element,
      style: `max-width: 100%; height: auto; ${border ?? ''}`,
    }).replace('</img>', '');
  const both =
    picture('desktop_image', path) +
    picture('mobile_image', mobilePath ?? path, mobilePath ? TALL : undefined);
  return tag(
    'figure',
    { ...type('image', 'full-width'), style: `border-style: none; ${style ?? ''}` },
    link
      ? tag('a', { href: link, 'data-link-type': 'category', 'data-element': 'link' }, both)
      : both,
    caption ? tag('figcaption', { 'data-element': 'caption' }, caption) : '',
  );
}

export const buttons = (appearance: 'inline' | 'stacked', isSame: boolean, ...inside: string[]) =>
  tag('div', { ...type('buttons', appearance), 'data-same-width': isSame }, ...inside);

export const button = (kind: 'primary' | 'secondary' | 'link', href: string, words: string) =>
  tag(
    'div',
    type('button-item'),
    tag(
      'a',
      {
        class: `pagebuilder-button-${kind}`,
        href,
        'data-link-type': 'category',
        'data-element': 'link',
      },
      `<span data-element="link_text">${words}</span>`,
    ),
  );

export const tabs = (
  align: 'left' | 'center' | 'right',
  active: number,
  panels: [string, string][],
) =>
  tag(
    'div',
    { class: `tab-align-${align}`, ...type('tabs'), 'data-active-tab': active },
    tag(
      'ul',
      { class: 'tabs-navigation', 'data-element': 'navigation' },
      ...panels.map(([name], index) =>
        tag(
          'li',
          { class: 'tab-header', 'data-element': 'headers' },
          `<a href="#tab-${index}" class="tab-title"><span class="tab-title">${name}</span></a>`,
        ),
      ),
    ),
    tag(
      'div',
      { class: 'tabs-content', 'data-element': 'content', style: 'min-height: 120px' },
      ...panels.map(([name, inside]) =>
        tag('div', { ...type('tab-item'), 'data-tab-name': name }, inside),
      ),
    ),
  );

interface BannerLook {
  appearance: 'poster' | 'collage-left' | 'collage-centered' | 'collage-right';
  picture?: string;
  minHeight: number;
  words: string;
  link: string;
  button?: string;
  buttonKind?: 'primary' | 'secondary' | 'link';
  showButton?: 'always' | 'hover' | 'never';
  overlay?: string;
  showOverlay?: 'always' | 'hover' | 'never';
  align?: 'left' | 'center' | 'right';
  ground?: string;
}

/** A poster on a phone: text above, flowers below. */
const ON_PHONES = {
  'data-media-0': '(max-width: 767px)',
  'data-media-style-0':
    'min-height: 460px; padding-bottom: 260px; background-position: center bottom',
};

/** A banner, or a slide when it has a name. */
export function banner(look: BannerLook, slideName?: string): string {
  const { appearance, picture, minHeight, words, link, overlay, align = 'left' } = look;
  const isPoster = appearance === 'poster';
  const height = `min-height: ${minHeight}px`;
  const overlayStyle = `${isPoster ? height : ''}; padding: 32px; background-color: transparent`;
  const named = slideName === undefined ? {} : { 'data-slide-name': slideName };
  return tag(
    'div',
    {
      ...type(slideName === undefined ? 'banner' : 'slide', appearance),
      ...named,
      'data-show-button': look.showButton ?? (look.button ? 'always' : 'never'),
      'data-show-overlay': look.showOverlay ?? (overlay ? 'always' : 'never'),
    },
    tag(
      'a',
      { href: link, 'data-link-type': 'category', 'data-element': 'link' },
      tag(
        'div',
        {
          class: 'pagebuilder-banner-wrapper',
          'data-background-images': pictures(picture),
          'data-background-type': 'image',
          'data-element': 'wrapper',
          ...(isPoster && picture ? ON_PHONES : {}),
          style: `background-size: cover; background-position: right center; background-repeat: no-repeat; text-align: ${align}; ${isPoster ? '' : height}; ${look.ground ? `background-color: ${look.ground}` : ''}`,
        },
        tag(
          'div',
          {
            class: 'pagebuilder-overlay',
            'data-overlay-color': overlay,
            'data-element': 'overlay',
            style: overlayStyle,
          },
          tag('div', { 'data-element': 'content' }, words),
          look.button
            ? tag(
                'button',
                {
                  type: 'button',
                  class: `pagebuilder-banner-button pagebuilder-button-${look.buttonKind ?? 'primary'}`,
                  'data-element': 'button',
                },
                look.button,
              )
            : '',
        ),
      ),
    ),
  );
}

interface SliderLook {
  minHeight: number;
  autoplay?: boolean;
  speed?: number;
  fade?: boolean;
  infinite?: boolean;
  arrows?: boolean;
  dots?: boolean;
}

export const slider = (look: SliderLook, ...slides: string[]): string =>
  tag(
    'div',
    {
      class: 'pagebuilder-slider',
      ...type('slider'),
      'data-autoplay': look.autoplay ?? false,
      'data-autoplay-speed': look.speed ?? 4_000,
      'data-fade': look.fade ?? false,
      'data-infinite-loop': look.infinite ?? false,
      'data-show-arrows': look.arrows ?? false,
      'data-show-dots': look.dots ?? false,
      style: `min-height: ${look.minHeight}px`,
    },
    ...slides,
  );

export const products = (skus: string[], carousel?: Attributes): string =>
  tag(
    'div',
    { ...type('products', carousel ? 'carousel' : 'grid'), ...carousel },
    `{{products skus=${skus.join(',')}}}`,
  );

export const video = (url: string, inner = ''): string =>
  tag(
    'div',
    type('video'),
    tag(
      'div',
      { 'data-element': 'inner', style: inner },
      tag(
        'div',
        { class: 'pagebuilder-video-wrapper', 'data-element': 'wrapper' },
        tag(
          'div',
          { class: 'pagebuilder-video-container' },
          /\.(?:mp4|webm)/.test(url)
            ? tag('video', { controls: '', src: url, 'data-element': 'video' })
            : tag('iframe', {
                frameborder: 0,
                allowfullscreen: '',
                src: url,
                'data-element': 'video',
              }),
        ),
      ),
    ),
  );

export const map = (locations: object[]): string =>
  tag('div', {
    ...type('map'),
    'data-show-controls': true,
    'data-locations': JSON.stringify(locations).replaceAll('"', '\\"'),
    style: 'height: 300px',
  });

export const block = (inside: string): string =>
  tag('div', type('block'), tag('div', { class: 'widget block block-static-block' }, inside));

export const dynamicBlock = (uids: string[]): string =>
  tag(
    'div',
    type('dynamic_block'),
    tag('div', {
      class: 'widget block block-banners',
      'data-uids': uids.join(','),
      'data-display-mode': 'fixed',
    }),
  );
