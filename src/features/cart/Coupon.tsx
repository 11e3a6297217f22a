import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCartFields } from '../../actors/useCart.ts';
import { useCartCommands, useCurrentChange } from '../../actors/useCartChanges.ts';
import { useCartOutcome } from '../../actors/useCartRequests.ts';
import { Alert } from '../../shop/Alert.tsx';
import { useWhenDone } from '../../shop/useWhenDone.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AppliedCoupons } from './AppliedCoupons.tsx';
import styles from './Coupon.module.css';
import { useCartFailureText } from './useCartFailureText.ts';

/** The applied coupons, and a field to enter one. A refused code stays in the field. */
export function Coupon({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  const { removeCoupon } = useCartCommands();
  const [removalId, setRemovalId] = useState<number | null>(null);
  const removalFailure = useCartOutcome(removalId)?.failure;
  const failureText = useCartFailureText();
  const form = useCouponForm();
  const { field, code, isApplying, isMissing, isApplied, refusal } = form;

  function remove() {
    setRemovalId(removeCoupon());
    // The coupon may be the reason why another one was refused.
    form.dismiss();
  }

  return (
    <form className={styles.coupon} onSubmit={form.submit} noValidate>
      {codes.length > 0 && (
        <AppliedCoupons codes={codes} onRemove={remove} onRemoved={() => field.current?.focus()} />
      )}
      {removalFailure && <Alert>{failureText(removalFailure)}</Alert>}
      <div className={styles.row}>
        <TextField
          ref={field}
          id="coupon-code"
          label={t`Coupon code`}
          autoComplete="off"
          value={code}
          onChange={form.type}
          error={isMissing ? t`Is required.` : refusal && failureText(refusal)}
        />
        <Button type="submit" isBusy={isApplying} className={styles.apply}>
          <Trans>Apply</Trans>
        </Button>
      </div>
      <p role="status" className={styles.outcome}>
        {isApplied && codes.length > 0 && <Trans>Coupon applied.</Trans>}
      </p>
    </form>
  );
}

/** The typed code, its submission, and the outcome of the last one. */
function useCouponForm() {
  const { applyCoupon } = useCartCommands();
  const { refusedCoupon } = useCartFields('refusedCoupon');
  const isApplying = useCurrentChange() === 'applyCoupon';
  const [requestId, setRequestId] = useState<number | null>(null);
  const outcome = useCartOutcome(requestId);
  const isApplied = outcome?.failure === null;
  const refusal = outcome?.failure;
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(refusedCoupon?.code ?? '');
  const [submittedCode, setSubmittedCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [dismissed, setDismissed] = useState<typeof refusedCoupon>(null);
  const linkRefusal = refusedCoupon === dismissed ? undefined : refusedCoupon?.failure;

  useWhenDone(isApplied, () => {
    // Another code may have been typed meanwhile.
    if (code.trim() === submittedCode) setCode('');
  });
  useEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);

  function dismiss() {
    if (outcome) setRequestId(null);
    setDismissed(refusedCoupon);
  }

  function type(text: string) {
    setCode(text);
    setIsMissing(false);
    dismiss();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isApplying) return;
    dismiss();
    const enteredCode = code.trim();
    setIsMissing(!enteredCode);
    if (!enteredCode) {
      field.current?.focus();
      return;
    }
    setSubmittedCode(enteredCode);
    setRequestId(applyCoupon(enteredCode));
  }

  return {
    field,
    code,
    type,
    submit,
    /** Drops the outcome of the last submission, and the refusal of a link's coupon. */
    dismiss,
    isApplying,
    isMissing,
    /** Whether the last submitted code has been applied. */
    isApplied,
    /** Why the code was refused, until the shopper types again. */
    refusal: refusal ?? linkRefusal,
  };
}
