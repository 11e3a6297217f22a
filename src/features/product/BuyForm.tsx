import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useCart } from '../../actors/useCart.ts';
import { Button } from '../../ui/Button.tsx';
import { OptionTiles } from '../../ui/OptionTiles.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { AddOutcome } from './AddOutcome.tsx';
import styles from './BuyForm.module.css';
import { availability, type Choice, optionsOf, variantOf } from './options.ts';
import type { Product } from './productQuery.ts';
import { StockNote } from './StockNote.tsx';

interface BuyFormProps {
  product: Product;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Options, quantity and Add to Cart. What becomes of it is the cart machine's to say. */
export function BuyForm({ product, choice, onChoose }: BuyFormProps) {
  const { t } = useLingui();
  const { addItem, isAdding } = useCart();
  const [quantity, setQuantity] = useState(1);
  const [isMissingTold, setMissingTold] = useState(false);
  const [asked, setAsked] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  const options = optionsOf(product);
  const missing = options.find(({ code }) => !choice[code]);
  const offer = variantOf(product, choice) ?? product;
  const isSoldOut =
    product.stock_status === 'OUT_OF_STOCK' || offer.stock_status === 'OUT_OF_STOCK';

  // What became of the last addition is no word on the next one.
  function change(number: number) {
    setQuantity(number);
    setAsked(0);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissingTold(missing !== undefined);
    const wrong = form.current?.querySelector<HTMLElement>(
      missing ? `[name="${missing.code}"]:enabled` : '[role="spinbutton"][aria-invalid]',
    );
    if (wrong) wrong.focus();
    if (missing || wrong) return;
    setAsked(asked + 1);
    addItem({
      parentSku: options.length > 0 ? product.sku : null,
      product: {
        uid: product.uid,
        name: product.name ?? '',
        selectedOptions: options.map(({ code }) => choice[code] ?? ''),
      },
      quantity,
      sku: offer.sku ?? '',
    });
  }

  return (
    <form ref={form} className={styles.buy} onSubmit={submit} noValidate>
      {options.map(({ code, label, values }) => (
        <OptionTiles
          key={code}
          id={code}
          label={label}
          value={choice[code] ?? null}
          onChange={(uid) => {
            onChoose({ ...choice, [code]: uid });
            setAsked(0);
          }}
          error={isMissingTold && !choice[code] ? t`Please choose one.` : undefined}
          options={values.map(({ uid, ...value }) => {
            const state = availability(product, choice, code, uid);
            return {
              ...value,
              value: uid,
              note: state === 'soldOut' ? t`Sold out` : undefined,
              isDisabled: state !== 'there',
            };
          })}
        />
      ))}
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
      <AddOutcome asked={asked} />
    </form>
  );
}
