import { describe, expect, it } from 'vitest';
import { parse } from '../../../src/content/pageBuilder/parse.ts';
import type { ContentNode, ContentType, NodeFor } from '../../../src/content/types/registry.ts';

describe('Content parser: the tree of nodes', () => {
  it('has type, appearance and children of each node, from rows to columns and their content', () => {
    expect(outline(parse(HOME).children)).toEqual([
      [
        'row contained',
        'heading default',
        [
          'column-group default',
          [
            'column-line',
            ['column full-height', 'text default'],
            ['column align-center', 'image full-width'],
          ],
        ],
      ],
      ['row full-bleed', 'banner poster'],
    ]);
  });

  it('is plain data', () => {
    const tree = parse(HOME);
    expect(structuredClone(tree)).toEqual(tree);
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
  });
});

describe('Content parser: style fields', () => {
  const withStyle = (style: string) =>
    parseOnly('text', `<div data-content-type="text" style="${style}">x</div>`);

  it.each([
    ['padding: 1px 2px 3px 4px', 'paddingTop', '1px'],
    ['padding: 1px 2px 3px 4px', 'paddingRight', '2px'],
    ['padding: 1px 2px 3px 4px', 'paddingBottom', '3px'],
    ['padding: 1px 2px 3px 4px', 'paddingLeft', '4px'],
    ['padding: 5px', 'paddingLeft', '5px'],
    ['padding: 5px 6px', 'paddingLeft', '6px'],
    ['padding: 5px 6px 7px', 'paddingBottom', '7px'],
    ['padding: 5px; padding-left: 8px', 'paddingLeft', '8px'],
    ['padding-left: 8px !important; padding: 5px', 'paddingLeft', '8px'],
    ['padding: calc(1px + 2px) 4px', 'paddingTop', 'calc(1px + 2px)'],
    ['margin: 0px 0px 10px', 'marginBottom', '10px'],
    ['margin-top: -4px', 'marginTop', '-4px'],
    ['margin-right: auto', 'marginRight', 'auto'],
    ['margin-left: 2em', 'marginLeft', '2em'],
    ['border-style: dashed', 'border', 'dashed'],
    ['border: 2px solid rgb(1, 2, 3)', 'border', 'solid'],
    ['border: 2px solid rgb(1, 2, 3)', 'borderWidth', '2px'],
    ['border: 2px solid rgb(1, 2, 3)', 'borderColor', 'rgb(1, 2, 3)'],
    ['border-color: #ff0000', 'borderColor', '#ff0000'],
    ['border-width: 15px', 'borderWidth', '15px'],
    ['border-radius: 4px', 'borderRadius', '4px'],
    ['text-align: center', 'textAlign', 'center'],
    ['min-height: 300px', 'minHeight', '300px'],
    ['background-color: #1d3b2f', 'backgroundColor', '#1d3b2f'],
    ['display: none', 'isHidden', true],
    ['display: block', 'isHidden', false],
  ] as const)('are read from “%s”: %s is %s', (style, field, value) => {
    expect(withStyle(style)[field]).toBe(value);
  });

  it('are null when the content sets none', () => {
    expect(withStyle('')).toMatchObject({
      paddingTop: null,
      marginLeft: null,
      border: null,
      textAlign: null,
      minHeight: null,
      backgroundColor: null,
      cssClasses: [],
      isHidden: false,
      mediaQueries: [],
    });
  });

  it('keep the owner’s css classes without the page builder’s own', () => {
    const html = '<div class="pagebuilder-column lead  prose" data-content-type="column"></div>';
    expect(parseOnly('column', html).cssClasses).toEqual(['lead', 'prose']);
  });

  it.each(['pagebuilder-mobile-only', 'pagebuilder-mobile-hidden'])(
    'keep the class %s, which the owner sets',
    (name) => {
      const html = `<div class="pagebuilder-column ${name}" data-content-type="column"></div>`;
      expect(parseOnly('column', html).cssClasses).toEqual([name]);
    },
  );

  it('read media queries from numbered attributes', () => {
    const html = `<div data-content-type="text" data-media-0="only screen and (max-width: 768px)"
      data-media-style-0="display: none; min-height: 10px" data-media-1="bad{}" data-media-style-1="color: red"
      data-media-2="print">x</div>`;
    expect(parseOnly('text', html).mediaQueries).toEqual([
      {
        media: 'only screen and (max-width: 768px)',
        style: { display: 'none', minHeight: '10px' },
      },
    ]);
  });
});

