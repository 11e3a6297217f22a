import type { Case } from './contentCases.ts';
import { element, type } from './servedContent.ts';

interface Look {
  appearance?: string;
  showButton?: string;
  showOverlay?: string;
  kind?: string;
  target?: string;
  isSlide?: boolean;
}

const banner = (name: string, look: Look = {}) => {
  const {
    appearance = 'poster',
    showButton = 'always',
    showOverlay = 'always',
    kind = 'primary',
  } = look;
  const one = type(
    look.isSlide ? 'slide' : 'banner',
    {
      class: name,
      'data-appearance': appearance,
      'data-show-button': showButton,
      'data-show-overlay': showOverlay,
    },
    element(
      'a',
      { href: '/bouquets.html', 'data-element': 'link', target: look.target ?? '' },
      element(
        'div',
        { 'data-element': 'wrapper', 'data-background-images': '{}', style: 'text-align: right' },
        element(
          'div',
          {
            'data-element': 'overlay',
            'data-overlay-color': 'rgb(4, 5, 6)',
            style: 'min-height: 210px; padding: 11px',
          },
          element('div', { 'data-element': 'content' }, '<h3>Opened every morning</h3>') +
            element(
              'button',
              { 'data-element': 'button', class: `pagebuilder-button-${kind}` },
              'Shop',
            ),
        ),
      ),
    ),
  );
  return look.isSlide ? type('slider', {}, one) : one;
};

const visibleCases = (isSlide: boolean): Case[] => {
  const kind = isSlide ? 'slide' : 'banner';
  const one = (
    field: string,
    look: Look,
    inside: string,
    property: string,
    expected: unknown,
  ): Case => {
    const name = `${kind}-${field.replaceAll(/\W/g, '')}`;
    return {
      field: `${kind} ${field}`,
      html: banner(name, { ...look, isSlide }),
      selector: `.${name} ${inside}`,
      property,
      expected,
    };
  };
  return [
    one('content', {}, 'h3', 'text', 'Opened every morning'),
    one('link', {}, 'a', 'attribute href', '/bouquets.html'),
    one('openInNewTab: true', { target: '_blank' }, 'a', 'property target', '_blank'),
    one('openInNewTab: false', {}, 'a', 'property target', ''),
    one('buttonText', {}, 'a', 'text', 'Shop'),
    one('showButton: never', { showButton: 'never' }, 'a', 'text', ''),
    one('showButton: hover', { showButton: 'hover' }, 'a', 'css opacity', '0'),
    one('showButton: always', { showButton: 'always' }, 'a', 'css opacity', '1'),
    one('buttonType: link', { kind: 'link' }, 'a', 'css text-decoration-line', 'underline'),
    one('buttonType: primary', {}, 'a', 'css text-decoration-line', 'none'),
    one(
      'showOverlay: never',
      { showOverlay: 'never' },
      '> div > div',
      'css background-color',
      'rgba(0, 0, 0, 0)',
    ),
    one(
      'showOverlay: hover',
      { showOverlay: 'hover' },
      '> div > div',
      'css background-color',
      'rgba(0, 0, 0, 0)',
    ),
    one('overlayColor', {}, '> div > div', 'css background-color', 'rgb(4, 5, 6)'),
    one('textAlign', {}, '> div', 'css text-align', 'right'),
    one('minHeight', {}, '> div', 'css min-height', '210px'),
    one('padding', {}, '> div > div', 'css padding-left', '11px'),
    ...(['flex-start', 'center', 'flex-end'] as const).map((justification, index) => {
      const appearance = ['collage-left', 'collage-centered', 'collage-right'][index] ?? '';
      return one(appearance, { appearance }, '> div', 'css justify-content', justification);
    }),
  ];
};

/** Banners, and the same as slides. */
export const BANNER_CASES: readonly Case[] = [...visibleCases(false), ...visibleCases(true)];
