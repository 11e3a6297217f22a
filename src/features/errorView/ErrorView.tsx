import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import styles from './ErrorView.module.css';

/** What a path that leads nowhere shows on its way home. */
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
