import type { Page } from '@playwright/test';
import { renderInBrowser } from '../renderInBrowser.ts';

/** Serves every content page with this page-builder HTML. */
export async function serveContent(page: Page, content: string): Promise<void> {
  await renderInBrowser(page.context());
  await page.route(isOfContent, (route) =>
    route.fulfill({
      json: {
        data: {
          cmsPage: {
            __typename: 'CmsPage',
            identifier: 'specimens',
            title: 'Specimens',
            content,
            content_heading: '',
            meta_title: null,
            meta_description: null,
            meta_keywords: null,
          },
        },
      },
    }),
  );
}

const isOfContent = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/graphql' && /cmsPage\s*\(/.test(searchParams.get('query') ?? '');

/** Opens a content page with this content. */
export async function openContent(page: Page, content: string): Promise<void> {
  await serveContent(page, content);
  // The cache may show the earlier content first.
  const answered = page.waitForResponse((response) => isOfContent(new URL(response.url())));
  await page.goto('/cms/specimens');
  await answered;
  await page.locator('.specimens-end').waitFor();
}

const attributes = (values: Record<string, string | number | boolean>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${String(value).replaceAll('"', '&quot;')}"`)
    .join('');

type Attributes = Record<string, string | number | boolean>;

/** An element of the page builder's markup. */
export const element = (tag: string, values: Attributes, inside = ''): string =>
  `<${tag}${attributes(values)}>${inside}</${tag}>`;

/** A content type; its class names it in the page. */
export const type = (contentType: string, values: Attributes = {}, inside = '', tag = 'div') =>
  element(
    tag,
    {
      'data-content-type': contentType,
      'data-appearance': 'default',
      'data-element': 'main',
      ...values,
    },
    inside,
  );

/** The end mark of the page: when it exists, the page is complete. */
export const END_MARK = type('text', { class: 'specimens-end' }, '<p>The end.</p>');