describe('Content parser: the style element', () => {
  const withRule = (css: string, attribute = '') =>
    parseOnly(
      'text',
      `<style>${css}</style><div data-content-type="text" data-pb-style="AB12" ${attribute}>x</div>`,
    );

  it.each([
    ['#html-body [data-pb-style=AB12]{text-align:right}', 'right'],
    ['[data-pb-style="AB12"] { text-align : right ; }', 'right'],
    ['#html-body [data-pb-style=ZZ],#html-body [data-pb-style=AB12]{text-align:right}', 'right'],
    ['[data-pb-style=AB12]{text-align:left}[data-pb-style=AB12]{text-align:right}', 'right'],
    ['/* x } */ [data-pb-style=AB12]{text-align:right', 'right'],
    ['@font-face{font-family:x;src:url(x)} [data-pb-style=AB12]{text-align:right}', 'right'],
    ['@import "x.css"; [data-pb-style=AB12]{text-align:right}', 'right'],
    ['[data-pb-style=AB12] p{text-align:right}', null],
    ['[data-pb-style=AB12]:hover{text-align:right}', null],
    ['.AB12{text-align:right}', null],
    ['}}}{{{', null],
  ])('sets the text alignment only by a rule for the node: %s', (css, textAlign) => {
    expect(withRule(css).textAlign).toBe(textAlign);
  });

  it('loses to the style attribute', () => {
    const node = withRule('[data-pb-style=AB12]{text-align:right}', 'style="text-align:left"');
    expect(node.textAlign).toBe('left');
  });

  it('keeps media queries with their styles', () => {
    const css = `[data-pb-style=AB12]{min-height:500px}
      @media only screen and (max-width: 768px) { [data-pb-style=AB12]{min-height:310px;margin:1px} }`;
    expect(withRule(css)).toMatchObject({
      minHeight: '500px',
      mediaQueries: [
        {
          media: 'only screen and (max-width: 768px)',
          style: {
            minHeight: '310px',
            marginTop: '1px',
            marginRight: '1px',
            marginBottom: '1px',
            marginLeft: '1px',
          },
        },
      ],
    });
  });

  it('may have a media query without a space before its condition', () => {
    const css = '@media(max-width: 768px){[data-pb-style=AB12]{min-height:310px}}';
    expect(withRule(css).mediaQueries).toEqual([
      { media: '(max-width: 768px)', style: { minHeight: '310px' } },
    ]);
  });

  it('drops dangerous declarations', () => {
    const node = withRule(
      '[data-pb-style=AB12]{text-align:right;background-color:expression(alert(1))}',
    );
    expect(node).toMatchObject({ textAlign: 'right', backgroundColor: null });
  });
});

describe('Content parser: a row', () => {
  const row = (attributes: string, appearance = 'full-bleed') =>
    parseOnly(
      'row',
      `<div data-content-type="row" data-appearance="${appearance}" ${attributes}></div>`,
    );

  it.each([
    ['', 'appearance', 'full-bleed'],
    ['style="justify-content: flex-start"', 'verticalAlignment', 'top'],
    ['style="justify-content: center"', 'verticalAlignment', 'middle'],
    ['style="justify-content: flex-end"', 'verticalAlignment', 'bottom'],
    ['', 'verticalAlignment', null],
    ['data-enable-parallax="1"', 'enableParallax', true],
    ['data-enable-parallax="0"', 'enableParallax', false],
    ['', 'parallaxSpeed', 0.5],
    ['data-parallax-speed="1.2"', 'parallaxSpeed', 1.2],
    ['data-parallax-speed="fast"', 'parallaxSpeed', 0.5],
    ['data-parallax-speed="9"', 'parallaxSpeed', 2],
    ['data-parallax-speed="-9"', 'parallaxSpeed', -1],
  ] as const)('reads from “%s” that %s is %s', (attributes, field, value) => {
    expect(row(attributes)[field]).toBe(value);
  });

  it.each(['contained', 'full-width', 'full-bleed'])('has the appearance %s', (appearance) => {
    expect(row('', appearance).appearance).toBe(appearance);
  });

  it('has the data of its inner element when it is contained', () => {
    const node = parseOnly(
      'row',
      `<div data-content-type="row" data-appearance="contained" class="section"><div data-element="inner" class="lead"
        data-enable-parallax="1" data-parallax-speed="0.8" style="min-height: 90px; justify-content: center"></div></div>`,
    );
    expect(node).toMatchObject({
      minHeight: '90px',
      enableParallax: true,
      parallaxSpeed: 0.8,
      verticalAlignment: 'middle',
      cssClasses: ['section', 'lead'],
    });
  });

  it.each([
    ['padding: 25px 10px; justify-content: center', 'padding: 1px', ['25px', '10px', 'middle']],
    ['', 'padding: 1px 2px; justify-content: flex-end', ['1px', '2px', 'bottom']],
  ])(
    'has the padding and alignment of its inner element when it is full-width: "%s"',
    (inner, outer, read) => {
      const { paddingTop, paddingLeft, verticalAlignment } = parseOnly(
        'row',
        `<div data-content-type="row" data-appearance="full-width" style="${outer}"><div class="row-full-width-inner" data-element="inner" style="${inner}"></div></div>`,
      );
      expect([paddingTop, paddingLeft, verticalAlignment]).toEqual(read);
    },
  );

  it('is hidden when its outer element is, if it is contained', () => {
    const html = `<div data-content-type="row" data-appearance="contained" style="display:none"><div data-element="inner"></div></div>`;
    expect(parseOnly('row', html).isHidden).toBe(true);
  });
});

