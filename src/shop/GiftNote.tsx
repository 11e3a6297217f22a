import { useLingui } from '@lingui/react/macro';
import type { GiftMessage } from '../../machines/domain.ts';
import styles from './GiftNote.module.css';

/** The text of a cart line's gift card, with its sender and recipient. */
export function GiftNote({ gift: { to, from, message } }: { gift: GiftMessage }) {
  const { t } = useLingui();
  const withLabel = (label: string, value: string) => value && <span>{t`${label}: ${value}`}</span>;
  return (
    <span className={styles.note}>
      {withLabel(t`Recipient`, to)}
      {message && <q>{message}</q>}
      {withLabel(t`Sender`, from)}
    </span>
  );
}
