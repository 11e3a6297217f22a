import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { Alert } from '../../shop/Alert.tsx';
import { OptionFields } from '../../shop/options/OptionFields.tsx';
import { type Choice, firstChoice, optionsOf } from '../../shop/options/options.ts';
import { WishOptionsQuery } from '../../shop/options/WishOptionsQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './WishListPage.module.css';
import type { WishListEntry } from './wishListEntry.ts';

interface ChooseOptionsProps {
  item: WishListEntry;
  isOpen: boolean;
  onClose: () => void;
  /** Called with one value uid for each option. */
  onChosen: (options: string[]) => void;
}

/**
 * Asks for the options of a product that was saved without options, before the product is moved to
 * the cart.
 */
export function ChooseOptions({ item, isOpen, onClose, onChosen }: ChooseOptionsProps) {
  const { t } = useLingui();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Choice>({});
  const [isMissingShown, setMissingShown] = useState(false);
  const [{ data, error, fetching }, refetch] = useQuery({
    query: WishOptionsQuery,
    variables: { urlKey: item.product.url_key ?? '' },
  });
  const product = data?.products?.items?.find((candidate) => candidate?.uid === item.product.uid);
  const choice = { ...(product && firstChoice(product)), ...chosen };
  const options = product ? optionsOf(product) : [];

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = options.find(({ code }) => !choice[code]);
    setMissingShown(missing !== undefined);
    if (!missing) return onChosen(options.map(({ code }) => choice[code] ?? ''));
    form.current?.querySelector<HTMLElement>(`[name="${missing.code}"]:enabled`)?.focus();
  }

  return (
    <Dialog
      title={item.wished.name}
      isOpen={isOpen}
      onClose={onClose}
      placement="end"
      foot={
        <Button type="submit" form={formId} priority="high" isLarge isWide isDisabled={!product}>
          <Trans>Move to cart</Trans>
        </Button>
      }
    >
      <form ref={form} id={formId} className={styles.choices} onSubmit={submit} noValidate>
        {product && (
          <OptionFields
            product={product}
            choice={choice}
            onChoose={setChosen}
            isMissingShown={isMissingShown}
          />
        )}
        {!product && fetching && <Spinner label={t`Fetching Data...`} />}
        {!product && !fetching && (
          <Alert
            action={
              error && (
                <TextButton onClick={() => refetch({ requestPolicy: 'network-only' })}>
                  <Trans>Try again</Trans>
                </TextButton>
              )
            }
          >
            <Trans>The options could not be loaded.</Trans>
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