describe('Content parser: a background', () => {
  const parseBackground = (attributes: string) =>
    parseOnly(
      'row',
      `<div data-content-type="row" data-appearance="full-bleed" ${attributes}></div>`,
    );
  const escapedJson = String.raw`{\&quot;desktop_image\&quot;:\&quot;/media/a.jpg\&quot;,\&quot;mobile_image\&quot;:\&quot;/media/b.jpg\&quot;}`;

  it.each([
    [`data-background-images="${escapedJson}"`, 'desktopImage', '/media/a.jpg'],
    [`data-background-images="${escapedJson}"`, 'mobileImage', '/media/b.jpg'],
    [`data-background-images='{"desktop_image":"/media/c.jpg"}'`, 'desktopImage', '/media/c.jpg'],
    ['data-background-images="{}"', 'desktopImage', null],
    ['data-background-images="{broken"', 'desktopImage', null],
    ['data-background-images="[1]"', 'desktopImage', null],
    [`data-background-images='{"desktop_image":"javascript:alert(1)"}'`, 'desktopImage', null],
    [`data-background-images='{"desktop_image":7}'`, 'desktopImage', null],
    ['style="background-image: url(/media/d.jpg)"', 'desktopImage', '/media/d.jpg'],
    ['style="background-size: cover"', 'backgroundSize', 'cover'],
    ['style="background-position: center top"', 'backgroundPosition', 'center top'],
    ['style="background-attachment: fixed"', 'backgroundAttachment', 'fixed'],
    ['style="background-repeat: no-repeat"', 'backgroundRepeat', 'no-repeat'],
    ['', 'backgroundRepeat', 'repeat'],
    ['data-background-type="video"', 'backgroundType', 'video'],
    ['data-video-src="/media/f.mp4"', 'videoSrc', '/media/f.mp4'],
    ['data-video-src="javascript:x"', 'videoSrc', null],
    ['data-video-fallback-src="/media/f.jpg"', 'videoFallbackSrc', '/media/f.jpg'],
    ['data-video-loop="true"', 'videoLoop', true],
    ['data-video-loop="false"', 'videoLoop', false],
    ['data-video-play-only-visible="true"', 'videoPlayOnlyVisible', true],
    ['data-video-lazy-load="true"', 'videoLazyLoading', true],
  ] as const)('reads from “%s” that %s is %s', (attributes, field, value) => {
    expect(parseBackground(attributes)[field]).toBe(value);
  });

  it('takes its overlay colour from an element inside it', () => {
    const html = `<div data-content-type="row" data-appearance="full-width"><div data-video-overlay-color="rgba(0, 0, 0, 0.5)" data-element="video_overlay"></div></div>`;
    expect(parseOnly('row', html).videoOverlayColor).toBe('rgba(0, 0, 0, 0.5)');
  });
});

describe('Content parser: a column', () => {
  it.each(['align-top', 'align-center', 'align-bottom', 'full-height'])(
    'has the appearance %s, width and alignment',
    (appearance) => {
      const html = `<div data-content-type="column" data-appearance="${appearance}" style="width: 33.3333%; justify-content: center"></div>`;
      expect(parseOnly('column', html)).toMatchObject({
        appearance,
        width: '33.3333%',
        verticalAlignment: 'middle',
      });
    },
  );
});

describe('Content parser: an image', () => {
  const figure = (inside: string) =>
    parseOnly(
      'image',
      `<figure data-content-type="image" data-appearance="full-width" data-element="main">${inside}</figure>`,
    );

  it('has both pictures, their dimensions, alt, title, link and caption', () => {
    const node =
      figure(`<a href="/peony.html" target="_blank" data-link-type="product" data-element="link">
      <img class="pagebuilder-mobile-hidden" src="/media/a.jpg" width="800" height="1000" alt="Peony" title="A peony" data-element="desktop_image" style="border: 1px solid red">
      <img class="pagebuilder-mobile-only" src="/media/b.jpg" data-width="300" data-height="300" alt="Peony" data-element="mobile_image"></a>
      <figcaption data-element="caption">Paeonia</figcaption>`);
    expect(node).toMatchObject({
      desktopImage: { src: '/media/a.jpg', dimensions: { width: 800, height: 1000, ratio: 1.25 } },
      mobileImage: { src: '/media/b.jpg', dimensions: { width: 300, height: 300, ratio: 1 } },
      altText: 'Peony',
      title: 'A peony',
      link: '/peony.html',
      linkType: 'product',
      openInNewTab: true,
      caption: 'Paeonia',
      border: 'solid',
    });
  });

  it.each([
    ['', { width: 480, height: 360, ratio: 0.75 }],
    ['width="240"', { width: 240, height: 180, ratio: 0.75 }],
    ['height="90"', { width: 120, height: 90, ratio: 0.75 }],
    ['width="200" height="100"', { width: 200, height: 100, ratio: 0.5 }],
  ])('completes the dimensions of the markup by those of the file: %s', (markup, dimensions) => {
    const declared = '{&quot;height&quot;:360,&quot;width&quot;:480,&quot;ratio&quot;:0.75}';
    const node = figure(`<img src="/a.jpg" ${markup} data-image-dimensions="${declared}">`);
    expect(node.desktopImage?.dimensions).toEqual(dimensions);
  });

  it('drops a mobile picture that is the same as the desktop one', () => {
    const node = figure(
      '<img src="/a.jpg" data-element="desktop_image"><img src="/a.jpg" data-element="mobile_image">',
    );
    expect(node).toMatchObject({ desktopImage: { src: '/a.jpg' }, mobileImage: null });
  });

  it('is empty when it has no picture', () => {
    expect(figure('')).toMatchObject({
      desktopImage: null,
      mobileImage: null,
      altText: '',
      link: null,
    });
  });

  it('has null dimensions when the markup gives none', () => {
    expect(figure('<img src="/a.jpg">').desktopImage).toEqual({
      src: '/a.jpg',
      dimensions: { width: null, height: null, ratio: null },
    });
  });
});

