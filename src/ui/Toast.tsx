import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';
import { PageIcon } from './PageIcon.tsx';
import { type PageIconName, pageIconPaths } from './pageIconPaths.ts';
import styles from './Toast.module.css';
import { useRemovalWithFocus } from './useRemovalWithFocus.ts';

type ToastKind = 'info' | 'warning' | 'error' | 'success';

interface ToastProps {
  kind: ToastKind;
  message: string;
  /** The name of an icon of its own; defaults to the icon of the kind. */
  icon?: string | undefined;
  /** How often the toast was raised: it pulses each time. */
  raises?: number;
  action?: { label: string; onAct: () => void } | undefined;
  onDismiss?: (() => void) | undefined;
  /** The label of the dismiss button; defaults to "Dismiss". */
  dismissLabel?: string | undefined;
  /** Called once the toast is on the screen. */
  onShown?: () => void;
  onHold?: () => void;
  onRelease?: () => void;
}

/**
 * A notification of one of four kinds, which differ in colour, icon and label. If it disappears
 * while it has the focus, the focus returns to where it came from, or to the page's content.
 */
export function Toast(props: ToastProps) {
  const { t } = useLingui();
  const { kind, message, icon, raises = 1, action, onDismiss, onHold, onRelease } = props;
  const kindName = {
    info: t`Information`,
    warning: t`Warning`,
    error: t`Error`,
    success: t`Success`,
  };
  const toast = useRef<HTMLDivElement>(null);
  const origin = useRef<EventTarget | null>(null);
  useRemovalWithFocus(toast, () => {
    const { current: previous } = origin;
    const isConnected = previous instanceof HTMLElement && previous.isConnected;
    const main = toast.current?.ownerDocument.querySelector('main');
    (isConnected ? previous : main)?.focus({ preventScroll: true });
  });
  const reportShown = useEffectEvent(() => props.onShown?.());
  useEffect(() => reportShown(), []);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
      origin.current = relatedTarget;
    }
    onHold?.();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering pauses the timeout
    <div
      ref={toast}
      className={classNames(styles.toast, styles[kind], raises % 2 === 0 && styles.again)}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={onHold}
      onPointerLeave={(event) => !event.currentTarget.matches(':focus-within') && onRelease?.()}
      onFocus={onFocus}
      onBlur={(event) => !event.currentTarget.matches(':hover') && onRelease?.()}
    >
      <PageIcon
        name={isPageIcon(icon) ? icon : kind}
        label={kindName[kind]}
        className={styles.icon}
      />
      <div>
        <Message text={message} />
        {action && (
          <button type="button" className={styles.action} onClick={action.onAct}>
            {action.label}
          </button>
        )}
      </div>
      {onDismiss && (
        <IconButton
          icon="close"
          label={props.dismissLabel ?? t`Dismiss`}
          size="small"
          className={styles.dismiss}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}

/** Splits the text: the first line is the message, the others are debug information. */
function Message({ text }: { text: string }): ReactNode {
  const [message, ...debug] = text.split('\n');
  return (
    <>
      <p className={styles.message}>{message}</p>
      {debug.length > 0 && <span className={styles.debug}>{debug.join('\n')}</span>}
    </>
  );
}

const isPageIcon = (icon: string | undefined): icon is PageIconName =>
  icon !== undefined && Object.hasOwn(pageIconPaths, icon);
