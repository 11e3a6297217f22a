import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CartDetails, LabelledAmount, Money } from '../../machines/domain.ts';
import { Price } from '../ui/Price.tsx';
import styles from './Totals.module.css';

interface TotalsProps {
  prices: CartDetails['prices'];
  /** Whether a change is in flight: the amounts are still those before the change. */
  isBusy?: boolean;
  /** Whether the shipping address or method is still unknown, so that tax and total may change. */
  isEstimate?: boolean;
  /** The text to show for shipping until the platform has an amount. */
  unknownShipping?: ReactNode;
}

/** The cart's totals, line by line. Every amount comes from the platform. */
export function Totals({
  prices,
  isBusy = false,
  isEstimate = false,
  unknownShipping,
}: TotalsProps) {
  const { subtotal, discounts, taxes, shipping, grand_total } = prices;
  const shippingLabel = shipping?.label;
  return (
    <dl className={styles.totals} aria-busy={isBusy || undefined}>
      {subtotal && <Amount label={<Trans>Subtotal</Trans>} amount={subtotal} />}
      {discounts.map((discount) => (
        <Amount key={discount.label} {...discount} isTakenOff />
      ))}
      {shipping && (
        <Amount
          label={shippingLabel ? <Trans>Shipping, {shippingLabel}</Trans> : <Trans>Shipping</Trans>}
          amount={shipping.amount}
        />
      )}
      {!shipping && unknownShipping && (
        <div>
          <dt>
            <Trans>Shipping</Trans>
          </dt>
          <dd>{unknownShipping}</dd>
        </div>
      )}
      {taxes.map(({ label, amount }) => (
        <Amount
          key={label}
          label={withEstimateMark(label || <Trans>Tax</Trans>, isEstimate)}
          amount={amount}
        />
      ))}
      {grand_total && (
        <Amount
          label={withEstimateMark(<Trans>Total</Trans>, isEstimate)}
          amount={grand_total}
          className={styles.grand}
        />
      )}
    </dl>
  );
}

/** Marks an amount, or its name, as an estimate. */
export function withEstimateMark(name: ReactNode, isEstimate: boolean): ReactNode {
  return isEstimate ? <Trans>{name} (estimate)</Trans> : name;
}

interface AmountProps {
  label: LabelledAmount['label'] | ReactNode;
  amount: Money;
  isTakenOff?: boolean;
  className?: string | undefined;
}

function Amount({ label, amount, isTakenOff = false, className }: AmountProps) {
  return (
    <div className={className}>
      <dt>{label || <Trans>Discount</Trans>}</dt>
      <dd>
        {isTakenOff && amount.value > 0 && '−'}
        <Price amount={amount} />
      </dd>
    </div>
  );
}
