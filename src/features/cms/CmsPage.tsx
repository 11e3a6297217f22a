import type { CombinedError } from 'urql';
import type { Page } from '../../../machines/page/routes.ts';
import { RichContent } from '../../content/RichContent.tsx';
import { DocumentHead } from '../../shop/DocumentHead.tsx';
import { PageProblem } from '../../shop/PageProblem.tsx';
import { useFreshQuery } from '../../shop/useFreshQuery.ts';
import styles from './CmsPage.module.css';
import { CmsPagePlaceholder } from './CmsPagePlaceholder.tsx';
import { CmsPageQuery, HomeIdentifierQuery } from './cmsQueries.ts';

/** A CMS page; the home page if the route has no identifier. */
export function CmsPage({ page }: { page: Page }) {
  const config = useFreshQuery({
    query: HomeIdentifierQuery,
    variables: {},
    pause: page.identifier !== null,
  });
  // If several store views have a page of this identifier, the platform appends its id: `home|2`.
  const home = config.data?.storeConfig?.cms_home_page?.split('|')[0];
  const identifier = page.identifier ?? home ?? null;
  const content = useFreshQuery({
    query: CmsPageQuery,
    variables: { identifier: identifier ?? '' },
    pause: identifier === null,
  });
  const found = content.data?.cmsPage;

  if (found) {
    const html = found.content ?? '';
    // Show at least the title of a page without content.
    const heading = found.content_heading || (html ? '' : found.title);
    return (
      <article>
        <DocumentHead
          title={found.meta_title || found.title || ''}
          description={found.meta_description}
        />
        {heading && <h1 className={`row ${styles.heading}`}>{heading}</h1>}
        <RichContent html={html} isEager />
      </article>
    );
  }
  if (content.isFetching || config.isFetching) return <CmsPagePlaceholder />;
  const problem = config.error ?? content.error;
  const retry = identifier ? content.retry : config.retry;
  return <PageProblem onRetry={!problem || isMissing(problem) ? undefined : retry} />;
}

const isMissing = (error: CombinedError): boolean =>
  error.graphQLErrors.some(({ extensions }) => extensions.category === 'graphql-no-such-entity');
