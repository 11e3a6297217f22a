import { useEffect, useState } from 'react';
import { type AppActor, actorOf } from '../actors/AppActor.ts';
import { faults, hasControls } from '../adapters/inspection/faults.ts';
import styles from './Panel.module.css';

interface FaultsProps {
  /** The root actor; one of the buttons sells out the first product of its cart. */
  app: AppActor;
}

/** Buttons that make the embedded demo platform fail on purpose; nothing on any other platform. */
export function Faults({ app }: FaultsProps) {
  const [isEmbedded, setIsEmbedded] = useState(false);
  const [status, setStatus] = useState('');
  useEffect(() => {
    hasControls().then(setIsEmbedded);
  }, []);
  if (!isEmbedded) return null;
  const [line] = actorOf(app, 'cart')?.getSnapshot().context.details?.items ?? [];
  const cause = (name: string, fault: () => Promise<void>) => (
    <button
      type="button"
      onClick={() =>
        fault().then(
          () => setStatus(`Done: ${name}.`),
          (error) => setStatus(String(error)),
        )
      }
    >
      {name}
    </button>
  );
  return (
    <fieldset className={styles.faults}>
      <legend>Make it go wrong</legend>
      {cause('Break the cart id', faults.breakCart)}
      {cause('Expire the token', faults.expireTokens)}
      {cause('Drop the next added response', () => faults.dropResponse('addProductsToCart'))}
      {cause('Drop the next order response', () => faults.dropResponse('payment-information'))}
      {cause('Be slow', () => faults.beSlow(4_000))}
      {cause('Be quick again', () => faults.beSlow(0))}
      {line && cause(`Sell out ${line.product.name}`, () => faults.sellOut(line.product.sku))}
      {cause('Errors as of 2.4.7', () => faults.respondAs('2.4.7'))}
      {cause('Errors as of 2.4.9', () => faults.respondAs('2.4.9'))}
      <output>{status}</output>
    </fieldset>
  );
}
