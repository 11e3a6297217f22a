import type { Coupon } from '../model.ts';

export const coupons: Coupon[] = [
  {
    code: 'FIRSTLIGHT',
    label: { en: 'First light, a tenth less', zh: '晨光九折' },
    kind: 'percent',
    value: 10,
    expiresAt: null,
  },
  {
    code: 'LETTER15',
    label: { en: 'For readers of our letter', zh: '信箋讀者優惠' },
    kind: 'fixed',
    value: 1_500,
    expiresAt: null,
  },
  {
    code: 'LASTSPRING',
    label: { en: 'Last spring', zh: '去年春天' },
    kind: 'percent',
    value: 20,
    expiresAt: Date.UTC(2024, 4, 31),
  },
  {
    code: 'GIFT',
    label: { en: 'A gift of the house', zh: '敝店敬贈' },
    kind: 'percent',
    value: 100,
    expiresAt: null,
  },
];
