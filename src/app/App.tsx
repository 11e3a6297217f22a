import { Trans } from '@lingui/react/macro';
import { useIsWebview } from '../actors/useConfig.ts';
import { usePage } from '../actors/usePage.ts';
import { Footer } from '../features/footer/Footer.tsx';
import { Header } from '../features/header/Header.tsx';
import { LoadingBar } from '../features/loadingBar/LoadingBar.tsx';
import { StoreSwitcher } from '../features/storeSwitcher/StoreSwitcher.tsx';
import { LateDrawer } from './LateDrawer.tsx';
import { LateToasts } from './LateToasts.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { WideMenu } from './WideMenu.tsx';

/** The shell: header, menu, page, footer, drawer and toasts. */
export function App() {
  const { shown, problem } = usePage();
  const isWebview = useIsWebview();
  return (
    <>
      <a className="skip" href="#content">
        <Trans>Skip to the content</Trans>
      </a>
      <Header storeSwitcher={<StoreSwitcher />} loadingBar={<LoadingBar />} />
      <WideMenu />
      <main id="content" tabIndex={-1}>
        <PageOutlet />
      </main>
      {(shown || problem) && !isWebview && <Footer />}
      <LateDrawer />
      <LateToasts />
    </>
  );
}
