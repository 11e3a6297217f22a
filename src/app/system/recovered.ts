import type { Services } from './services.ts';

const recoveries = new WeakMap<Services['storage'], Promise<void>>();

/** Settles when what only the disk knows of a payment or an order is in storage again; once a page. */
export function recovered(services: Services): Promise<void> {
  const known = recoveries.get(services.storage);
  if (known) return known;
  const recovering = import('./recover.ts')
    .then((part) => part.recover(services))
    .catch(services.errors.report);
  recoveries.set(services.storage, recovering);
  return recovering;
}
