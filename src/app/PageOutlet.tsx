import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { usePage } from '../actors/usePage.ts';
import { ErrorView } from '../features/errorView/ErrorView.tsx';
import { FailureView } from '../ui/FailureView.tsx';
import { PAGES } from './pages.ts';

/** The page that the page machine shows, or what it says instead (spec §2, readings 10, 11). */
export function PageOutlet() {
  const { shown, problem } = usePage();
  if (problem === 'lost') return <ErrorView />;
  if (problem === 'failed') {
    return (
      <FailureView>
        <Trans>Something went wrong. Sorry about that.</Trans>
      </FailureView>
    );
  }
  if (problem === 'missing') {
    return (
      <FailureView>
        <Trans>Looks like the page you were hoping to find doesn't exist. Sorry about that.</Trans>
      </FailureView>
    );
  }
  if (!shown) return null;
  const Page = PAGES[shown.name];
  return (
    <Suspense fallback={null}>
      <Page key={shown.path} page={shown} />
    </Suspense>
  );
}
