import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useCartOutcome, useIsAdding } from '../../actors/useCartRequests.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  /** The form that the bar replaces while it is out of view. */
  form: RefObject<HTMLFormElement | null>;
  /** The addition that the form requested last, or null. */
  requestId: number | null;
  name: string;
  price: ReactNode;
}

/**
 * The bar at the bottom of a phone's screen while the buy form is out of view. It is for pointers
 * only and hidden from keyboards and screen readers, which have the form itself.
 */
export function BuyBar({ form, requestId, name, price }: BuyBarProps) {
  const isAdding = useIsAdding();
  const outcome = useCartOutcome(requestId);
  const [isAway, setAway] = useState(false);
  // Only show an outcome that this bar has requested, and only while the form stays out of view.
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    const { current } = form;
    if (!current || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver((entries) => {
      setAway(entries.at(-1)?.isIntersecting === false);
      setRequested(false);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [form]);

  return (
    <div className={classNames(styles.bar, isAway && styles.shown)} aria-hidden="true">
      <p className={styles.what}>
        <span className={styles.name}>{name}</span>
        {isRequested && outcome?.failure === null ? (
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
          setRequested(true);
          form.current?.requestSubmit();
        }}
      >
        <Trans>Add to Cart</Trans>
      </Button>
    </div>
  );
}
