import { Trans } from '@lingui/react/macro';
import { useQuery } from 'urql';
import type { Page } from '../../../machines/routes.ts';
import { RichContent } from '../../content/RichContent.tsx';
import { graphql } from '../../lib/graphql.ts';
import { FailureView } from '../../ui/FailureView.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

const CmsPageQuery = graphql(`
  query CmsPage($identifier: String!) {
    cmsPage(identifier: $identifier) {
      identifier
      title
      content
      content_heading
      meta_title
      meta_description
    }
  }
`);

const HomeIdentifierQuery = graphql(`
  query HomeIdentifier {
    storeConfig {
      store_code
      cms_home_page
    }
  }
`);

/** A content page; the home page where the path names none. */
export function CmsPage({ page }: { page: Page }) {
  const [config] = useQuery({ query: HomeIdentifierQuery, pause: page.identifier !== null });
  const identifier = page.identifier ?? config.data?.storeConfig?.cms_home_page ?? null;
  const [{ data, fetching, error }, retry] = useQuery({
    query: CmsPageQuery,
    variables: { identifier: identifier ?? '' },
    pause: identifier === null,
  });
  const found = data?.cmsPage;
  if (found?.content) {
    return (
      <article>
        <title>{found.meta_title || found.title || 'Florilegium'}</title>
        {found.content_heading && <h1 className="row">{found.content_heading}</h1>}
        <RichContent html={found.content} isEager />
      </article>
    );
  }
  if (fetching || config.fetching) return <Spinner label="Fetching Data..." />;
  const isMissing = !error || error.graphQLErrors.length > 0;
  return isMissing ? (
    <FailureView>
      <Trans>Looks like the page you were hoping to find doesn't exist. Sorry about that.</Trans>
    </FailureView>
  ) : (
    <FailureView onRetry={() => retry({ requestPolicy: 'network-only' })}>
      <Trans>Something went wrong. Sorry about that.</Trans>
    </FailureView>
  );
}
