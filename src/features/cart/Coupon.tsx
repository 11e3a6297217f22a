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
import { useFailureText } from './useFailureText.ts';
import { useNewFailures } from './useNewFailures.ts';

/** The applied coupons, and a field to enter one. A refused code stays in the field. */
export function Coupon({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  const { applyCoupon } = useCartCommands();
  const { done, refusedCoupon } = useCartFields('done', 'refusedCoupon');
  const current = useCurrentChange();
  const { applyCoupon: refusalHere, removeCoupon: removal } = useNewFailures();
  const refusal = refusalHere ?? refusedCoupon?.failure;
  const failureText = useFailureText();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(refusedCoupon?.code ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const [dismissed, setDismissed] = useState<typeof refusal>();
  const times = done.applyCoupon ?? 0;
  const [timesBefore, setTimesBefore] = useState(times);
  const offs = done.removeCoupon ?? 0;
  const [offsBefore, setOffsBefore] = useState(offs);
  // Only announce a success that this form has requested.
  const [isRequested, setIsRequested] = useState(false);
  const [isNews, setIsNews] = useState(false);
  const isApplying = current === 'applyCoupon';

  if (times !== timesBefore) {
    setTimesBefore(times);
    setIsNews(isRequested);
    setIsRequested(false);
    if (isRequested) setCode('');
  }
  if (offs !== offsBefore) {
    // A coupon was removed, which may have been the reason for the refusal: drop the message.
    setOffsBefore(offs);
    setDismissed(refusal);
  }
  useEffect(() => {
    if (refusalHere) field.current?.focus();
  }, [refusalHere]);

  const message = refusal && refusal !== dismissed ? failureText(refusal) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isApplying) return;
    const typed = code.trim();
    setIsMissing(!typed);
    setDismissed(refusal);
    setIsNews(false);
    setIsRequested(typed !== '');
    if (typed) applyCoupon(typed);
    else field.current?.focus();
  }

  return (
    <form className={styles.coupon} onSubmit={submit} noValidate>
      {codes.length > 0 && (
        <AppliedCoupons codes={codes} onRemoved={() => field.current?.focus()} />
      )}
      {removal && <Alert>{failureText(removal)}</Alert>}
      <div className={styles.row}>
        <TextField
          ref={field}
          id="coupon-code"
          label={t`Coupon code`}
          autoComplete="off"
          value={code}
          onChange={(typed) => {
            setCode(typed);
            setIsMissing(false);
            setIsNews(false);
            setDismissed(refusal);
          }}
          error={isMissing ? t`Is required.` : message}
        />
        <Button type="submit" isBusy={isApplying} className={styles.apply}>
          <Trans>Apply</Trans>
        </Button>
      </div>
      <AlertOffline />
      <p role="status" className={styles.said}>
        {isNews && codes.length > 0 && <Trans>Coupon applied.</Trans>}
      </p>
    </form>
  );
}
