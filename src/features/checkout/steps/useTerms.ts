import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure } from '../../../../machines/failure.ts';
import { TermsQuery } from '../../../lib/order/termsQuery.ts';
import { isUnknownField, TERMS as TERMS_GUARD } from '../../../lib/platform/optionalFields.ts';
import { useFreshQuery } from '../../../shop/useFreshQuery.ts';

const TERMS = { query: TermsQuery, variables: {} };

/** Fetches the terms before the review step opens, because its button waits for them. */
export const usePrefetchTerms = (): void => void useFreshQuery(TERMS);

/**
 * The shop's terms, and which of them the shopper has accepted.
 *
 * @param failure - why the last order failed. After a refusal the terms are fetched again: they may
 *   be newer than the review.
 */
export function useTerms(failure: Failure | undefined) {
  const { data, error, isFetching, retry } = useFreshQuery(TERMS);
  const onFailure = useEffectEvent(() => failure?.reason === 'refused' && retry());
  useEffect(() => void (failure && onFailure()), [failure]);
  const [accepted, setAccepted] = useState<readonly number[]>([]);
  const [attempt, setAttempt] = useState(0);
  const terms = (data?.checkoutAgreements ?? []).filter((term) => term !== null);
  const manual = terms.filter(({ mode }) => mode === 'MANUAL').map(({ agreement_id: id }) => id);
  const missing = manual.filter((id) => !accepted.includes(id));
  return {
    terms,
    accepted,
    /** A platform whose schema lacks terms has no terms, so that error is not a failure. */
    isFailed: error !== undefined && !data && !isUnknownField(TERMS_GUARD, error.graphQLErrors),
    isFetching,
    retry,
    /**
     * Checks for missing consents and shows them.
     * @returns whether all are given.
     */
    check: () => {
      setAttempt(attempt + 1);
      return missing.length === 0;
    },
    /** Whether it is still unknown if the shop has terms. */
    isLoading: isFetching && !data,
    attempt,
    isMissing: (id: number) => attempt > 0 && missing.includes(id),
    accept: (id: number, isAccepted: boolean) =>
      setAccepted((ids) => (isAccepted ? [...ids, id] : ids.filter((other) => other !== id))),
  };
}

export type Terms = ReturnType<typeof useTerms>;
