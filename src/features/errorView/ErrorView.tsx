import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import styles from './ErrorView.module.css';

/** Replaces a page whose path leads nowhere, with a button to the home page. */
export function ErrorView() {
  const [, navigate] = useLocation();
  return (
    <section className={styles.oops}>
      <div className={styles.text}>
        <h1>
          <Trans>Oops!</Trans>
        </h1>
        <p className="lead">
          <Trans>Looks like something went wrong. Sorry about that.</Trans>
        </p>
        <Button priority="high" isLarge onClick={() => navigate('/', { replace: true })}>
          <Trans>Take me home</Trans>
        </Button>
      </div>
    </section>
  );
}
