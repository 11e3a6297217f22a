import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useIsWebview } from '../actors/useEnvironment.ts';
import { usePage } from '../actors/usePage.ts';
import { Footer } from '../features/footer/Footer.tsx';
import { Header } from '../features/header/Header.tsx';
import { LoadingBar } from '../features/loadingBar/LoadingBar.tsx';
import { StoreSwitcher } from '../features/storeSwitcher/StoreSwitcher.tsx';
import { hydratedSeparately } from '../ui/hydratedSeparately.tsx';
import { onDemand } from '../ui/onDemand.tsx';
import { useNonBlocking } from '../ui/useNonBlocking.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { LazyDrawer } from './LazyDrawer.tsx';
import { LazyToasts } from './LazyToasts.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { WideMenu } from './WideMenu.tsx';

const SearchSuggestions = onDemand(() =>
  import('../features/search/SearchSuggestions.tsx').then((code) => code.SearchSuggestions),
);

const SeparatePage = hydratedSeparately(PageOutlet);
const SeparateFooter = hydratedSeparately(Footer);

/**
 * Counts how often a failed page has recovered. The count keys the header and the menu, so that
 * they remount and repeat the requests that failed together with the page.
 */
function useRecoveries(hasFailed: boolean): number {
  const [state, setState] = useState({ hasFailed, recoveries: 0 });
  if (state.hasFailed !== hasFailed) {
    setState({ hasFailed, recoveries: state.recoveries + (hasFailed ? 0 : 1) });
  }
  return state.recoveries;
}

/** The app shell: header, menu, page, footer, drawer and toasts. */
export function App() {
  const { shown, problem } = usePage();
  const recoveries = useRecoveries(problem === 'failed');
  const isWebview = useIsWebview();
  const hasFooter = useNonBlocking(Boolean(shown || problem) && !isWebview);
  return (
    <>
      <a className="skip" href="#content">
        <Trans>Skip to the content</Trans>
      </a>
      <Header
        suggestions={SearchSuggestions}
        key={`header ${recoveries}`}
        storeSwitcher={<StoreSwitcher />}
        loadingBar={<LoadingBar />}
      />
      <WideMenu key={`menu ${recoveries}`} />
      <main id="content" tabIndex={-1}>
        <SeparatePage />
      </main>
      {hasFooter && <SeparateFooter />}
      <VisuallyHidden id="announcement" aria-live="polite" />
      <LazyDrawer />
      <LazyToasts />
    </>
  );
}
