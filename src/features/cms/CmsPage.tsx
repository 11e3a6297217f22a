import { Trans } from '@lingui/react/macro';
import type { CombinedError } from 'urql';
import type { Page } from '../../../machines/page/routes.ts';
import { RichContent } from '../../content/RichContent.tsx';
import { DocumentHead } from '../../shop/DocumentHead.tsx';
import { useFreshQuery } from '../../shop/useFreshQuery.ts';
import { FailureView } from '../../ui/FailureView.tsx';
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
  if (!problem || isMissing(problem)) {
    return (
      <FailureView heading>
        <Trans>Looks like the page you were hoping to find doesn't exist. Sorry about that.</Trans>
      </FailureView>
    );
  }
  return (
    <FailureView heading onRetry={identifier ? content.retry : config.retry}>
      <Trans>Something went wrong. Sorry about that.</Trans>
    </FailureView>
  );
}

const isMissing = (error: CombinedError): boolean =>
  error.graphQLErrors.some(({ extensions }) => extensions.category === 'graphql-no-such-entity');