describe('Content parser: the readers of heading, text, html and divider', () => {
  it.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])('read the heading type %s and its text', (tag) => {
    const html = `<${tag} data-content-type="heading" data-element="main"> Five &amp;  chapters </${tag}>`;
    expect(parseOnly('heading', html)).toMatchObject({ headingType: tag, text: 'Five & chapters' });
  });

  it('read the content of a text without directives', () => {
    const html =
      '<div data-content-type="text"><p>Cut <em>early</em>.</p>{{widget type="x"}}</div>';
    expect(parseOnly('text', html).content).toBe('<p>Cut <em>early</em>.</p>');
  });

  it('read html from plain or escaped markup', () => {
    const decoded = '<div data-content-type="html" data-decoded="true"><b>Rose</b></div>';
    const escaped = '<div data-content-type="html">&lt;b&gt;Rose&lt;/b&gt;</div>';
    expect(parseOnly('html', decoded).html).toBe('<b>Rose</b>');
    expect(parseOnly('html', escaped).html).toBe('<b>Rose</b>');
  });

  it('read a divider’s line from the border of one side', () => {
    const html = `<div data-content-type="divider"><hr data-element="line" style="border: none; border-top: 3px dashed red"></div>`;
    expect(parseOnly('divider', html)).toMatchObject({ thickness: '3px', color: 'red' });
  });

  it('read a divider’s width, color and thickness', () => {
    const html = `<div data-content-type="divider"><hr data-element="line" style="width: 80%; border-width: 2px; border-color: rgb(1, 2, 3)"></div>`;
    expect(parseOnly('divider', html)).toMatchObject({
      width: '80%',
      thickness: '2px',
      color: 'rgb(1, 2, 3)',
    });
  });
});

describe('Content parser: tabs and tab items', () => {
  const html = `<div class="tab-align-center" data-content-type="tabs" data-active-tab="1" data-element="main">
    <ul role="tablist" class="tabs-navigation" data-element="navigation"><li data-element="headers"><a href="#A"><span>Care</span></a></li>
    <li data-element="headers"><a href="#B"><span>Delivery</span></a></li></ul>
    <div class="tabs-content" data-element="content" style="min-height: 300px; text-align: right; border-style: solid">
    <div data-content-type="tab-item" data-tab-name="Care" id="A"><div data-content-type="text">x</div></div>
    <div data-content-type="tab-item" data-tab-name="Delivery" id="B"></div></div></div>`;

  it('have the default tab, the alignment and the headers of their markup', () => {
    expect(parseOnly('tabs', html)).toMatchObject({
      defaultIndex: 1,
      tabNavigationAlignment: 'center',
      headers: ['Care', 'Delivery'],
      minHeight: '300px',
      textAlign: 'right',
      border: 'solid',
    });
  });

  it('have a name and content for each item', () => {
    const items = parseOnly('tabs', html).children;
    expect(items.map((item) => item.contentType === 'tab-item' && item.tabName)).toEqual([
      'Care',
      'Delivery',
    ]);
    expect(outline(items)).toEqual([['tab-item', 'text'], 'tab-item']);
  });

  it('keep the headers of nested tabs apart', () => {
    const outer = parseOnly('tabs', html.replace('>x</div>', `>x</div>${html}`));
    expect(outer.headers).toEqual(['Care', 'Delivery']);
  });

  it('are aligned left by default', () => {
    const node = parseOnly('tabs', '<div data-content-type="tabs"></div>');
    expect(node).toMatchObject({ tabNavigationAlignment: 'left', defaultIndex: 0, headers: [] });
  });
});

describe('Content parser: buttons and button items', () => {
  const button = (inside: string) =>
    parseOnly(
      'button-item',
      `<div data-content-type="button-item" data-appearance="default">${inside}</div>`,
    );

  it.each([
    ['true', true],
    ['false', false],
    ['', false],
  ])('read data-same-width="%s" as isSameWidth %s', (value, isSameWidth) => {
    const html = `<div data-content-type="buttons" data-appearance="stacked" data-same-width="${value}"></div>`;
    expect(parseOnly('buttons', html)).toMatchObject({ appearance: 'stacked', isSameWidth });
  });

  it.each([
    ['pagebuilder-button-primary', 'primary'],
    ['pagebuilder-button-secondary', 'secondary'],
    ['pagebuilder-button-link', 'link'],
    ['', 'primary'],
  ])('read the class "%s" as the type %s', (name, buttonType) => {
    const node = button(
      `<a class="${name}" href="/x" data-element="link"><span data-element="link_text">Go</span></a>`,
    );
    expect(node.buttonType).toBe(buttonType);
  });

  it.each([
    ['default', 'default'],
    ['category', 'category'],
    ['product', 'product'],
    ['page', 'page'],
    ['strange', 'default'],
  ])('read the link type %s as %s', (attribute, linkType) => {
    const node = button(
      `<a href="/x.html" data-link-type="${attribute}" data-element="link" target="_blank"><span data-element="link_text">Shop</span></a>`,
    );
    expect(node).toMatchObject({ text: 'Shop', link: '/x.html', linkType, openInNewTab: true });
  });

  it('have only text when there is no link', () => {
    const node = button(
      '<div class="pagebuilder-button-link" data-element="empty_link"><span data-element="link_text">Soon</span></div>',
    );
    expect(node).toMatchObject({
      text: 'Soon',
      link: null,
      linkType: null,
      openInNewTab: false,
      buttonType: 'link',
    });
  });
});

