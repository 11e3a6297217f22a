import { valueUid } from '../shop/cartChoice.ts';
import type { ConfigurableProduct, RequestContext, Shop, SimpleProduct } from '../shop/model.ts';
import { mediaGallery } from './catalogPictures.ts';

interface Candidate {
  child: SimpleProduct;
  /** Value uids in the order of the product's attributes. */
  uids: string[];
}

/**
 * The values that can still be selected beside the selected ones, and the variant once only one is
 * left.
 */
export function optionsSelection(
  product: ConfigurableProduct,
  { configurableOptionValueUids }: { configurableOptionValueUids?: string[] | null },
  context: RequestContext,
) {
  const chosen = configurableOptionValueUids ?? [];
  const fitting = candidates(context.shop, product).filter(({ uids }) =>
    chosen.every((uid) => uids.includes(uid)),
  );
  const isDecided = fitting.length === 1 && chosen.length === product.attributeIds.length;
  const variant = isDecided ? (fitting[0]?.child ?? null) : null;
  return {
    options_available_for_selection: product.attributeIds.map((id, index) => ({
      attribute_code: context.shop.attributes.find((attribute) => attribute.id === id)?.code ?? '',
      option_value_uids: [...new Set(fitting.map(({ uids }) => uids[index]))],
    })),
    media_gallery: mediaGallery(variant ?? product, undefined, context),
    variant,
  };
}

/** Variants that are in stock. */
const candidates = (shop: Shop, product: ConfigurableProduct): Candidate[] =>
  product.variants.flatMap(({ sku, valueIds }) => {
    const child = shop.products.get(sku);
    if (child?.kind !== 'simple' || !child.isEnabled || child.stock <= 0) return [];
    const uids = valueIds.map((id, index) => valueUid(product.attributeIds[index] ?? 0, id));
    return [{ child, uids }];
  });
