import { Trans } from '@lingui/react/macro';
import { type FormEvent, type RefObject, useState } from 'react';
import { useAddItem, useIsAdding } from '../../actors/useCartRequests.ts';
import { AlertOffline } from '../../shop/AlertOffline.tsx';
import { OptionFields } from '../../shop/options/OptionFields.tsx';
import { type Choice, optionsOf, variantOf } from '../../shop/options/options.ts';
import { Button } from '../../ui/Button.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { AddOutcome } from './AddOutcome.tsx';
import styles from './BuyForm.module.css';
import type { Product } from './productQuery.ts';
import { StockNote } from './StockNote.tsx';

interface BuyFormProps {
  ref: RefObject<HTMLFormElement | null>;
  product: Product;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** The addition whose outcome is shown, or null. */
  requestId: number | null;
  /** Called with each new addition, and with null when the form is changed. */
  onRequest: (requestId: number | null) => void;
}

/** The options, the quantity and the Add to Cart button. The cart machine reports the outcome. */
export function BuyForm(props: BuyFormProps) {
  const { ref: form, product, choice, onChoose, requestId, onRequest } = props;
  const addItem = useAddItem();
  const isAdding = useIsAdding();
  const [quantity, setQuantity] = useState(1);
  const [isMissingShown, setMissingShown] = useState(false);

  const options = optionsOf(product);
  const missing = options.find(({ code }) => !choice[code]);
  const offer = variantOf(product, choice) ?? product;
  const isSoldOut =
    product.stock_status === 'OUT_OF_STOCK' || offer.stock_status === 'OUT_OF_STOCK';

  // A new quantity hides the outcome of the last addition.
  function change(number: number) {
    setQuantity(number);
    onRequest(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onRequest(null);
    setMissingShown(missing !== undefined);
    const invalidField = form.current?.querySelector<HTMLElement>(
      missing ? `[name="${missing.code}"]:enabled` : '[role="spinbutton"][aria-invalid]',
    );
    if (invalidField) invalidField.focus();
    if (missing || invalidField) return;
    onRequest(
      addItem({
        parentSku: options.length > 0 ? product.sku : null,
        product: {
          uid: product.uid,
          name: product.name ?? '',
          selectedOptions: options.map(({ code }) => choice[code] ?? ''),
        },
        quantity,
        sku: offer.sku ?? '',
      }),
    );
  }

  return (
    <form ref={form} className={styles.buy} onSubmit={submit} noValidate>
      <OptionFields
        product={product}
        choice={choice}
        onChoose={(next) => {
          onChoose(next);
          onRequest(null);
        }}
        isMissingShown={isMissingShown}
      />
      <StockNote left={isSoldOut ? null : offer.only_x_left_in_stock} />
      <div className={styles.order}>
        {!isSoldOut && <Stepper value={quantity} onChange={change} />}
        <Button
          type="submit"
          priority="high"
          isLarge
          isWide
          isBusy={isAdding}
          isDisabled={isSoldOut}
        >
          {isSoldOut ? <Trans>Sold out</Trans> : <Trans>Add to Cart</Trans>}
        </Button>
      </div>
      <AlertOffline />
      <AddOutcome requestId={requestId} />
    </form>
  );
}