describe('Content parser: block and dynamic block', () => {
  it('keep a block’s content as it came, and its content types as children', () => {
    const html = `<div data-content-type="block"><div class="widget block"><div data-content-type="text"><p>Inner</p></div></div></div>`;
    const node = parseOnly('block', html);
    expect(node.richContent).toBe(
      '<div class="widget block"><div data-content-type="text"><p>Inner</p></div></div>',
    );
    expect(node.children).toMatchObject([{ contentType: 'text', content: '<p>Inner</p>' }]);
  });

  it('apply a rule of the page to the content types of a block', () => {
    const text = '<div data-content-type="text" data-pb-style="A1">Inner</div>';
    const html = `<style>#html-body [data-pb-style=A1]{text-align:right}</style><div data-content-type="block"><div class="widget block">${text}</div></div>`;
    expect(parseOnly('block', html).children).toMatchObject([{ textAlign: 'right' }]);
  });

  it('read uids, display mode and inline display of a dynamic block', () => {
    const html = `<div data-content-type="dynamic_block"><div class="widget block-banners-inline" data-uids="MQ==,Mg==" data-display-mode="fixed"></div></div>`;
    expect(parseOnly('dynamic_block', html)).toMatchObject({
      uids: ['MQ==', 'Mg=='],
      displayMode: 'fixed',
      displayInline: true,
    });
    expect(
      parseOnly('dynamic_block', '<div data-content-type="dynamic_block"></div>'),
    ).toMatchObject({
      uids: [],
      displayMode: null,
      displayInline: false,
    });
  });
});

describe('Content parser: a list of products', () => {
  const widget = `<div class="block widget block-products-list grid"><ol class="product-items widget-product-grid">
    <li class="product-item"><div class="product-item-info"><a href="https://shop.example/madder-hour.html" class="product-item-photo"><img src="/m/a.jpg" alt="x"></a>
    <strong class="product-item-name"><a class="product-item-link" href="https://shop.example/madder-hour.html">Madder Hour</a></strong>
    <form data-role="tocart-form" data-product-sku="BQ-MADDER" action="https://shop.example/checkout/cart/add/" method="post"><input type="hidden" name="product" value="13"></form></div></li>
    <li class="product-item"><a href="/blue-hour.html?x=1" class="product-item-photo"></a><form data-product-sku="BQ-BLUE"></form></li></ol></div>`;

  it('has the path names and skus of the rendered widget', () => {
    const node = parseOnly(
      'products',
      `<div data-content-type="products" data-appearance="grid">${widget}</div>`,
    );
    expect(node).toMatchObject({
      appearance: 'grid',
      pathNames: ['/madder-hour.html', '/blue-hour.html'],
      skus: ['BQ-MADDER', 'BQ-BLUE'],
    });
  });

  it('has the skus of an unresolved directive', () => {
    const html = `<div data-content-type="products">{{widget type="Magento\\CatalogWidget\\Block\\Product\\ProductsList" condition_option="sku" condition_option_value="a-1, b-2"}}</div>`;
    expect(parseOnly('products', html).skus).toEqual(['a-1', 'b-2']);
  });

  it('has all settings of a carousel', () => {
    const html = `<div data-content-type="products" data-appearance="carousel" data-autoplay="true" data-autoplay-speed="2500" data-infinite-loop="true"
      data-show-arrows="true" data-show-dots="true" data-carousel-mode="continuous" data-center-padding="90px"></div>`;
    expect(parseOnly('products', html)).toMatchObject({
      appearance: 'carousel',
      autoplay: true,
      autoplaySpeed: 2500,
      infinite: true,
      arrows: true,
      dots: true,
      carouselMode: 'continuous',
      centerPadding: '90px',
    });
  });

  it('has the default settings of a carousel that sets none', () => {
    const html = '<div data-content-type="products" data-appearance="carousel"></div>';
    expect(parseOnly('products', html)).toMatchObject({
      autoplay: false,
      autoplaySpeed: 4000,
      infinite: false,
      arrows: false,
      dots: false,
      carouselMode: 'default',
      centerPadding: null,
    });
  });

  it.each(['0', '-5', '5', '4294967296', 'abc'])(
    'keeps a carousel readable at autoplay speed %s',
    (speed) => {
      for (const type of ['products', 'slider'] as const) {
        const html = `<div data-content-type="${type}" data-autoplay-speed="${speed}"></div>`;
        expect(parseOnly(type, html)).toMatchObject({ autoplaySpeed: 4000 });
      }
    },
  );
});

