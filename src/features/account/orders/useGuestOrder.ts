import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CombinedError } from 'urql';
import type { Failure } from '../../../../machines/failure.ts';
import { isSchemaError } from '../../../lib/platform/optionalFields.ts';
import { useFreshQuery } from '../../../shop/useFreshQuery.ts';
import { GuestOrderQuery } from './trackQueries.ts';

interface OrderFacts {
  number: string;
  email: string;
  lastname: string;
}

/**
 * Finds a guest's order.
 * @returns the order, or the failure if it cannot be shown.
 */
export function useGuestOrder() {
  const { t } = useLingui();
  const [requested, setRequested] = useState<OrderFacts | null>(null);
  const { data, error, isFetching, retry } = useFreshQuery({
    query: GuestOrderQuery,
    variables: requested ?? { number: '', email: '', lastname: '' },
    pause: requested === null,
  });
  return {
    order: requested && data ? data.guestOrder : null,
    isBusy: requested !== null && isFetching,
    failure:
      requested && error && !isFetching
        ? failureOf(error, t`This is not possible in this shop.`)
        : undefined,
    find(facts: OrderFacts) {
      const next = {
        number: facts.number.trim(),
        email: facts.email.trim(),
        lastname: facts.lastname.trim(),
      };
      if (requested && JSON.stringify(next) === JSON.stringify(requested)) retry();
      else setRequested(next);
    },
    clear: () => setRequested(null),
  };
}

/** @param unsupported - the text for a platform that cannot look up orders in this way. */
function failureOf({ networkError, graphQLErrors }: CombinedError, unsupported: string): Failure {
  const [first] = graphQLErrors;
  return {
    reason: networkError ? 'unreachable' : 'refused',
    message: first && isSchemaError(first) ? unsupported : (first?.message ?? ''),
  };
}
