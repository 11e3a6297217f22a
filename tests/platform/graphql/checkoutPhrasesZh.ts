/** Messages about the checkout in written Chinese of Hong Kong. */
export const CHECKOUT_PHRASES_ZH: Record<string, string> = {
  'Required parameter "email" is missing': '缺少必要參數「email」',
  'Invalid email format': '電郵格式不正確',
  'The request is not allowed for logged in customers': '已登入的顧客不能作此要求',

  'Country "id" value should be specified': '請指明國家的「id」',
  "The country isn't available.": '此國家暫不供選擇。',
  'Country is not available': '此國家暫不供選擇',
  'Region is required.': '請填寫地區。',
  'Region is not available for the selected country': '所選國家沒有此地區',
  '"%fieldName" is required. Enter and try again.': '請填寫「%fieldName」後再試。',
  'Invalid value of "%value" provided for the %fieldName field.':
    '「%value」不是%fieldName的有效值。',
  'One or more input exceptions have occurred.': '有一項或多項資料不正確。',
  'The %1 address contains invalid data: %2': '%1地址有不正確的資料：%2',
  'You cannot specify multiple shipping addresses.': '不能指定多個送貨地址。',
  'The shipping address is missing. Set the address and try again.':
    '未有送貨地址，請填寫地址後再試。',
  'The shipping address must contain either "customer_address_id", "address", or "pickup_location_code".':
    '送貨地址須有「customer_address_id」、「address」或「pickup_location_code」。',
  'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".':
    '帳單地址須有「customer_address_id」、「address」或「same_as_shipping」。',
  'The billing address cannot contain "customer_address_id" and "address" at the same time.':
    '帳單地址不能同時有「customer_address_id」和「address」。',
  'Could not use the "same_as_shipping" option, because the shipping address has not been set.':
    '未有送貨地址，因此不能使用「same_as_shipping」。',

  'Quote does not have Pickup Location assigned.': '未有選擇自取地點。',
  'The pickup location "%1" does not exist.': '沒有「%1」這個自取地點。',
  'ReCaptcha validation failed, please try again': 'ReCaptcha 驗證失敗，請再試一次',
  'You cannot specify multiple shipping methods.': '不能指定多種送貨方式。',
  'Required parameter "carrier_code" is missing.': '缺少必要參數「carrier_code」。',
  'Required parameter "method_code" is missing.': '缺少必要參數「method_code」。',
  'Carrier with such method not found: %1, %2': '找不到此送貨方式：%1，%2',
  "The shipping method can't be set for an empty cart. Add an item to cart and try again.":
    '購物車是空的，不能設定送貨方式。請加入產品後再試。',
  'The shipping method is missing. Select the shipping method and try again.':
    '未有送貨方式，請選擇後再試。',
  'Required parameter "code" for "payment_method" is missing.':
    '「payment_method」缺少必要參數「code」。',
  'The requested Payment Method is not available.': '所選的付款方式暫不供使用。',
  'Enter a valid payment method and try again.': '請選擇有效的付款方式後再試。',
  'Unknown or expired payment_method_nonce.': '付款憑證不明或已過期。',
  'Cannot use a payment_method_nonce more than once.': '付款憑證不能重複使用。',
  'Your payment was declined. Try another card.': '您的付款被拒絕，請試用另一張卡。',

  'This card number is not valid.': '卡號不正確。',
  'The expiry date is a month and a year, like 09/28.': '到期日為月份和年份，例如 09/28。',
  'This card has expired.': '此卡已過期。',
  'The security code has 3 digits.': '安全碼為3位數字。',
  'The security code has 4 digits.': '安全碼為4位數字。',

  'Guest email for cart is missing.': '購物車未有訪客電郵。',
  'Please check the shipping address information. %1': '請核對送貨地址。%1',
  'Please check the billing address information. %1': '請核對帳單地址。%1',
  'Please check the billing address information.': '請核對帳單地址。',
  "Some addresses can't be used due to the configurations for specific countries.":
    '因個別國家的設定，部分地址不能使用。',
  'A server error stopped your order from being placed. Please try to place your order again.':
    '伺服器出錯，訂單未能成立，請再試一次。',
  'No such entity with %fieldName = %fieldValue': '找不到 %fieldName = %fieldValue 的資料',
  'Request does not match any route.': '沒有與要求相符的路徑。',
};
