import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'urql';
import { afterEach, describe, expect, it } from 'vitest';
import { CmsPage } from '../../src/features/cms/CmsPage.tsx';
import { renderPage } from '../support/renderPage.tsx';
import { respondingClient } from '../support/respondingClient.ts';

afterEach(cleanup);

describe('Content page', () => {
  it('shows the page that its identifier names', async () => {
    const { findByRole, wire } = cms('about-us');
    await findByRole('heading', { level: 1 });
    await expect.poll(() => document.title).toBe('About the shop · Florilegium');
    expect(wire.requests).toEqual(['CmsPage']);
  });

  it('shows the home page without an identifier', async () => {
    const { findByRole } = cms(null);
    await findByRole('heading', { level: 1 });
    expect(document.title).toBe('Flowers, gathered · Florilegium');
  });

  it('says that a missing page does not exist and links to the home page', async () => {
    const { findByText, getByRole, queryByRole } = cms('no-such-page');
    await findByText(
      "Looks like the page you were hoping to find doesn't exist. Sorry about that.",
    );
    expect(getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Page not found · Florilegium');
    expect(queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('is found when a number follows the name of the home page', async () => {
    const requests = renderCmsPage(
      null,
      { title: 'Of flowers', content: '<p>Peony</p>' },
      'home|2',
    );
    expect(await screen.findByText('Peony')).toBeTruthy();
    expect(requests).toContainEqual({ identifier: 'home' });
  });

  it.each([
    ['Of us', 'Of us'],
    ['', 'About the shop'],
  ])('is shown even when its content is empty: heading "%s"', async (content_heading, name) => {
    renderCmsPage('about-us', { title: 'About the shop', content: '', content_heading });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.queryByText(/doesn't exist/)).toBeNull();
  });

  for (const identifier of ['about-us', null]) {
    it(`offers a retry when loading fails, and the retry succeeds (${identifier ?? 'home'})`, async () => {
      const { shopper, wire, findByRole } = cms(identifier, true);
      const retryButton = await findByRole('button', { name: 'Try again' });
      wire.isCut = false;
      await shopper.click(retryButton);
      await findByRole('heading', { level: 1 });
    });
  }
});

/** Renders a content page on a platform with this response. @returns the requested variables. */
function renderCmsPage(identifier: string | null, page: object, cms_home_page = 'home'): unknown[] {
  const { client, requests } = respondingClient(({ query }) => ({
    data: query.includes('cmsPage') ? { cmsPage: page } : { storeConfig: { cms_home_page } },
  }));
  render(
    <I18nProvider i18n={i18n}>
      <Provider value={client}>
        <CmsPage page={{ name: 'CMS_PAGE', path: '/cms', uid: null, identifier }} />
      </Provider>
    </I18nProvider>,
  );
  return requests;
}

function cms(identifier: string | null, isCut = false) {
  const page = { name: 'CMS_PAGE' as const, path: '/cms', uid: null, identifier };
  const shown = renderPage(<CmsPage page={page} />, { hold: true });
  shown.wire.isCut = isCut;
  shown.release();
  shown.wire.hold = null;
  return shown;
}
