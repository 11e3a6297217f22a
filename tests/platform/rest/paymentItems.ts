import { chosenOptions, enabledProduct } from '../shop/cartChoice.ts';
import type { CartLine } from '../shop/model.ts';
import type { Totals } from '../shop/totals.ts';
import { decimal } from '../shop/totalsCurrency.ts';
import { taxOn } from '../shop/totalsRows.ts';
import type { RestContext } from './RestContext.ts';

/** The lines of the totals. GraphQL has the `item_id` as a uid, in base64. */
export function paymentItems(context: RestContext, totals: Totals, base: Totals): unknown[] {
  return totals.rows.map((row, index) => {
    const inBase = base.rows[index] ?? row;
    return {
      item_id: row.line.id,
      price: decimal(row.price),
      base_price: decimal(inBase.price),
      qty: row.line.quantity,
      row_total: decimal(row.row),
      base_row_total: decimal(inBase.row),
      row_total_with_discount: decimal(row.row - row.discount),
      tax_amount: decimal(row.tax),
      base_tax_amount: decimal(inBase.tax),
      tax_percent: totals.taxRate,
      discount_amount: decimal(row.discount),
      base_discount_amount: decimal(inBase.discount),
      discount_percent: 0,
      price_incl_tax: decimal(row.price + taxOn(row.price, totals.taxRate)),
      base_price_incl_tax: decimal(inBase.price + taxOn(inBase.price, totals.taxRate)),
      row_total_incl_tax: decimal(row.row + taxOn(row.row, totals.taxRate)),
      base_row_total_incl_tax: decimal(inBase.row + taxOn(inBase.row, totals.taxRate)),
      options: JSON.stringify(optionsOf(context, row.line)),
      weee_tax_applied_amount: null,
      weee_tax_applied: null,
      name: nameOf(context, row.line),
    };
  });
}

function optionsOf({ shop, view }: RestContext, line: CartLine): unknown[] {
  const parent = line.parentSku === null ? undefined : enabledProduct(shop, line.parentSku);
  if (parent?.kind !== 'configurable') return [];
  return chosenOptions(shop, parent, line.sku).map(({ label, value }) => ({
    value: value.label[view.language],
    label: label[view.language],
  }));
}

const nameOf = ({ shop, view }: RestContext, line: CartLine): string =>
  enabledProduct(shop, line.parentSku ?? line.sku)?.name[view.language] ?? line.sku;