describe('Content parser: a video', () => {
  const video = (inside: string) =>
    parseOnly(
      'video',
      `<div data-content-type="video" data-element="main"><div data-element="inner" style="max-width: 400px"><div data-element="wrapper">${inside}</div></div></div>`,
    );

  it('has url, autoplay, muted and maxWidth of the shop’s own file', () => {
    expect(
      video('<video data-element="video" src="/media/f.mp4" autoplay muted controls></video>'),
    ).toMatchObject({
      url: '/media/f.mp4',
      autoplay: true,
      muted: true,
      maxWidth: '400px',
    });
  });

  it('has autoplay and muted set to false when the owner says so', () => {
    expect(
      video('<video src="/media/f.mp4" autoplay="false" muted="false"></video>'),
    ).toMatchObject({ autoplay: false, muted: false });
  });

  it('has the address of a known player’s frame', () => {
    expect(
      video(
        '<iframe data-element="video" src="https://www.youtube.com/embed/abc?autoplay=1&amp;mute=1"></iframe>',
      ),
    ).toMatchObject({
      url: 'https://www.youtube.com/embed/abc?autoplay=1&mute=1',
      autoplay: true,
      muted: true,
    });
  });

  it('has no address when its source is missing or belongs to no known player', () => {
    expect(video('')).toMatchObject({ url: null, autoplay: false, muted: false });
    expect(video('<iframe src="javascript:alert(1)"></iframe>').url).toBe(null);
    expect(video('<iframe src="https://player.example/1"></iframe>').url).toBe(null);
  });

  it.each([
    ['//www.youtube.com/embed/abc', 'https://www.youtube.com/embed/abc'],
    ['https://player.vimeo.com/video/7', 'https://player.vimeo.com/video/7'],
    ['https://www.youtube.com.evil.example/embed/abc', null],
  ])('is accepted from the frame address %s only of a known player', (src, url) => {
    expect(video(`<iframe src="${src}"></iframe>`).url).toBe(url);
  });
});

describe('Content parser: banners and slides', () => {
  const banner = (
    appearance: string,
    attributes = '',
    link = '<a href="/b.html" target="" data-link-type="category" data-element="link">',
    type = 'banner',
  ) =>
    `<div data-content-type="${type}" data-appearance="${appearance}" data-slide-name="First" data-show-button="always" data-show-overlay="hover" ${attributes} data-element="main" style="margin: 1px 2px 3px 4px">${link}
      <div class="pagebuilder-banner-wrapper" data-background-images='{"desktop_image":"/media/hero.jpg"}' data-background-type="image" data-element="wrapper"
        style="background-size: cover; background-color: rgb(1, 2, 3); text-align: right; border-style: solid; min-height: 200px; padding: 9px">
      <div class="pagebuilder-overlay" data-overlay-color="rgba(0, 0, 0, 0.4)" data-element="overlay" style="min-height: 500px; padding: 7px">
      <div class="pagebuilder-poster-content"><div data-element="content"><h1>Opened <em>every morning</em></h1></div>
      <button type="button" class="pagebuilder-banner-button pagebuilder-button-secondary" data-element="button" style="opacity: 0; visibility: hidden">Shop</button></div></div></div>${link.startsWith('<a') ? '</a>' : '</div>'}</div>`;

  it('have their content, link, button, overlay and background', () => {
    expect(parseOnly('banner', banner('poster'))).toMatchObject({
      appearance: 'poster',
      content: '<h1>Opened <em>every morning</em></h1>',
      link: '/b.html',
      linkType: 'category',
      openInNewTab: false,
      showButton: 'always',
      buttonText: 'Shop',
      buttonType: 'secondary',
      showOverlay: 'hover',
      overlayColor: 'rgba(0, 0, 0, 0.4)',
      desktopImage: '/media/hero.jpg',
      backgroundSize: 'cover',
      backgroundColor: 'rgb(1, 2, 3)',
      textAlign: 'right',
      border: 'solid',
      marginTop: '1px',
      marginLeft: '4px',
    });
  });

  it.each([
    ['poster', '500px', '7px'],
    ['collage-left', '200px', '9px'],
    ['collage-centered', '200px', '9px'],
    ['collage-right', '200px', '9px'],
  ])(
    'have in the appearance %s the minHeight %s and the padding %s',
    (appearance, minHeight, padding) => {
      expect(parseOnly('banner', banner(appearance))).toMatchObject({
        appearance,
        minHeight,
        paddingTop: padding,
      });
    },
  );

  it('have the height and the padding of the wrapper where a poster’s overlay has none', () => {
    const html = banner('poster').replace('min-height: 500px; padding: 7px', '');
    expect(parseOnly('banner', html)).toMatchObject({ minHeight: '200px', paddingTop: '9px' });
  });

  it.each(['always', 'hover', 'never'])('show button and overlay: %s', (showing) => {
    const html = banner('poster').replace(
      /data-show-(button|overlay)="\w+"/g,
      `data-show-$1="${showing}"`,
    );
    const isNever = showing === 'never';
    expect(parseOnly('banner', html)).toMatchObject({
      showButton: showing,
      showOverlay: showing,
      buttonText: isNever ? null : 'Shop',
      buttonType: isNever ? null : 'secondary',
      overlayColor: isNever ? null : 'rgba(0, 0, 0, 0.4)',
    });
  });

  it('are read without a link', () => {
    const node = parseOnly('banner', banner('poster', '', '<div data-element="empty_link">'));
    expect(node).toMatchObject({
      link: null,
      linkType: null,
      content: '<h1>Opened <em>every morning</em></h1>',
    });
  });

  it('have a name when they are slides', () => {
    const html = `<div data-content-type="slider" data-autoplay="true" data-autoplay-speed="3000" data-fade="true" data-infinite-loop="true"
      data-show-arrows="true" data-show-dots="true" style="min-height: 300px">${banner('collage-left', '', '<div data-element="empty_link">', 'slide')}</div>`;
    const slider = parseOnly('slider', html);
    expect(slider).toMatchObject({
      autoplay: true,
      autoplaySpeed: 3000,
      fade: true,
      infinite: true,
      showArrows: true,
      showDots: true,
      minHeight: '300px',
    });
    expect(slider.children[0]).toMatchObject({
      contentType: 'slide',
      slideName: 'First',
      minHeight: '200px',
    });
  });

  it('drop a malformed overlay colour', () => {
    const html = banner('poster').replace('rgba(0, 0, 0, 0.4)', 'red;background:url(//evil)');
    expect(parseOnly('banner', html).overlayColor).toBe(null);
  });
});

