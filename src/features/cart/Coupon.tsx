import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCartFields } from '../../actors/useCart.ts';
import { useCartCommands, useCurrentChange } from '../../actors/useCartChanges.ts';
import { Alert } from '../../shop/Alert.tsx';
import { AlertOffline } from '../../shop/AlertOffline.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AppliedCoupons } from './AppliedCoupons.tsx';
import styles from './Coupon.module.css';
import { useCartFailureText } from './useCartFailureText.ts';
import { useNewFailures } from './useNewFailures.ts';

/** The applied coupons, and a field to enter one. A refused code stays in the field. */
export function Coupon({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  const { removeCoupon: removalFailure } = useNewFailures();
  const failureText = useCartFailureText();
  const { field, code, type, submit, isApplying, isMissing, isApplied, refusal } = useCouponForm();

  return (
    <form className={styles.coupon} onSubmit={submit} noValidate>
      {codes.length > 0 && (
        <AppliedCoupons codes={codes} onRemoved={() => field.current?.focus()} />
      )}
      {removalFailure && <Alert>{failureText(removalFailure)}</Alert>}
      <div className={styles.row}>
        <TextField
          ref={field}
          id="coupon-code"
          label={t`Coupon code`}
          autoComplete="off"
          value={code}
          onChange={type}
          error={isMissing ? t`Is required.` : refusal && failureText(refusal)}
        />
        <Button type="submit" isBusy={isApplying} className={styles.apply}>
          <Trans>Apply</Trans>
        </Button>
      </div>
      <AlertOffline />
      <p role="status" className={styles.outcome}>
        {isApplied && codes.length > 0 && <Trans>Coupon applied.</Trans>}
      </p>
    </form>
  );
}

/** The typed code, its submission, and the result of the last one. */
function useCouponForm() {
  const { applyCoupon } = useCartCommands();
  const { done, refusedCoupon } = useCartFields('done', 'refusedCoupon');
  const isApplying = useCurrentChange() === 'applyCoupon';
  const { applyCoupon: refusalHere } = useNewFailures();
  const refusal = refusalHere ?? refusedCoupon?.failure;
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(refusedCoupon?.code ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const [dismissed, setDismissed] = useState<typeof refusal>();
  const applied = done.applyCoupon ?? 0;
  const [appliedBefore, setAppliedBefore] = useState(applied);
  const removed = done.removeCoupon ?? 0;
  const [removedBefore, setRemovedBefore] = useState(removed);
  // Only announce a success that this form has requested.
  const [isRequested, setIsRequested] = useState(false);
  const [isApplied, setIsApplied] = useState(false);

  if (applied !== appliedBefore) {
    setAppliedBefore(applied);
    setIsApplied(isRequested);
    setIsRequested(false);
    if (isRequested) setCode('');
  }
  if (removed !== removedBefore) {
    // A coupon was removed, which may have been the reason for the refusal: drop the message.
    setRemovedBefore(removed);
    setDismissed(refusal);
  }
  useEffect(() => {
    if (refusalHere) field.current?.focus();
  }, [refusalHere]);

  function type(text: string) {
    setCode(text);
    setIsMissing(false);
    setIsApplied(false);
    setDismissed(refusal);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isApplying) return;
    const enteredCode = code.trim();
    setIsMissing(!enteredCode);
    setDismissed(refusal);
    setIsApplied(false);
    setIsRequested(enteredCode !== '');
    if (enteredCode) applyCoupon(enteredCode);
    else field.current?.focus();
  }

  return {
    field,
    code,
    type,
    submit,
    isApplying,
    isMissing,
    /** Whether the last submitted code has been applied. */
    isApplied,
    /** Why the code was refused, until the shopper types again. */
    refusal: refusal === dismissed ? undefined : refusal,
  };
}
