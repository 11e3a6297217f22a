import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useCartAdditions } from '../../actors/useCartAdditions.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  /** The form that the bar replaces while it is out of view. */
  form: RefObject<HTMLFormElement | null>;
  name: string;
  price: ReactNode;
}

/**
 * The bar at the bottom of a phone's screen while the buy form is out of view. It is for pointers
 * only and hidden from keyboards and screen readers, which have the form itself.
 */
export function BuyBar({ form, name, price }: BuyBarProps) {
  const { done, isAdding } = useCartAdditions();
  const [isAway, setAway] = useState(false);
  const [doneBefore, setDoneBefore] = useState<number | null>(null);
  const added = done.add ?? 0;
  useEffect(() => {
    const { current } = form;
    if (!current || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver((entries) => {
      setAway(entries.at(-1)?.isIntersecting === false);
      setDoneBefore(null);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [form]);

  return (
    <div className={classNames(styles.bar, isAway && styles.shown)} aria-hidden="true">
      <p className={styles.what}>
        <span className={styles.name}>{name}</span>
        {doneBefore !== null && added > doneBefore ? (
          <span className={styles.added}>
            <Trans>Added to your cart</Trans>
          </span>
        ) : (
          <span>{price}</span>
        )}
      </p>
      <Button
        priority="high"
        tabIndex={-1}
        isBusy={isAdding}
        onClick={() => {
          setDoneBefore(added);
          form.current?.requestSubmit();
        }}
      >
        <Trans>Add to Cart</Trans>
      </Button>
    </div>
  );
}
