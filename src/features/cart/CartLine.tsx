import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { OtherOptions } from '../../../machines/cart/commands.ts';
import type { CartItem, Money } from '../../../machines/domain.ts';
import { useCartCommands, useCartLine } from '../../actors/useCartChanges.ts';
import { OptionsText } from '../../shop/OptionsText.tsx';
import { PageIcon } from '../../ui/PageIcon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './CartLine.module.css';
import { EditOptions } from './EditOptions.tsx';
import { GiftCard } from './GiftCard.tsx';
import { lineId } from './lineId.ts';

interface CartLineProps {
  item: CartItem;
  /** A refused quantity, which stays in the field. */
  refusedQuantity: number | null;
  /** The reason for the refusal. */
  refusal: string | null;
  onQuantity: (item: CartItem, quantity: number) => void;
  /** Whether the line has replaced one whose options were edited: the focus must stay there. */
  isEdited: boolean;
  /** Whether the line is in the first screen, so that its picture loads at once. */
  isInFirstScreen: boolean;
  onOptions: (item: CartItem, becomes: OtherOptions) => void;
  onRemove: (item: CartItem) => void;
}

/**
 * A cart line. The quantity is the last requested one, the amounts are the platform's. Memoised:
 * the line re-renders only when its own data changes.
 */
export const CartLine = memo(function CartLine(props: CartLineProps) {
  const { item, refusedQuantity, refusal, isEdited, isInFirstScreen } = props;
  const { onQuantity, onOptions, onRemove } = props;
  const { t } = useLingui();
  const { quantity, isBusy, isEditing, priceBefore, cartIdForGifts } = useCartLine(item);
  const { beginEdit, endEdit, leaveQuantity } = useCartCommands();
  const editButton = useEditButton(isEdited);
  const { product, rowTotal, variantSku } = item;
  const { name } = product;
  const closeEdit = () => {
    endEdit();
    editButton.current?.focus();
  };

  return (
    <li id={lineId(item)} className={styles.line} tabIndex={-1}>
      <Link href={pathOf(item)} className={styles.thumb} tabIndex={-1} aria-hidden="true">
        <Picture
          src={product.image}
          alt=""
          width={160}
          height={200}
          sizes="6rem"
          isEager={isInFirstScreen}
        />
      </Link>
      <LineDescription item={item} priceBefore={priceBefore} />
      <p className={styles.price} aria-busy={isBusy || undefined}>
        <Price amount={rowTotal} />
      </p>
      <div className={styles.tools}>
        <Stepper
          value={refusedQuantity ?? quantity}
          onChange={(next) => onQuantity(item, next)}
          onLeft={(next) => leaveQuantity(item.uid, next)}
          error={refusal ?? undefined}
          isBusy={isBusy}
        />
        {variantSku !== null && (
          <TextButton
            ref={editButton}
            isQuiet
            className={styles.remove}
            aria-label={t`Edit the options of ${name}`}
            aria-expanded={isEditing}
            isDisabled={isBusy}
            onClick={() => (isEditing ? endEdit() : beginEdit(item.uid))}
          >
            <Trans>Edit</Trans>
          </TextButton>
        )}
        <TextButton
          isQuiet
          className={styles.remove}
          aria-label={t`Remove ${name}`}
          onClick={() => onRemove(item)}
        >
          <Trans>Remove</Trans>
        </TextButton>
      </div>
      {cartIdForGifts !== null && <GiftCard item={item} cartId={cartIdForGifts} />}
      {isEditing && (
        <div className={styles.edit}>
          <EditOptions
            item={item}
            onCancel={closeEdit}
            onChosen={(becomes) => {
              closeEdit();
              onOptions(item, becomes);
            }}
          />
        </div>
      )}
    </li>
  );
});

interface LineDescriptionProps {
  item: CartItem;
  /** The price per piece before it changed, if it has. */
  priceBefore: Money | undefined;
}

/** The product's name, options and price, and what the shopper must know about the line. */
function LineDescription({ item, priceBefore }: LineDescriptionProps) {
  const { t } = useLingui();
  const { product, options, price, isAvailable, notes } = item;
  const warnings = notes.length > 0 || isAvailable ? notes : [t`Sold out`];
  return (
    <div className={styles.body}>
      <h2 className={styles.name}>
        <Link href={pathOf(item)}>{product.name}</Link>
      </h2>
      {options.length > 0 && (
        <p className="caption">
          <OptionsText options={options} />
        </p>
      )}
      <p className="caption">
        <Trans>
          <Price amount={price} /> each
        </Trans>
      </p>
      {priceBefore && (
        <p className={styles.note}>
          <PageIcon name="info" size="small" />
          <span>
            <Trans>
              The price has changed: it was <Price amount={priceBefore} />.
            </Trans>
          </span>
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className={styles.note}>
          <PageIcon name="warning" size="small" />
          {warning}
        </p>
      ))}
    </div>
  );
}

const pathOf = ({ product }: CartItem) => `/${product.urlKey}${product.urlSuffix}`;

/**
 * The Edit button of a line. A line that replaced an edited one takes over the focus, which the
 * removed line has lost.
 */
function useEditButton(isEdited: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isEdited || !button.current) return;
    const { activeElement, body } = button.current.ownerDocument;
    if (!activeElement || activeElement === body) button.current.focus();
  }, []);
  return button;
}
