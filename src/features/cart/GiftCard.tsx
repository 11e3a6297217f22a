import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { CartItem } from '../../../machines/domain.ts';
import { useIsRunning } from '../../actors/useIsRunning.ts';
import { GiftNote } from '../../shop/GiftNote.tsx';
import { isUnsaved, useGiftDraft } from '../../shop/useGiftDraft.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './GiftCard.module.css';
import { GiftCardForm } from './GiftCardForm.tsx';

interface GiftCardProps {
  item: CartItem;
  cartId: string;
}

/** The gift message of a cart line, and the form that edits it. */
export function GiftCard({ item, cartId }: GiftCardProps) {
  const { t } = useLingui();
  const canWrite = useIsRunning('formSubmissions');
  const [draft, setDraft] = useGiftDraft(item, cartId);
  const [chosen, setChosen] = useState<boolean | null>(null);
  // A message that was typed before the page was left is shown again, and stays while it is edited.
  if (chosen === null && draft && isUnsaved(draft, item.gift)) setChosen(true);
  const isOpen = chosen ?? false;
  const toggle = useRef<HTMLButtonElement>(null);
  const label = t`Card message`;
  const value = item.product.name;
  const close = () => {
    setChosen(false);
    setDraft(null);
    toggle.current?.focus();
  };
  if (!canWrite) return null;
  return (
    <div className={styles.card}>
      {item.gift && !isOpen && <GiftNote gift={item.gift} />}
      <TextButton
        ref={toggle}
        isQuiet
        aria-expanded={isOpen}
        aria-label={t`${label}: ${value}`}
        onClick={() => setChosen(!isOpen)}
      >
        {label}
      </TextButton>
      {isOpen && <GiftCardForm item={item} cartId={cartId} onClose={close} />}
    </div>
  );
}
