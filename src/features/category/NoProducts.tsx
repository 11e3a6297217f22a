import { Trans } from '@lingui/react/macro';
import type { CombinedError } from 'urql';
import { Empty } from '../../ui/Empty.tsx';
import { FailureView } from '../../ui/FailureView.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { searchWith } from './paging.ts';
import type { CategoryList } from './useCategoryList.ts';

/** Why there is no list, and the way on: another page, home, or once more. */
export function NoProducts({ list }: { list: CategoryList }) {
  const { error, page, path, search, retry } = list;
  if (page > 1 && (!error || isRefused(error))) {
    return (
      <Empty
        action={
          <LinkButton href={path + searchWith(search, { page: null })}>
            <Trans>Back to the first page</Trans>
          </LinkButton>
        }
      >
        <Trans>There is no page {page} here.</Trans>
      </Empty>
    );
  }
  if (error) {
    return (
      <FailureView onRetry={retry}>
        <Trans>The flowers could not be fetched.</Trans>
      </FailureView>
    );
  }
  return (
    <Empty
      action={
        <LinkButton href="/">
          <Trans>See all chapters</Trans>
        </LinkButton>
      }
    >
      <Trans>No flowers are here at this hour.</Trans>
    </Empty>
  );
}

/** The platform refuses a page past the end as wrong input. */
const isRefused = (error: CombinedError): boolean =>
  error.graphQLErrors.some(({ extensions }) => extensions.category === 'graphql-input');
