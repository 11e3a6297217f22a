import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Suggestions } from '../../../machines/search/machine.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './SearchSuggestions.module.css';

interface SuggestionsStatusProps {
  term: string;
  isLongEnough: boolean;
  found: Suggestions | null;
  isPending: boolean;
  hasFailed: boolean;
}

/** The status of the suggestions for screen readers; visible only if no suggestions are. */
export function SuggestionsStatus(props: SuggestionsStatusProps) {
  const { t } = useLingui();
  const { term, isLongEnough, found, isPending, hasFailed } = props;
  const total = found?.total ?? 0;
  return (
    <div role="status" className={styles.status}>
      {!isLongEnough ? (
        <Trans>Type at least three letters.</Trans>
      ) : hasFailed ? (
        <Trans>There are no suggestions at the moment. Press Enter to search.</Trans>
      ) : total > 0 ? (
        <VisuallyHidden>
          <Plural
            value={total}
            one="# result; the arrow keys go through the suggestions."
            other="# results; the arrow keys go through the suggestions."
          />
        </VisuallyHidden>
      ) : isPending || !found ? (
        t`Searching for “${term}”…`
      ) : (
        t`No flowers were found for “${term}”.`
      )}
    </div>
  );
}
