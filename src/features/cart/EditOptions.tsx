import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useQuery } from 'urql';
import type { OtherOptions } from '../../../machines/cart/commands.ts';
import type { CartItem } from '../../../machines/domain.ts';
import { Alert } from '../../shop/Alert.tsx';
import { OptionFields } from '../../shop/options/OptionFields.tsx';
import { type Choice, optionsOf, variantOf } from '../../shop/options/options.ts';
import { WishOptionsQuery } from '../../shop/options/WishOptionsQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './EditOptions.module.css';

interface EditOptionsProps {
  item: CartItem;
  onChosen: (becomes: OtherOptions) => void;
  onCancel: () => void;
}

/** The form that changes the options of a cart line, in place of the options. */
export function EditOptions({ item, onChosen, onCancel }: EditOptionsProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [{ data, error, fetching }, refetch] = useQuery({
    query: WishOptionsQuery,
    variables: { urlKey: item.product.urlKey },
  });
  const product = data?.products?.items?.find((candidate) => candidate?.uid === item.product.uid);
  const options = product ? optionsOf(product) : [];
  const currentUids = new Set(item.options.map(({ valueUid }) => valueUid));
  const now = options.flatMap(({ code, values }) => {
    const value = values.find(({ uid }) => currentUids.has(uid));
    return value ? [[code, value.uid] as const] : [];
  });
  const choice = chosen ?? Object.fromEntries(now);
  const variant = product ? variantOf(product, choice) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!variant?.sku) return;
    if (variant.sku === item.variantSku) return onCancel();
    onChosen({
      sku: variant.sku,
      selectedOptions: options.map(({ code }) => choice[code] ?? ''),
    });
  }

  if (!product && fetching) return <Spinner isSmall label={t`Fetching Data...`} />;
  if (!product) {
    return (
      <Alert
        action={
          <TextButton onClick={error ? () => refetch({ requestPolicy: 'network-only' }) : onCancel}>
            {error ? <Trans>Try again</Trans> : <Trans>Cancel</Trans>}
          </TextButton>
        }
      >
        <Trans>The options could not be loaded.</Trans>
      </Alert>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <OptionFields product={product} choice={choice} onChoose={setChosen} isMissingShown />
      <div className={styles.ways}>
        <Button type="submit" priority="high">
          <Trans>Save</Trans>
        </Button>
        <TextButton isQuiet onClick={onCancel}>
          <Trans>Cancel</Trans>
        </TextButton>
      </div>
    </form>
  );
}
