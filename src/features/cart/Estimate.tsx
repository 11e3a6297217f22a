import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { WithCountries } from '../../shop/WithCountries.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './Estimate.module.css';
import { EstimateForm } from './EstimateForm.tsx';

/** An optional estimate of shipping and tax before the checkout. */
export function Estimate() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.estimate}>
      <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Trans>Estimate shipping and tax</Trans>
      </TextButton>
      {isOpen && <WithCountries>{(to) => <EstimateForm destinations={to} />}</WithCountries>}
    </div>
  );
}
