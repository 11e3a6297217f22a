import { useLingui } from '@lingui/react/macro';
import { useLoadingBar } from '../../actors/useLoadingBar.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './LoadingBar.module.css';

/** The progress bar at the top of the page: a quarter while loading, full when done. */
export function LoadingBar() {
  const { t } = useLingui();
  const state = useLoadingBar();

  if (state === 'off') return null;

  return (
    <div
      className={classNames(styles.bar, styles[state])}
      role="progressbar"
      aria-label={t`Loading page`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={state === 'loading' ? 25 : 100}
    />
  );
}
