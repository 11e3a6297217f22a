import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type RefObject, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './OrderHistoryPage.module.css';

interface OrderNumberSearchProps {
  /** The order number that is searched for, or an empty string. */
  number: string;
  /** Whether the search is running. */
  isBusy: boolean;
  onFind: (number: string) => void;
  /** Shows all orders again. The button disappears with the search. */
  onShowAll: () => void;
  field: RefObject<HTMLElement | null>;
}

/** A search for orders by a part of their number. */
export function OrderNumberSearch({
  number,
  isBusy,
  onFind,
  onShowAll,
  field,
}: OrderNumberSearchProps) {
  const { t } = useLingui();
  const [entered, setEntered] = useState(number);
  const [found, setFound] = useState(number);
  if (found !== number) {
    setFound(number);
    setEntered(number);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(entered);
  };
  return (
    <search ref={field}>
      <form className={styles.search} onSubmit={submit}>
        <TextField
          id="order-number"
          label={t`Order number`}
          inputMode="search"
          value={entered}
          onChange={setEntered}
        />
        <Button type="submit" isBusy={isBusy && entered.trim() === number}>
          <Trans>Find order</Trans>
        </Button>
        {number !== '' && (
          <TextButton className={styles.showAll} onClick={onShowAll}>
            <Trans>Show all orders</Trans>
          </TextButton>
        )}
      </form>
    </search>
  );
}
