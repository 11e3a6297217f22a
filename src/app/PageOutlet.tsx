import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { usePage } from '../actors/usePage.ts';
import { ErrorView } from '../features/errorView/ErrorView.tsx';
import { DocumentHead } from '../shop/DocumentHead.tsx';
import { PageProblem } from '../shop/PageProblem.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './PageOutlet.module.css';
import { loadedPage } from './pages.ts';

/** The page that the page machine shows; otherwise a spinner, an error or "not found". */
export function PageOutlet() {
  const { t } = useLingui();
  const { shown, problem, isLoading, retry } = usePage();
  const [path] = useLocation();
  if (problem === 'notFound') {
    return (
      <>
        <DocumentHead title={t`Page not found`} />
        <ErrorView />
      </>
    );
  }
  const Page = shown && loadedPage(shown.name);
  if (problem || (shown && !Page)) {
    return (
      <PageProblem onRetry={problem === 'failed' ? retry : undefined} isRetrying={isLoading} />
    );
  }
  if (!shown || !Page) {
    // Only the cart and the checkout show a full-page spinner.
    return /^\/(cart|checkout)/.test(path) ? (
      <div className={styles.whole}>
        <Spinner label={t`Fetching Data...`} />
      </div>
    ) : (
      <div className={styles.waiting} role="status">
        <VisuallyHidden>
          <Trans>Fetching Data...</Trans>
        </VisuallyHidden>
      </div>
    );
  }
  return <Page key={shown.path} page={shown} />;
}
