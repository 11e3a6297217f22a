import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');

describe('Design tokens', () => {
  it.each([
    ['break-xs', '480px'],
    ['break-sm', '640px'],
    ['break-md', '800px'],
    ['break-lg', '960px'],
    ['break-xl', '1024px'],
    ['break-2xl', '1280px'],
    ['break-3xl', '1440px'],
    ['break-4xl', '1600px'],
    ['break-max', '1920px'],
    ['break-image', '768px'],
    ['image-icon', '40px'],
    ['image-thumbnail', '80px'],
    ['image-small', '160px'],
    ['image-regular', '320px'],
    ['image-large', '640px'],
    ['image-larger', '960px'],
    ['image-xlarge', '1280px'],
    ['image-xxlarge', '1600px'],
    ['image-xxxlarge', '2560px'],
    ['image-ratio', '1'],
    ['row-max', '1280px'],
    ['row-global', '1440px'],
    ['site-max', '1440px'],
    ['sidebar', '325px'],
    ['header-min', '3.5rem'],
    ['header-ground', '#ffffff'],
    ['header-link', '#000000'],
    ['footer-ground', '#ffffff'],
    ['footer-link', '#000000'],
    ['logo-height', '40px'],
    ['gallery-columns', '2'],
    ['submenu-min', '280px'],
    ['submenu-max', '420px'],
    ['submenu-height', '50vh'],
    ['switcher-height', '24rem'],
    ['toast-min', '280px'],
    ['toast-max', 'min(600px, 90vw)'],
    ['toast-top', '60px'],
    ['pulse', '500ms'],
    ['pulse-delay', '1000ms'],
    ['mask-in', '224ms'],
    ['mask-out', '192ms'],
    ['mask-opacity', '0.5'],
    ['drawer-in', '384ms'],
    ['drawer-out', '192ms'],
    ['loader-height', '2px'],
    ['error-height', '600px'],
  ])('--%s is %s', (name, value) => {
    expect(tokenIn(name, css)).toBe(value);
  });

  it('the header is 5rem high and the toasts start at 120px from 960px on', () => {
    const wide = blockAfter('@media (min-width: 960px)');
    expect(tokenIn('header-min', wide)).toBe('5rem');
    expect(tokenIn('toast-top', wide)).toBe('120px');
  });

  it('the gallery has three columns from 640px on', () => {
    expect(tokenIn('gallery-columns', blockAfter('@media (min-width: 640px)'))).toBe('3');
  });
});

/** The first declaration of a custom property in `text`. */
function tokenIn(name: string, text: string): string | undefined {
  return new RegExp(`--${name}:\\s*([^;]+);`).exec(text)?.[1];
}

function blockAfter(query: string): string {
  const start = css.indexOf(query);
  return css.slice(start, css.indexOf('\n}', start));
}
