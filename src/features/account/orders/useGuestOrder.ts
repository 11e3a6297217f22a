import { useState } from 'react';
import type { CombinedError } from 'urql';
import type { Failure } from '../../../../machines/domain.ts';
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
  const [asked, setAsked] = useState<OrderFacts | null>(null);
  const { data, error, isFetching, retry } = useFreshQuery({
    query: GuestOrderQuery,
    variables: asked ?? { number: '', email: '', lastname: '' },
    pause: asked === null,
  });
  return {
    order: asked && data ? data.guestOrder : null,
    isBusy: asked !== null && isFetching,
    failure: asked && error && !isFetching ? failureOf(error) : undefined,
    find(facts: OrderFacts) {
      const next = {
        number: facts.number.trim(),
        email: facts.email.trim(),
        lastname: facts.lastname.trim(),
      };
      if (asked && JSON.stringify(next) === JSON.stringify(asked)) retry();
      else setAsked(next);
    },
    forget: () => setAsked(null),
  };
}

const failureOf = ({ networkError, graphQLErrors }: CombinedError): Failure => ({
  reason: networkError ? 'unreachable' : 'refused',
  message: graphQLErrors[0]?.message ?? '',
});
