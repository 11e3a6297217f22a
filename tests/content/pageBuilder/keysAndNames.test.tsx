import { i18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showContent as show } from './showContent.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} }));
afterEach(cleanup);

const tabs = (...items: [name: string, inside: string][]) =>
  `<div data-content-type="tabs"><div data-element="content">${items
    .map(
      ([name, inside]) =>
        `<div data-content-type="tab-item" data-tab-name="${name}"><div data-content-type="text">${inside}</div></div>`,
    )
    .join('')}</div></div>`;

describe('Page builder tabs', () => {
  it('move by Home, End and the arrow keys, which wrap around', async () => {
    await show(tabs(['Care', '<p>Cut</p>'], ['Vase', '<p>Wash</p>'], ['Gift', '<p>Wrap</p>']));
    await screen.findByText('Cut');
    for (const [key, name] of [
      ['End', 'Gift'],
      ['ArrowRight', 'Care'],
      ['ArrowLeft', 'Gift'],
      ['Home', 'Care'],
    ] as const) {
      const isUnhandled = fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
      expect([key, isUnhandled, document.activeElement?.textContent]).toEqual([key, false, name]);
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name);
      expect(screen.getByRole('tabpanel', { name })).toBeTruthy();
    }
    const isUnhandled = fireEvent.keyDown(screen.getByRole('tab', { name: 'Care' }), { key: 'x' });
    expect(isUnhandled).toBe(true);
  });

  it('make a panel focusable while nothing in it is', async () => {
    await show(tabs(['Care', '<p>Cut</p>'], ['Vase', '<a href="/vases.html">Wash</a>']));
    const cut = await screen.findByText('Cut');
    const panel = screen.getByRole('tabpanel', { name: 'Care' });
    expect(panel.tabIndex).toBe(0);
    fireEvent.click(screen.getByRole('tab', { name: 'Vase' }));
    expect(screen.getByRole('tabpanel', { name: 'Vase' }).tabIndex).toBe(-1);
    await act(async () => cut.append(Object.assign(document.createElement('a'), { href: '/' })));
    expect(panel.tabIndex).toBe(-1);
  });

  it('are named by their position when the owner gave no name', async () => {
    await show(tabs(['Care', '<p>Cut</p>'], ['', '<p>Wash</p>']));
    await screen.findByText('Cut');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Care', 'Tab 2']);
  });
});

it('Page builder: a heading and a button without text are not rendered', async () => {
  const button = (text: string) =>
    `<div data-content-type="button-item"><a data-element="link" href="/roses.html"><span data-element="link_text">${text}</span></a></div>`;
  await show(
    `<h2 data-content-type="heading"> &nbsp;</h2><h3 data-content-type="heading">Roses</h3>
    <div data-content-type="buttons">${button(' ')}${button('Shop')}</div>`,
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Roses']);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Shop']);
});

it('Page builder: a started video gets the focus of its play button', async () => {
  await show(
    '<div data-content-type="video"><iframe src="https://www.youtube.com/embed/abcDEF12345"></iframe></div>',
  );
  const play = await screen.findByRole('button', { name: 'Play video' });
  play.focus();
  fireEvent.click(play);
  expect(document.activeElement).toBe(screen.getByTitle('Video'));
});

it('Page builder: a slider has a role description in the visitor’s language', async () => {
  i18n.loadAndActivate({
    locale: 'zh_Hant-HK',
    messages: { [generateMessageId('carousel', '')]: '輪播' },
  });
  const slide = '<div data-content-type="slide"><div data-element="content">One</div></div>';
  await show(`<div data-content-type="slider">${slide}</div>`);
  const slider = await screen.findByRole('group');
  expect(within(slider).getByText('One')).toBeTruthy();
  expect(slider.getAttribute('aria-roledescription')).toBe('輪播');
});
