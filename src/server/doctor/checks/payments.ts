import { isPaymentCode, providerOf } from '../../../lib/money/paymentCodes.ts';
import { isVault } from '../../../lib/money/vault.ts';
import { isRecord } from '../../../lib/stored/checks.ts';
import { type Finding, note, ok, stops } from '../finding.ts';
import type { Platform } from '../platform.ts';

const SIMPLE = `{
  products(filter: { price: { from: "0.01" } }, pageSize: 20) {
    items { __typename sku stock_status }
  }
}`;
const ADD = `mutation ($cart: String!, $sku: String!) {
  addProductsToCart(cartId: $cart, cartItems: [{ sku: $sku, quantity: 1 }]) {
    cart { available_payment_methods { code title } }
  }
}`;

interface Method {
  code: string;
  title: string;
}

/** The row if no cart may be created: only a cart lists payment methods. */
export const unknownPayments = (): Finding =>
  note(
    'Payment',
    'Only a cart tells its methods.',
    'Run with --cart: it makes a guest cart with one product and leaves it.',
  );

/** Creates a cart with one product, and compares its payment methods with the shop's forms. */
export async function checkPayments(platform: Platform): Promise<Finding> {
  const methods = await readMethods(platform);
  if (!methods) {
    return note('Payment', 'No simple product could be put into a cart, so no method is known.');
  }
  const forms = methods.filter(({ code }) => isPaymentCode(code));
  const unsupported = methods.filter((method) => !forms.includes(method) && !isVault(method));
  const list = (some: readonly Method[]) => some.map(({ code }) => code).join(', ');
  if (forms.length === 0) {
    return stops(
      'Payment',
      `No form for: ${list(unsupported) || 'nothing is offered'}.`,
      ADD_A_FORM,
    );
  }
  const providers = [...new Set(forms.flatMap(({ code }) => providerOf(code) ?? []))];
  const todo = providers.length > 0 ? `PAYMENT_PROVIDERS="${providers.join(' ')}"` : '';
  return unsupported.length === 0
    ? ok('Payment', `Forms for ${list(forms)}.`, todo)
    : note(
        'Payment',
        `Forms for ${list(forms)}; not to be chosen: ${list(unsupported)}.`,
        ADD_A_FORM,
      );
}

const ADD_A_FORM = 'Switch on a method with a form, or add one (src/features/checkout/payments).';

async function readMethods(platform: Platform): Promise<Method[] | null> {
  const cart = (await platform.graphql('mutation { createEmptyCart }')).data?.createEmptyCart;
  const sku = await simpleProduct(platform);
  if (typeof cart !== 'string' || !sku) return null;
  const { data } = await platform.graphql(ADD, { variables: { cart, sku } });
  const added = isRecord(data?.addProductsToCart) ? data.addProductsToCart.cart : null;
  const methods = isRecord(added) ? added.available_payment_methods : null;
  return Array.isArray(methods) ? (methods as Method[]) : null;
}

async function simpleProduct(platform: Platform): Promise<string | undefined> {
  const { data } = await platform.graphql(SIMPLE);
  const items = isRecord(data?.products) ? data.products.items : null;
  const found = (Array.isArray(items) ? items : []).find(
    (item) =>
      isRecord(item) && item.__typename === 'SimpleProduct' && item.stock_status !== 'OUT_OF_STOCK',
  );
  return isRecord(found) ? String(found.sku) : undefined;
}
