import type { RequestContext } from '../shop/model.ts';
import { decimal } from '../shop/totalsCurrency.ts';

/** Formats cents of the request's currency for the view: $82.00, HK$639.60. */
export const formattedMoney = (cents: number, { view, currency }: RequestContext): string =>
  new Intl.NumberFormat(view.locale.replaceAll('_', '-'), { style: 'currency', currency }).format(
    decimal(cents),
  );
