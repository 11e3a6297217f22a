import { Trans } from '@lingui/react/macro';
import { useHasJoined } from '../actors/useHasJoined.ts';
import { Toasts } from '../features/toasts/Toasts.tsx';
import { FailureView } from '../ui/FailureView.tsx';
import styles from './MaskedPage.module.css';

/**
 * What stands in for a page that could not be drawn (spec §8 "Render error"): masked, with the
 * error toast above, whose dismissal reloads the page. Until there is a toast there is a button.
 */
export function MaskedPage({ onReload }: { onReload: () => void }) {
  const isMasked = useHasJoined('toasts');
  return (
    <>
      <main inert={isMasked}>
        <FailureView onRetry={onReload}>
          <Trans>Something went wrong. Sorry about that.</Trans>
        </FailureView>
      </main>
      {isMasked && (
        <>
          <div className={styles.mask} />
          <Toasts />
        </>
      )}
    </>
  );
}
