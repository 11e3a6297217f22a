import { Trans, useLingui } from '@lingui/react/macro';
import type { AddressBookEntry } from '../../../../machines/account/task.ts';
import { addressLines } from '../../../lib/address/addressLines.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useIntlLocale } from '../../../ui/useIntlLocale.ts';
import styles from './AddressBookPage.module.css';

interface AddressCardProps {
  address: AddressBookEntry;
  onEdit: () => void;
  onDelete: () => void;
}

/** An address with its default markers and its edit and delete buttons. */
export function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const { t } = useLingui();
  const locale = useIntlLocale();
  const { country_id, company, telephone, isDefaultShipping, isDefaultBilling } = address;
  const country =
    country_id && (new Intl.DisplayNames(locale, { type: 'region' }).of(country_id) ?? country_id);
  const { name, place } = addressLines(address, country);
  return (
    <>
      {(isDefaultShipping || isDefaultBilling) && (
        <p className={styles.marks}>
          {isDefaultShipping && (
            <span>
              <Trans>Default shipping address</Trans>
            </span>
          )}
          {isDefaultBilling && (
            <span>
              <Trans>Default billing address</Trans>
            </span>
          )}
        </p>
      )}
      <address className={styles.address}>
        <strong>{name}</strong>
        {company && <span>{company}</span>}
        <span>{place}</span>
        <span>{telephone}</span>
      </address>
      <p className={styles.acts}>
        <TextButton aria-label={t`Edit ${name}, ${place}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </TextButton>
        <TextButton isQuiet aria-label={t`Delete ${name}, ${place}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </TextButton>
      </p>
    </>
  );
}
