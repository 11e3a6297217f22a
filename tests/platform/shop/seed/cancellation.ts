import type { Text } from '../model.ts';

/** Reasons for a cancellation: the platform's own, and one of this shop. */
export const CANCELLATION_REASONS: Text[] = [
  { en: 'The day or the address no longer fits', zh: '送貨日期或地址不再合適' },
  { en: 'The item(s) are no longer needed', zh: '不再需要這些商品' },
  { en: 'The order was placed by mistake', zh: '誤下訂單' },
  { en: 'Item(s) not arriving within the expected timeframe', zh: '未能在預期時間內送達' },
  { en: 'Found a better price elsewhere', zh: '在別處找到更好的價格' },
  { en: 'Other', zh: '其他' },
];
