import { enabledProduct } from '../shop/cartChoice.ts';
import type { Customer, RequestContext, Review } from '../shop/model.ts';
import { addReview, MAX_STARS, RATING_ID } from '../shop/reviews.ts';
import { type PageArguments, pageOf } from './paging.ts';
import { phrase } from './phrases.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';
import { timeText } from './timeText.ts';
import { idOf, uidOf } from './uid.ts';

interface ReviewInput {
  sku: string;
  nickname: string;
  summary: string;
  text: string;
  ratings: { id: string; value_id: string }[];
}

/**
 * Each number of stars is a value of the only rating. The ids of the values follow the rating's id.
 */
const valueId = (stars: number): string => uidOf((RATING_ID - 1) * MAX_STARS + stars);

export const queries: RootResolvers = {
  productReviewRatingsMetadata: (_, context) => ({
    items: [
      {
        id: uidOf(RATING_ID),
        name: phrase(context, 'Rating'),
        values: Array.from({ length: MAX_STARS }, (_, index) => ({
          value_id: valueId(index + 1),
          value: String(index + 1),
        })),
      },
    ],
  }),
};

export const mutations: RootResolvers = {
  createProductReview: ({ input }: { input: ReviewInput }, { shop, customer }) => {
    const { sku, nickname, summary, text, ratings } = input;
    const rating = ratings.find(({ id }) => idOf(id) === String(RATING_ID));
    const stars = [1, 2, 3, 4, 5].find((one) => valueId(one) === rating?.value_id) ?? 0;
    const written = { sku, nickname, summary, text, stars, customerId: customer?.id ?? null };
    return { review: addReview(shop, written) };
  },
};

export const types: TypeResolvers = {
  Customer: {
    reviews: ({ id }: Customer, args: PageArguments, context: RequestContext) =>
      pageOf(
        context.shop.reviews.filter(({ customerId }) => customerId === id),
        args,
        context,
      ),
  },
  ProductReview: {
    average_rating: ({ stars }: Review) => (stars / MAX_STARS) * 100,
    created_at: ({ createdAt }: Review) => timeText(createdAt),
    product: ({ sku }: Review, _, { shop }) => enabledProduct(shop, sku),
    ratings_breakdown: ({ stars }: Review, _, context) => [
      { name: phrase(context, 'Rating'), value: String(stars) },
    ],
  },
};
