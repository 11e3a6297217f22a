import { SUFFIX } from '../shop/categoryTree.ts';
import type { Product, RequestContext } from '../shop/model.ts';
import { priceRange } from '../shop/prices.ts';
import { decimal } from '../shop/totalsCurrency.ts';
import { mainPicture } from './catalogPictures.ts';
import { formattedMoney } from './formattedMoney.ts';

/** Renders a product list as the platform's widget does in page-builder content. */
export function productsWidget(skus: string[], context: RequestContext): string {
  const items = skus.flatMap((sku) => {
    const product = context.shop.products.get(sku);
    return product?.isEnabled ? item(product, context) : [];
  });
  return (
    '<div class="block widget block-products-list grid"><div class="block-content">' +
    '<div class="products-grid grid"><ol class="product-items widget-product-grid">' +
    `${items.join('')}</ol></div></div></div>`
  );
}

function item(product: Product, context: RequestContext): string {
  const { shop, view, currency, origin } = context;
  const name = escapeHtml(product.name[view.language]);
  const url = `${origin}/${product.urlKey[view.language]}${SUFFIX}`;
  const picture = mainPicture(product, undefined, context);
  const { final } = priceRange(shop, product, currency).lowest;
  return (
    '<li class="product-item"><div class="product-item-info">' +
    `<a href="${url}" class="product-item-photo"><span class="product-image-container"><span class="product-image-wrapper">` +
    `<img class="product-image-photo" src="${picture.url}" loading="lazy" alt="${name}"/></span></span></a>` +
    '<div class="product-item-details"><strong class="product-item-name">' +
    `<a title="${name}" href="${url}" class="product-item-link">${name}</a></strong>` +
    `<div class="price-box price-final_price" data-role="priceBox" data-product-id="${product.id}" data-price-box="product-id-${product.id}">` +
    `<span data-price-amount="${decimal(final)}" data-price-type="finalPrice" class="price-wrapper"><span class="price">${formattedMoney(final, context)}</span></span></div>` +
    '<div class="product-item-inner"><div class="product-item-actions"><div class="actions-primary">' +
    `<form data-role="tocart-form" data-product-sku="${escapeHtml(product.sku)}" action="${origin}/checkout/cart/add/product/${product.id}/" method="post">` +
    `<input type="hidden" name="product" value="${product.id}"><button type="submit" title="Add to Cart" class="action tocart primary"><span>Add to Cart</span></button>` +
    '</form></div></div></div></div></div></li>'
  );
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
