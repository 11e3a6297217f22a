import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CmsPage } from '../../src/features/cms/CmsPage.tsx';
import { renderPage } from '../support/renderPage.tsx';

afterEach(cleanup);

describe('a content page', () => {
  it('is the one that its identifier names', async () => {
    const { findByRole, wire } = cms('about-us');
    await findByRole('heading', { level: 1 });
    await expect.poll(() => document.title).toBe('About the shop · Florilegium');
    expect(wire.asked).toEqual(['CmsPage']);
  });

  it('without an identifier is the home page', async () => {
    const { findByRole } = cms(null);
    await findByRole('heading', { level: 1 });
    expect(document.title).toBe('Flowers, gathered · Florilegium');
  });

  it('that is missing says so in the words of the spec, and leads home', async () => {
    const { findByText, getByRole, queryByRole } = cms('no-such-page');
    await findByText(
      "Looks like the page you were hoping to find doesn't exist. Sorry about that.",
    );
    expect(getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe('/');
    expect(queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  for (const identifier of ['about-us', null]) {
    it(`that cannot be fetched offers another try, which works (${identifier ?? 'home'})`, async () => {
      const { shopper, wire, findByRole } = cms(identifier, true);
      const again = await findByRole('button', { name: 'Try again' });
      wire.isCut = false;
      await shopper.click(again);
      await findByRole('heading', { level: 1 });
    });
  }
});

function cms(identifier: string | null, isCut = false) {
  const page = { name: 'CMS_PAGE' as const, path: '/cms', uid: null, identifier };
  const screen = renderPage(<CmsPage page={page} />, { hold: true });
  screen.wire.isCut = isCut;
  screen.release();
  screen.wire.hold = null;
  return screen;
}
