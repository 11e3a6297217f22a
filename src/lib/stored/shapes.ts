import type { PendingCoupon } from '../../../machines/cart/coupon.ts';
import type { ShownCart } from '../../../machines/cart/diff.ts';
import type {
  BillingAddress,
  CartAddition,
  ShippingAddress,
  ShippingMethod,
} from '../../../machines/domain.ts';
import { hasTexts, isRecord, isText } from './checks.ts';

/*
 * Type guards for values from storage: another build of the shop, or another program, may have
 * written them. The callers treat an invalid value as missing.
 */

const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne);

const isMoney = (value: unknown): boolean =>
  hasTexts(value, ['currency']) && typeof value.value === 'number';

const ADDRESS = 'firstname lastname city region_code postcode telephone country_id'.split(' ');
const METHOD = 'carrier_code carrier_title method_code method_title'.split(' ');

export const isAddress = (value: unknown): value is ShippingAddress =>
  hasTexts(value, ADDRESS) &&
  isListOf(value.street, isText) &&
  (value.email === undefined || isText(value.email));

export const isBillingAddress = (value: unknown): value is BillingAddress =>
  isRecord(value) && (value.sameAsShippingAddress === true || isAddress(value));

export const isMethod = (value: unknown): value is ShippingMethod =>
  hasTexts(value, METHOD) && isMoney(value.amount);

export const isMethods = (value: unknown): value is ShippingMethod[] => isListOf(value, isMethod);

export const isPayment = (
  value: unknown,
): value is { code: string; title: string; data: Record<string, string> } =>
  hasTexts(value, ['code', 'title']) &&
  isRecord(value.data) &&
  Object.values(value.data).every(isText);

export const isAddition = (value: unknown): value is CartAddition =>
  hasTexts(value, ['sku']) &&
  typeof value.quantity === 'number' &&
  hasTexts(value.product, ['uid', 'name']) &&
  isListOf(value.product.selectedOptions, isText) &&
  (value.gift === undefined || hasTexts(value.gift, ['to', 'from', 'message'])) &&
  [value.cartId, value.parentSku].every((id) => id === null || isText(id));

export const isAdditions = (value: unknown): value is CartAddition[] => isListOf(value, isAddition);

export const isUnconfirmedAddition = (
  value: unknown,
): value is { addition: CartAddition; before: number } =>
  isRecord(value) && isAddition(value.addition) && typeof value.before === 'number';

export const isShownCart = (value: unknown): value is ShownCart =>
  hasTexts(value, ['cartId']) &&
  isRecord(value.lines) &&
  Object.values(value.lines).every(
    (line) => hasTexts(line, ['name']) && isMoney(line.price) && typeof line.quantity === 'number',
  ) &&
  isListOf(value.coupons, isText) &&
  (value.shipping === null ||
    (hasTexts(value.shipping, ['label']) && isMoney(value.shipping.amount)));

export const isPendingCoupon = (value: unknown): value is PendingCoupon =>
  hasTexts(value, ['code']) && ['new', 'late', 'promised'].includes(String(value.announced));
