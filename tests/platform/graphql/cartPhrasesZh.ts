/** Messages about carts, stock and coupons in written Chinese of Hong Kong. */
export const CART_PHRASES_ZH: Record<string, string> = {
  'Could not find a cart with ID "%1"': '找不到編號為「%1」的購物車',
  "The cart isn't active.": '購物車已失效。',
  'The current user cannot perform operations on cart "%1"': '目前的用戶不能使用購物車「%1」',
  'Required parameter "cart_id" is missing': '缺少必要參數「cart_id」',
  'Required parameter "cart_items" is missing': '缺少必要參數「cart_items」',
  'Cart ID length should to be 32 symbols.': '購物車編號須為32個字元。',
  'Cart with ID "%1" already exists.': '編號為「%1」的購物車已存在。',
  "Use 'Query.customerCart' for logged in customer.": "已登入的顧客請使用 'Query.customerCart'。",
  'Required parameter "source_cart_id" is missing': '缺少必要參數「source_cart_id」',
  'The parameter "destination_cart_id" cannot be empty': '參數「destination_cart_id」不能留空',

  'Could not find a product with SKU "%1"': '找不到貨號為「%1」的產品',
  'Product that you are trying to add is not available.': '您要加入的產品暫不供應。',
  'The required options you selected are not available': '您所選的選項暫不供應',
  'This product is out of stock.': '此產品已售罄。',
  'Some of the products are out of stock.': '部分產品已售罄。',
  'Some of the products are disabled.': '部分產品已停用。',
  'The requested qty is not available': '所需數量不足',
  'Only %1 of %2 available': '%2件之中只有%1件可供選購',
  'The most you may purchase is %1': '最多可購買%1件',
  'The product quantity should be greater than 0': '產品數量須大於0',
  'You cannot use decimal quantity for this product.': '此產品的數量須為整數。',
  'You need to choose options for your item.': '請為產品選擇選項。',
  "The product that was requested doesn't exist. Verify the product and try again.":
    '所要求的產品不存在，請核對後再試。',

  'Could not update cart item: %1': '無法更新購物車項目：%1',
  'Could not find cart item with id: %1.': '找不到編號為%1的購物車項目。',
  'Required parameter "%1" for "cart_items" is missing.': '「cart_items」缺少必要參數「%1」。',
  'Required parameter "cart_item_id" is missing.': '缺少必要參數「cart_item_id」。',
  "The cart doesn't contain the item": '購物車內沒有此項目',
  'pageSize value must be greater than 0.': 'pageSize 須大於0。',
  'currentPage value must be greater than 0.': 'currentPage 須大於0。',

  "The coupon code isn't valid. Verify the code and try again.": '優惠碼無效，請核對後再試。',
  'Cart does not contain products.': '購物車內沒有產品。',
  'A coupon is already applied to the cart. Please remove it to apply another':
    '購物車已使用一個優惠碼，請先移除再使用另一個',
  'Required parameter "coupon_code" is missing': '缺少必要參數「coupon_code」',
};
