import { useLingui } from '@lingui/react/macro';
import { useShopper } from '../../actors/useShopper.ts';
import { personName } from '../../lib/text/personName.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './SignedInCustomer.module.css';

/** The customer's name and email address; null if they could not be read. */
export function SignedInCustomer() {
  const { t } = useLingui();
  const { customer, isUnknown } = useShopper();
  if (customer) {
    return (
      <p className={styles.who}>
        <strong>{personName(customer.firstname, customer.lastname)}</strong>
        <span>{customer.email}</span>
      </p>
    );
  }
  return isUnknown ? (
    <p className={styles.who} role="status">
      <Skeleton width="8rem" />
      <Skeleton width="12rem" />
      <VisuallyHidden>{t`Fetching Data...`}</VisuallyHidden>
    </p>
  ) : null;
}
