import { useLingui } from '@lingui/react/macro';
import { useToasts } from '../../actors/useToasts.ts';
import { Toast } from '../../ui/Toast.tsx';
import styles from './Toasts.module.css';

/** The container of the toasts: fixed 60 px below the top, 120 px from 960 px wide. */
export function Toasts() {
  const { t } = useLingui();
  const { toasts, shown, dismiss, act, hold, release } = useToasts();

  return (
    <section className={styles.toasts} aria-label={t`Notifications`} data-above-dialogs="">
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          kind={toast.type}
          message={toast.message}
          raises={toast.raises}
          dismissLabel={toast.dismissActionText}
          onShown={() => shown(toast.id)}
          onHold={() => hold(toast.id)}
          onRelease={() => release(toast.id)}
          action={
            toast.actionText ? { label: toast.actionText, onAct: () => act(toast.id) } : undefined
          }
          onDismiss={toast.dismissable || toast.onDismiss ? () => dismiss(toast.id) : undefined}
        />
      ))}
    </section>
  );
}
