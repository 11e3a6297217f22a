import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useCart } from '../../actors/useCart.ts';
import { Alert } from '../../shop/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { OptionTiles } from '../../ui/OptionTiles.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { type Choice, isPossible, optionsOf, variantOf } from './options.ts';
import styles from './ProductPage.module.css';
import type { Product } from './productQuery.ts';

interface BuyFormProps {
  product: Product;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Options, quantity and Add to Cart. What becomes of it is the cart machine's to say. */
export function BuyForm({ product, choice, onChoose }: BuyFormProps) {
  const { t } = useLingui();
  const { addItem, current, done, failures } = useCart();
  const [quantity, setQuantity] = useState(1);
  const [isInvalid, setInvalid] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [addedBefore] = useState(done.add ?? 0);
  const [asked, setAsked] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  const options = optionsOf(product);
  const variant = variantOf(product, choice);
  const isChosen = options.every(({ code }) => choice[code]);
  const offer = variant ?? product;
  const isSoldOut =
    product.stock_status === 'OUT_OF_STOCK' || (isChosen && offer.stock_status === 'OUT_OF_STOCK');
  const isAdding = current === 'add';
  const failure = failures.add ?? failures.create;
  const left = offer.only_x_left_in_stock;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isAdding || isSoldOut || isInvalid) return;
    setTried(true);
    if (!isChosen) {
      const open = options.find(({ code }) => !choice[code]);
      form.current?.querySelector<HTMLElement>(`[name="${open?.code}"]`)?.focus();
      return;
    }
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
          onChange={(uid) => onChoose({ ...choice, [code]: uid })}
          error={hasTried && !choice[code] ? t`Please choose one.` : undefined}
          options={values.map((value) => ({
            value: value.uid,
            label: value.label,
            swatch: value.swatch,
            isDisabled: !isPossible(product, without(choice, code), code, value.uid),
          }))}
        />
      ))}
      <div className={styles.row}>
        <Stepper
          value={quantity}
          onChange={(number) => {
            setQuantity(number);
            setInvalid(false);
          }}
          onInvalid={() => setInvalid(true)}
        />
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
      {!isSoldOut && typeof left === 'number' && left > 0 && (
        <p className={styles.left}>
          <Trans>Only {left} left</Trans>
        </p>
      )}
      <div role="status">
        {(done.add ?? 0) > addedBefore && !isAdding && !failure && (
          <p className={styles.added}>
            <Trans>
              Added to your cart. <Link href="/cart">See the cart</Link>
            </Trans>
          </p>
        )}
      </div>
      {failure && asked > 0 && !isAdding && (
        <Alert>
          {failure.reason === 'refused'
            ? failure.message
            : t`Could not add the item to your cart. Please try again.`}
        </Alert>
      )}
    </form>
  );
}

function without(choice: Choice, code: string): Choice {
  const { [code]: _, ...others } = choice;
  return others;
}
