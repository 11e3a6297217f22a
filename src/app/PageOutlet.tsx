import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { usePage } from '../actors/usePage.ts';
import { loadPageWords } from '../locales/activate.ts';
import { FailureView } from '../ui/FailureView.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './PageOutlet.module.css';
import { loadedPage } from './pages.ts';

/** Few lose their way: what they see is fetched then, with its words. */
const ErrorView = lazy(async () => {
  const [{ ErrorView }] = await Promise.all([
    import('../features/errorView/ErrorView.tsx'),
    loadPageWords(),
  ]);
  return { default: ErrorView };
});

/** The page that the page machine shows, or what it says instead (spec §2, readings 10, 11). */
export function PageOutlet() {
  const { t } = useLingui();
  const { shown, problem, retry } = usePage();
  const [path] = useLocation();
  const waiting = (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>
        <Trans>Fetching Data...</Trans>
      </VisuallyHidden>
    </div>
  );
  if (problem === 'lost') {
    return (
      <Suspense fallback={waiting}>
        <ErrorView />
      </Suspense>
    );
  }
  if (problem === 'failed') {
    return (
      <FailureView heading onRetry={retry}>
        <Trans>Something went wrong. Sorry about that.</Trans>
      </FailureView>
    );
  }
  const Page = shown && loadedPage(shown.name);
  if (problem === 'missing' || (shown && !Page)) {
    return (
      <FailureView heading>
        <Trans>Looks like the page you were hoping to find doesn't exist. Sorry about that.</Trans>
      </FailureView>
    );
  }
  if (!shown || !Page) {
    // A full-page spinner is for the cart and the checkout only.
    return /^\/(cart|checkout)/.test(path) ? (
      <div className={styles.whole}>
        <Spinner label={t`Fetching Data...`} />
      </div>
    ) : (
      waiting
    );
  }
  return <Page key={shown.path} page={shown} />;
}
