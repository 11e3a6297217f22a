import { useLingui } from '@lingui/react/macro';
import type { AddressBookEntry } from '../../../../machines/account/task.ts';
import styles from './AddressBookPage.module.css';
import { AddressCard } from './AddressCard.tsx';

interface AddressListProps {
  addresses: readonly AddressBookEntry[];
  onEdit: (address: AddressBookEntry) => void;
  onDelete: (address: AddressBookEntry) => void;
}

/** The address book as a list of cards. */
export function AddressList({ addresses, onEdit, onDelete }: AddressListProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.list} aria-label={t`Addresses`}>
      {addresses.map((address) => (
        <li key={address.id} className={styles.card}>
          <AddressCard
            address={address}
            onEdit={() => onEdit(address)}
            onDelete={() => onDelete(address)}
          />
        </li>
      ))}
    </ul>
  );
}
