import { i18n } from '@lingui/core';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showContent as show } from './showContent.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} }));
afterEach(cleanup);

const WORDS = '<p>Peonies in May</p>';
const TEXT = `<div data-content-type="text">${WORDS}</div>`;

// Readers and elements load with the first content type that needs them: no other is on the page.
it.each([
  ['row', `<div data-content-type="row"><div data-element="inner">${TEXT}</div></div>`],
  ['column-group', `<div data-content-type="column-group">${TEXT}</div>`],
  ['column-line', `<div data-content-type="column-line">${TEXT}</div>`],
  ['column', `<div data-content-type="column">${TEXT}</div>`],
  ['heading', '<h2 data-content-type="heading">Peonies in May</h2>'],
  ['text', TEXT],
  ['html', `<div data-content-type="html">${WORDS}</div>`],
  ['block', `<div data-content-type="block"><div class="widget block">${WORDS}</div></div>`],
  ['banner', `<div data-content-type="banner"><div data-element="content">${WORDS}</div></div>`],
  [
    'slider',
    `<div data-content-type="slider"><div data-content-type="slide"><div data-element="content">${WORDS}</div></div></div>`,
  ],
  [
    'tabs',
    `<div data-content-type="tabs"><div data-element="content"><div data-content-type="tab-item" data-tab-name="May">${TEXT}</div></div></div>`,
  ],
  [
    'buttons',
    '<div data-content-type="buttons"><div data-content-type="button-item"><a href="/">Peonies in May</a></div></div>',
  ],
  [
    'image',
    '<figure data-content-type="image"><img src="/a.jpg" alt=""><figcaption>Peonies in May</figcaption></figure>',
  ],
])('Page builder: a page with nothing but a %s shows it', async (_, html) => {
  await show(html);
  expect(await screen.findByText('Peonies in May')).toBeTruthy();
});

it('Page builder: a divider, a video and a map are shown on a page of their own', async () => {
  await show('<div data-content-type="divider"><hr data-element="line"></div>');
  expect(await screen.findByRole('separator')).toBeTruthy();
  await show(
    '<div data-content-type="video"><iframe src="https://player.vimeo.com/video/1234567"></iframe></div>',
  );
  expect(await screen.findByRole('button', { name: 'Play video' })).toBeTruthy();
  await show(
    `<div data-content-type="map" data-locations='[{"location_name":"Our garden","position":{"latitude":1,"longitude":2}}]'></div>`,
  );
  expect(await screen.findByText('Our garden')).toBeTruthy();
});

it('Page builder: the lines of a heading are separated by a space', async () => {
  await show('<h2 data-content-type="heading">Peonies<br>in May</h2>');
  expect(screen.getByRole('heading').textContent).toBe('Peonies in May');
});

it.each(['html', 'text'])(
  'Page builder: the style element of a block applies to its content in %s',
  async (type) => {
    const style =
      '<style>#html-body [data-pb-style=A1]{background-color:red;padding:33px}#html-body [data-pb-style=A2]{display:none}</style>';
    const row = `<div data-content-type="row" data-appearance="full-width" data-pb-style="A1">${TEXT}</div>`;
    const hidden = '<div data-content-type="text" data-pb-style="A2">Nobody</div>';
    await show(
      `<div data-content-type="${type}"><div class="widget block">${style}${row}${hidden}</div></div>`,
    );
    const words = await screen.findByText('Peonies in May');
    const grounds = [];
    for (let at: Element | null = words; at; at = at.parentElement) {
      grounds.push(getComputedStyle(at).backgroundColor);
    }
    expect(grounds).toContain('rgb(255, 0, 0)');
    expect(screen.queryByText('Nobody')).toBe(null);
  },
);