describe('Content parser: a map', () => {
  const map = (locations: string, attributes = '') =>
    parseOnly(
      'map',
      `<div data-content-type="map" data-locations='${locations}' ${attributes} style="height: 300px"></div>`,
    );

  it('has locations with a name and a country joined from a list', () => {
    const node = map(
      '[{"location_name":"Shop","position":{"latitude":22.28,"longitude":114.15},"country":["Hong","Kong"],"city":"Central","phone":"1","address":"2","state":"3","zipcode":"4","comment":"5"}]',
    );
    expect(node.locations).toEqual([
      {
        name: 'Shop',
        position: { latitude: 22.28, longitude: 114.15 },
        country: 'Hong Kong',
        city: 'Central',
        phone: '1',
        address: '2',
        state: '3',
        zipcode: '4',
        comment: '5',
      },
    ]);
    expect(node.height).toBe('300px');
  });

  it.each([
    ['true', true],
    ['false', false],
  ])('shows its controls as data-show-controls="%s" says', (shown, showControls) => {
    expect(map('[]', `data-show-controls="${shown}"`).showControls).toBe(showControls);
  });

  it.each([
    [
      'a place that says nothing',
      '[null,1,"x",{"position":{"latitude":1,"longitude":2}},{"location_name":"Rose"}]',
      ['Rose'],
    ],
    [
      'quotes in an escaped name',
      String.raw`[{\"location_name\":\"The \\\"Rose\\\" table\"}]`,
      ['The "Rose" table'],
    ],
    ['escaped twice', String.raw`[{\\"location_name\\":\\"Rose\\"}]`, ['Rose']],
  ])('reads %s', (_, locations, names) => {
    expect(map(locations).locations.map(({ name }) => name)).toEqual(names);
  });

  it.each(['', '{', '7', '[null]', '[{"position":{"latitude":"north"}}]'])(
    'has no positions in broken locations %s',
    (locations) => {
      for (const { position } of map(locations).locations) expect(position).toBe(null);
    },
  );
});

describe('Content parser: malformed documents', () => {
  it.each([
    ['<div data-content-type="row"><div data-content-type="row"><p>x', [['row', ['row', 'html']]]],
    ['<div data-content-type="row"><i></i>  <div data-content-type="row"></div>', [['row', 'row']]],
    [
      '<div data-content-type="row"><div data-element="inner">x <b>y</b></div></div>',
      [['row', 'html']],
    ],
    [
      '<div data-content-type="slider"><p>x</p><div data-content-type="slide"></div></div>',
      [['slider', 'slide']],
    ],
    ['<div data-content-type="text"><div data-content-type="row"></div></div>', [['text', 'row']]],
    ['<div data-content-type="tab-item"></div>', ['tab-item']],
    [
      '<div data-content-type="column"><div data-content-type="button-item"></div></div>',
      [['column', 'button-item']],
    ],
    ['<div data-content-type="mystery"><div data-content-type="text">x</div></div>', ['unknown']],
    ['<div data-content-type=""></div>', ['unknown']],
    ['<div data-content-type="constructor"></div>', ['unknown']],
    ['<p>Before</p> &lt;i&gt; <div data-content-type="row"></div>{{widget}}', ['html', 'row']],
    ['<section><div data-content-type="row"></div></section>', ['row']],
    ['<figure data-content-type="image">', ['image']],
    ['', []],
    ['<div data-content-type', []],
  ])('give a tree for %s', (html, expected) => {
    expect(outline(parse(html).children)).toEqual(expected);
  });

  it('may have any content type without attributes', () => {
    for (const type of TYPES) {
      expect(parseOnly(type, `<div data-content-type="${type}"></div>`).contentType).toBe(type);
    }
    expect(TYPES).toContain('row');
  });

  it('lose the comments between and within content types', () => {
    const { children } = parse(
      '<!--Identifier: promo, Block Id: 12--><div data-content-type="row"><!-- ko --> <div data-content-type="text">Words<!-- a note --></div><!-- /ko --></div><!-- hidden -->',
    );
    expect(children.map(({ contentType }) => contentType)).toEqual(['row']);
    expect(children[0]?.children.map(({ contentType }) => contentType)).toEqual(['text']);
  });

  it('keep markup outside the content types as written', () => {
    const [stray] = parse('<p>Before</p> 1 &lt; 2 <div data-content-type="row"></div>').children;
    expect(stray).toMatchObject({ contentType: 'html', html: '<p>Before</p> 1 &lt; 2' });
  });

  it('are cut off at a depth of 65', () => {
    const html = '<div data-content-type="row">'.repeat(500);
    expect(depthOf(parse(html).children)).toBe(65);
  });
});

