import { enabledProduct } from './cartChoice.ts';
import { refuse } from './cartRefusal.ts';
import type { Product, Review, Shop } from './model.ts';

/** Id of the only rating on the platform. A review gives it one to MOST_STARS stars. */
export const RATING_ID = 4;
export const MAX_STARS = 5;

/** The approved reviews of a product, newest first. */
export const approvedReviews = (shop: Shop, { sku }: Product): Review[] =>
  shop.reviews
    .filter((review) => review.isApproved && review.sku === sku)
    .toSorted((a, b) => b.createdAt - a.createdAt);

/** The mean of the stars, in percent; 0 without reviews. */
export function ratingOf(reviews: readonly Review[]): number {
  if (reviews.length === 0) return 0;
  const stars = reviews.reduce((sum, review) => sum + review.stars, 0);
  return Math.round((stars / reviews.length / MAX_STARS) * 100);
}

/** Stores a review, which is shown once the shop has approved it. */
export function addReview(
  shop: Shop,
  review: Pick<Review, 'sku' | 'customerId' | 'nickname' | 'summary' | 'text' | 'stars'>,
): Review {
  if (!enabledProduct(shop, review.sku)) {
    refuse('noSuchEntity', 'Could not find a product with SKU "%1"', [review.sku]);
  }
  if (!(review.stars >= 1 && review.stars <= MAX_STARS)) {
    refuse('input', 'Please select all required ratings.');
  }
  const added: Review = { ...review, createdAt: shop.now(), isApproved: false };
  shop.reviews.push(added);
  return added;
}
