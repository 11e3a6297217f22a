import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useCurrentChange } from '../../actors/useCartChanges.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useRemovalWithFocus } from '../../ui/useRemovalWithFocus.ts';
import styles from './Coupon.module.css';

interface AppliedCouponsProps {
  codes: readonly string[];
  onRemove: () => void;
  /** Called when the last coupon is removed, and the focused button with it. */
  onRemoved: () => void;
}

/** The applied coupons, each with a remove button. */
export function AppliedCoupons({ codes, onRemove, onRemoved }: AppliedCouponsProps) {
  const { t } = useLingui();
  const current = useCurrentChange();
  const list = useRef<HTMLUListElement>(null);
  useRemovalWithFocus(list, onRemoved);
  return (
    <ul ref={list} className={styles.codes} aria-label={t`Coupons applied`}>
      {codes.map((applied) => (
        <li key={applied}>
          <b>{applied}</b>
          <TextButton
            isQuiet
            aria-label={t`Remove coupon ${applied}`}
            isDisabled={current === 'removeCoupon'}
            onClick={onRemove}
          >
            <Trans>Remove</Trans>
          </TextButton>
        </li>
      ))}
    </ul>
  );
}
