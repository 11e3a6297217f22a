import { SUFFIX } from '../shop/categoryTree.ts';
import { defaultCountry } from '../shop/defaultCountry.ts';
import type { RequestContext, Shop, StoreView } from '../shop/model.ts';
import { OPTIONAL_POSTCODE } from '../shop/shippingAddress.ts';
import { BASE_CURRENCY } from './requestContext.ts';
import { uidOf } from './uid.ts';

/** The StoreConfig of one view. */
export const storeConfig = ({ shop, origin }: RequestContext, view: StoreView) => ({
  ...identity(shop, view),
  ...texts(view),
  ...deprecatedFields(shop, view),
  ...MODULE_SETTINGS,
  header_logo_src: shop.logo.src,
  logo_alt: shop.logo.alt,
  logo_width: shop.logo.width,
  logo_height: shop.logo.height,
  head_shortcut_icon: null,
  locale: view.locale,
  timezone: 'Asia/Hong_Kong',
  weight_unit: 'kgs',
  base_currency_code: BASE_CURRENCY,
  default_display_currency_code: view.currency,
  base_url: `${origin}/`,
  secure_base_url: `${origin}/`,
  base_link_url: `${origin}/`,
  secure_base_link_url: `${origin}/`,
  base_static_url: `${origin}/static/`,
  secure_base_static_url: `${origin}/static/`,
  base_media_url: `${origin}/media/`,
  secure_base_media_url: `${origin}/media/`,
  category_url_suffix: SUFFIX,
  product_url_suffix: SUFFIX,
  root_category_uid: uidOf(shop.rootCategoryId),
  catalog_default_sort_by: 'position',
  list_per_page: 10,
  list_per_page_values: '5,10,15,20,25',
  grid_per_page: 12,
  grid_per_page_values: '6,12,24',
  list_mode: 'grid',
  customer_access_token_lifetime: shop.tokenLifetime / 3_600,
  cms_home_page: 'home',
  cms_no_route: 'no-route',
  is_guest_checkout_enabled: true,
  cart_summary_display_quantity: 1,
  minimum_password_length: String(shop.passwordRules.length),
  required_character_classes_number: String(shop.passwordRules.classes),
  magento_wishlist_general_is_enabled: shop.hasWishlists ? '1' : '0',
  countries_with_required_region: countriesWithRegions(shop),
  optional_zip_countries: OPTIONAL_POSTCODE.join(','),
  default_country: defaultCountry(view),
  contact_enabled: true,
  newsletter_enabled: true,
  create_account_confirmation: shop.demandsConfirmation,
  order_cancellation_enabled: shop.cancellation.isEnabled,
  order_cancellation_reasons: shop.cancellation.reasons.map((reason) => ({
    description: reason[view.language],
  })),
});

/** Deprecated fields with newer replacements, and ids of the view and its group. */
const deprecatedFields = (shop: Shop, view: StoreView) => ({
  id: shop.views.indexOf(view) + 1,
  code: view.code,
  website_id: 1,
  root_category_id: shop.rootCategoryId,
  front: 'cms',
  no_route: 'cms/noroute/index',
  cms_no_cookies: 'enable-cookies',
});

/** Settings of the platform's modules in this shop. */
const MODULE_SETTINGS = {
  absolute_footer: null,
  head_includes: null,
  default_keywords: null,
  use_store_in_url: false,
  show_cms_breadcrumbs: 1,
  autocomplete_on_storefront: true,
  configurable_thumbnail_source: 'itself',
  product_reviews_enabled: '1',
  allow_guests_to_write_product_reviews: '1',
  allow_items: '1',
  allow_order: '0',
  is_one_page_checkout_enabled: true,
  check_money_order_enabled: true,
  check_money_order_title: 'Check / Money order',
  check_money_order_make_check_payable_to: 'Florilegium Ltd.',
  check_money_order_send_check_to: 'Florilegium\n12 Flower Market Road\nHong Kong',
  payment_payflowpro_cc_vault_active: null,
  category_fixed_product_tax_display_setting: 'FPT_DISABLED',
  product_fixed_product_tax_display_setting: 'FPT_DISABLED',
  sales_fixed_product_tax_display_setting: 'FPT_DISABLED',
};

function identity(shop: Shop, view: StoreView) {
  const defaultView = shop.views.find(({ isDefault }) => isDefault);
  return {
    store_code: view.code,
    store_name: view.name,
    store_group_code: view.groupCode,
    store_group_name: view.groupName,
    store_sort_order: view.sortOrder,
    is_default_store: view.isDefault,
    is_default_store_group: view.groupCode === defaultView?.groupCode,
    website_code: 'base',
    website_name: 'Main Website',
  };
}

const texts = ({ language }: StoreView) => ({
  default_title: { en: 'Florilegium', zh: 'Florilegium花集' }[language],
  default_description: {
    en: 'Bouquets, glass domes and small gardens, cut and tied at first light.',
    zh: '花束、玻璃花罩與小花園，清晨剪下，當日送達。',
  }[language],
  title_prefix: null,
  title_suffix: null,
  title_separator: '-',
  copyright: {
    en: '© 2026 Florilegium. Flowers vary, as flowers do.',
    zh: '© 2026 Florilegium。花各有異，本該如此。',
  }[language],
  welcome: { en: 'Good morning', zh: '早晨' }[language],
});

const countriesWithRegions = (shop: Shop): string =>
  shop.countries
    .filter(({ regions }) => regions.length > 0)
    .map(({ id }) => id)
    .join(',');
