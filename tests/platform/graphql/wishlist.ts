import { refuse } from '../shop/cartRefusal.ts';
import type { Customer, RequestContext } from '../shop/model.ts';
import {
  addWish,
  ownWishlist,
  requestedWishlist,
  type WishProblem,
  wishlistOf,
} from '../shop/wishlist.ts';
import { changeWish, removeWish } from '../shop/wishlistChange.ts';
import { phraseWith } from './phrases.ts';
import { isSignedIn } from './requestedCart.ts';
import type { RootResolvers, TypeResolvers } from './resolvers.ts';
import { wishlistFields } from './wishlistFields.ts';
import { moveToCart } from './wishlistToCart.ts';

interface ItemInput {
  sku: string;
  quantity: number;
  parent_sku?: string | null;
  selected_options?: (string | null)[] | null;
}

interface UpdateInput {
  wishlist_item_id: string;
  quantity?: number | null;
  description?: string | null;
  selected_options?: (string | null)[] | null;
}

/** The signed-in customer. Refuses guests, and everyone in a shop without wish lists. */
function customerWithWishlist(context: RequestContext): Customer {
  if (!context.shop.hasWishlists) {
    refuse('input', 'The wishlist configuration is currently disabled.');
  }
  if (!isSignedIn(context)) {
    refuse('authorization', 'The current user cannot perform operations on wishlist');
  }
  return context.customer;
}

const requestedList = (context: RequestContext, id: string) =>
  requestedWishlist(context.shop, customerWithWishlist(context), id);

const formatProblems = (context: RequestContext, problems: (WishProblem | null)[]) =>
  problems
    .filter((problem) => problem !== null)
    .map(({ code, phrase, parameters }) => ({
      code,
      message: phraseWith(context, phrase, parameters),
    }));

const texts = (uids: (string | null)[] | null | undefined): string[] =>
  (uids ?? []).filter((uid) => uid !== null);

export const queries: RootResolvers = {
  wishlist: (_, context) => ownWishlist(context.shop, customerWithWishlist(context)),
};

export const mutations: RootResolvers = {
  addProductsToWishlist: (
    { wishlistId, wishlistItems }: { wishlistId: string; wishlistItems: ItemInput[] },
    context,
  ) => {
    const wishlist = requestedList(context, wishlistId);
    const problems = wishlistItems.map((item) =>
      addWish(context.shop, wishlist, {
        sku: item.sku,
        quantity: item.quantity,
        parentSku: item.parent_sku,
        selectedOptions: texts(item.selected_options),
      }),
    );
    return { wishlist, user_errors: formatProblems(context, problems) };
  },
  removeProductsFromWishlist: (
    { wishlistId, wishlistItemsIds }: { wishlistId: string; wishlistItemsIds: string[] },
    context,
  ) => {
    const wishlist = requestedList(context, wishlistId);
    const problems = wishlistItemsIds.map((id) => removeWish(context.shop, wishlist, id));
    return { wishlist, user_errors: formatProblems(context, problems) };
  },
  updateProductsInWishlist: (
    { wishlistId, wishlistItems }: { wishlistId: string; wishlistItems: UpdateInput[] },
    context,
  ) => {
    const wishlist = requestedList(context, wishlistId);
    const problems = wishlistItems.map((item) =>
      changeWish(context.shop, wishlist, {
        id: item.wishlist_item_id,
        quantity: item.quantity,
        description: item.description,
        selectedOptions: texts(item.selected_options),
      }),
    );
    return { wishlist, user_errors: formatProblems(context, problems) };
  },
  addWishlistItemsToCart: (
    { wishlistId, wishlistItemIds }: { wishlistId: string; wishlistItemIds?: string[] | null },
    context,
  ) =>
    moveToCart(
      context,
      customerWithWishlist(context),
      requestedList(context, wishlistId),
      wishlistItemIds ?? [],
    ),
};

export const types: TypeResolvers = {
  ...wishlistFields,
  Customer: {
    wishlist: (customer: Customer, _, { shop }) => ownWishlist(shop, customer),
    wishlist_v2: (customer: Customer, { id }: { id: string }, { shop }) => {
      const own = wishlistOf(shop, customer);
      return String(own?.id) === id ? own : null;
    },
    wishlists: (customer: Customer, _, { shop }) => {
      const own = shop.hasWishlists ? wishlistOf(shop, customer) : undefined;
      return own ? [own] : [];
    },
  },
};
