import { Trans } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import type { CombinedError } from 'urql';
import { searchWithFilters } from '../../lib/catalogue/listFilters.ts';
import { searchWith } from '../../lib/catalogue/paging.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailureView } from '../../ui/FailureView.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ProblemSink } from '../../ui/ProblemSink.ts';
import type { ProductList } from './useProductList.ts';

interface NoProductsProps {
  list: ProductList;
  /** The message for a list that is empty without any filter. */
  children: ReactNode;
}

/**
 * The reason why no products are shown, and an action: clear the filters, open another page, or
 * retry.
 */
export function NoProducts({ list, children }: NoProductsProps) {
  const { error, page, filters, scope, search, retry } = list;
  const wasRefused = error && isRefused(error);
  if (page > 1 && (!error || wasRefused)) {
    return <NoSuchPage page={page} firstHref={scope.path + searchWith(search, { page: null })} />;
  }
  if (filters.length > 0 && (!error || wasRefused)) {
    return (
      <EmptyState
        action={
          <LinkButton href={scope.path + searchWithFilters(search, [])}>
            <Trans>Clear all filters</Trans>
          </LinkButton>
        }
      >
        <Trans>No flowers match these filters.</Trans>
      </EmptyState>
    );
  }
  if (error) {
    return (
      <FailureView onRetry={retry} isRetrying={list.isFetching}>
        <Trans>The flowers could not be loaded.</Trans>
      </FailureView>
    );
  }
  return children;
}

interface NoSuchPageProps {
  page: number;
  /** The address of the first page. */
  firstHref: string;
}

/** Says that the list ends before the page of this number. */
function NoSuchPage({ page, firstHref }: NoSuchPageProps) {
  useContext(ProblemSink)?.('missing');
  return (
    <EmptyState
      action={
        <LinkButton href={firstHref}>
          <Trans>Back to the first page</Trans>
        </LinkButton>
      }
    >
      <Trans>There is no page {page} here.</Trans>
    </EmptyState>
  );
}

/** The platform rejects unknown values, such as a page past the end, as invalid input. */
const isRefused = (error: CombinedError): boolean =>
  error.graphQLErrors.length > 0 &&
  error.graphQLErrors.every(
    ({ extensions, message }) =>
      extensions.category === 'graphql-input' || /is not defined by type/.test(message),
  );
