import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useToasts } from '../../actors/useToasts.ts';
import { keepBelowControls } from '../../lib/keepBelowControls.ts';
import { Toast } from '../../ui/Toast.tsx';
import styles from './Toasts.module.css';

interface ToastsProps {
  /** The live region of index.html. */
  region: HTMLElement;
}

/**
 * The container of the toasts: fixed 60 px below the top, 120 px from 960 px wide, and never over
 * the header's controls. It is in a region that the document contains from the beginning: a screen
 * reader announces only what is added to a region that it has seen before.
 */
export function Toasts({ region }: ToastsProps) {
  const { t } = useLingui();
  const { toasts, shown, dismiss, act, hold, release } = useToasts();
  const container = useRef<HTMLElement>(null);
  const isShown = toasts.length > 0;
  useLayoutEffect(() => (isShown ? keepBelowControls(container.current) : undefined), [isShown]);

  return createPortal(
    <section ref={container} className={styles.toasts} aria-label={t`Notifications`}>
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          kind={toast.type}
          message={toast.message}
          icon={toast.icon}
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
    </section>,
    region,
  );
}
