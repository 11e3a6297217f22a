import type { Review } from '../model.ts';

const review = (
  sku: string,
  stars: number,
  day: string,
  words: Omit<ReviewText, 'sku'>,
): Review => ({
  sku,
  stars,
  createdAt: Date.parse(`${day}T09:00:00Z`),
  customerId: null,
  isApproved: true,
  ...words,
});

type ReviewText = Pick<Review, 'sku' | 'nickname' | 'summary' | 'text'>;

/** Customers' reviews, each in the language it was written in. */
export const reviews: Review[] = [
  review('FL-B-18', 5, '2026-02-03', {
    nickname: 'Ines',
    summary: 'Still standing',
    text: 'Nine days, and the eucalyptus is drying on its own.',
  }),
  review('FL-B-18', 4, '2026-02-20', {
    nickname: 'Wing',
    summary: 'Smaller than I thought',
    text: 'Lovely, but order two for a long table.',
  }),
  review('FL-X-01', 5, '2026-03-08', {
    nickname: 'Tom',
    summary: 'The lid',
    text: 'She kept the lid on for an hour. Worth it.',
  }),
];
