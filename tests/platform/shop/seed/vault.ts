import type { SavedPayment } from '../model.ts';

/** Roberta's saved cards. */
export const vault: SavedPayment[] = [
  {
    publicHash: '5f1d7a84c9e25b3b6e0c2f47d9a1388f',
    customerId: 2,
    methodCode: 'florapay_card',
    type: 'card',
    details: { type: 'VI', maskedCC: '1111', expirationDate: '09/2028' },
    expiresAt: Date.UTC(2028, 9, 1),
  },
  {
    publicHash: 'a07c41be5d9f8263174de6b8c0f92e15',
    customerId: 2,
    methodCode: 'florapay_card',
    type: 'card',
    details: { type: 'MC', maskedCC: '4444', expirationDate: '03/2030' },
    expiresAt: Date.UTC(2030, 3, 1),
  },
];