describe('Content parser: addresses and styles', () => {
  it.each([
    '<div data-content-type="button-item"><a data-element="link" href="javascript:alert(1)">x</a></div>',
    '<div data-content-type="button-item"><a data-element="link" href=" java&#9;script:alert(1)">x</a></div>',
    '<div data-content-type="banner"><a data-element="link" href="vbscript:alert(1)">x</a></div>',
    '<div data-content-type="image"><a href="data:text/html,alert(1)"><img src="javascript:alert(1)"></a></div>',
    '<div data-content-type="image"><img src="data:image/svg+xml,<svg onload=alert(1)>"></div>',
    '<div data-content-type="video"><iframe src="javascript:alert(1)"></iframe></div>',
    '<div data-content-type="video"><video src="javascript:alert(1)"></video></div>',
    '<div data-content-type="row" data-video-src="javascript:alert(1)" data-video-fallback-src="javascript:alert(1)"></div>',
    `<div data-content-type="row" data-background-images='{"desktop_image":"javascript:alert(1)"}'></div>`,
    '<style>[data-pb-style=A]{background-image:url(javascript:alert(1))}</style><div data-content-type="row" data-pb-style="A"></div>',
    '<div data-content-type="column" style="width: expression(alert(1))"></div>',
    '<div data-content-type="row"><div data-video-overlay-color="red;x:url(javascript:alert(1))"></div></div>',
    '<div data-content-type="banner" data-show-overlay="always"><div data-element="overlay" data-overlay-color="x(alert(1))"></div></div>',
  ])('are safe in %s', (html) => {
    expect(JSON.stringify(parse(html))).not.toMatch(/script:|alert/);
  });

  it.each([
    'https://x.example/a',
    '//x.example',
    '/a:b',
    'a.html',
    '#a',
    'mailto:a@b.example',
    'tel:+1',
  ])('keep a link to %s', (href) => {
    const html = `<div data-content-type="button-item"><a data-element="link" href="${href}">x</a></div>`;
    expect(parseOnly('button-item', html).link).toBe(href);
  });
});

/** The content types: one folder each. */
const TYPES = Object.keys(import.meta.glob('../../../src/content/types/*/read.ts')).map(
  (path) => path.split('/').at(-2) as ContentType,
);

/** The page's only node, which must be of this type. */
function parseOnly<Type extends ContentType>(type: Type, html: string): NodeFor<Type> {
  const [node, ...more] = parse(html).children;
  expect(more).toEqual([]);
  expect(node?.contentType).toBe(type);
  return node as NodeFor<Type>;
}

type Outline = string | Outline[];

/** Types and appearances, nested as the nodes are. */
function outline(nodes: ContentNode[]): Outline[] {
  return nodes.map(({ contentType, appearance, children }) => {
    const label = [contentType, appearance].filter(Boolean).join(' ');
    return children.length > 0 ? [label, ...outline(children)] : label;
  });
}

const depthOf = (nodes: ContentNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depthOf(children)));

/** A page as the platform delivers it: one style element, then rows. */
const HOME = `<style>#html-body [data-pb-style=R1],#html-body [data-pb-style=C1]{background-position:left top;background-size:cover;background-repeat:no-repeat;background-attachment:scroll}#html-body [data-pb-style=C1]{width:50%;align-self:stretch}</style>
<div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-background-type="image" data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src="" data-element="inner" data-pb-style="R1">
<h2 data-content-type="heading" data-appearance="default" data-element="main">Five chapters</h2>
<div class="pagebuilder-column-group" data-background-images="{}" data-content-type="column-group" data-appearance="default" data-grid-size="12" data-element="main"><div class="pagebuilder-column-line" data-content-type="column-line" data-element="main">
<div class="pagebuilder-column" data-content-type="column" data-appearance="full-height" data-background-images="{}" data-element="main" data-pb-style="C1"><div data-content-type="text" data-appearance="default" data-element="main"><p>Bouquets</p></div></div>
<div class="pagebuilder-column" data-content-type="column" data-appearance="align-center" data-element="main" data-pb-style="C1"><figure data-content-type="image" data-appearance="full-width" data-element="main"><img class="pagebuilder-mobile-hidden" src="/media/wysiwyg/a.jpg" alt="" data-element="desktop_image"></figure></div>
</div></div></div></div>
<div data-content-type="row" data-appearance="full-bleed" data-element="main"><div data-content-type="banner" data-appearance="poster" data-show-button="never" data-show-overlay="never" data-element="main"><div data-element="empty_link"><div class="pagebuilder-banner-wrapper" data-element="wrapper"></div></div></div></div>`;
