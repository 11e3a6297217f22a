/** The texts that tests expect in one language. */
export interface Words {
  language: string;
  lang: string;
  /** The store view's prefix of every path. */
  prefix: string;
  home: string;
  /** Products and categories of the demo platform's seed. */
  category: { name: string; path: string };
  configurable: { name: string; path: string; options: Record<string, string> };
  simple: { name: string; path: string };
  /** Accessible names of controls and headings. */
  mainMenu: string;
  openMenu: string;
  everythingIn: string;
  products: string;
  quantity: string;
  addToCart: string;
  cart: string;
  cartItems: string;
  remove: string;
  coupon: string;
  apply: string;
  coupons: string;
  /** The label of the discount that the coupon FIRSTLIGHT gives. */
  discount: string;
  total: string;
  proceed: string;
  checkout: string;
  emptyCart: string;
  steps: Record<
    'shippingAddress' | 'shippingMethod' | 'billingAddress' | 'paymentMethod' | 'review',
    string
  >;
  next: string;
  edit: string;
  same: string;
  fields: Record<
    | 'email'
    | 'firstName'
    | 'lastName'
    | 'country'
    | 'street'
    | 'city'
    | 'region'
    | 'postcode'
    | 'phone',
    string
  >;
  methods: { flatRate: RegExp; checkMoney: RegExp; card: RegExp };
  placeOrder: string;
  thanks: string;
  createAccount: string;
}

export const ENGLISH: Words = {
  language: 'in English',
  lang: 'en-US',
  prefix: '',
  home: '/',
  category: { name: 'Bouquets', path: '/bouquets.html' },
  configurable: {
    name: 'Madder Hour',
    path: '/madder-hour.html',
    options: { Size: 'Classic', Color: 'Madder' },
  },
  simple: { name: 'Apricot Letters', path: '/apricot-letters.html' },
  mainMenu: 'Main menu',
  openMenu: 'Open menu',
  everythingIn: 'Everything in ',
  products: 'Products',
  quantity: 'Quantity',
  addToCart: 'Add to Cart',
  cart: 'Cart',
  cartItems: 'Cart items',
  remove: 'Remove ',
  coupon: 'Coupon code',
  apply: 'Apply',
  coupons: 'Coupons applied',
  discount: 'First light, a tenth less',
  total: 'Total',
  proceed: 'Proceed to Checkout',
  checkout: 'Checkout',
  emptyCart: 'There are no items in your cart.',
  steps: {
    shippingAddress: 'Shipping Address',
    shippingMethod: 'Shipping Method',
    billingAddress: 'Billing Address',
    paymentMethod: 'Payment Method',
    review: 'Review',
  },
  next: 'Continue',
  edit: 'Edit ',
  same: 'Same as shipping address',
  fields: {
    email: 'Email',
    firstName: 'First Name',
    lastName: 'Last Name',
    country: 'Country',
    street: 'Street Address',
    city: 'City',
    region: 'State / Region',
    postcode: 'ZIP / Postal Code',
    phone: 'Phone Number',
  },
  methods: { flatRate: /Express/, checkMoney: /Check/, card: /^Card$/ },
  placeOrder: 'Place Order',
  thanks: 'Thank you for your order',
  createAccount: 'Create an Account',
};

export const CHINESE: Words = {
  language: 'in Chinese',
  lang: 'zh-Hant-HK',
  prefix: '/zh-hant',
  home: '/zh-hant',
  category: { name: '花束', path: '/huashu.html' },
  configurable: {
    name: '茜色時分',
    path: '/qianse-shifen.html',
    options: { 大小: '標準', 顏色: '茜紅' },
  },
  simple: { name: '杏色書簡', path: '/xingse-shujian.html' },
  mainMenu: '主目錄',
  openMenu: '打開目錄',
  everythingIn: '全部',
  products: '花卉',
  quantity: '數量',
  addToCart: '加入購物籃',
  cart: '購物籃',
  cartItems: '購物籃內的貨品',
  remove: '移除',
  coupon: '優惠碼',
  apply: '套用',
  coupons: '已套用的優惠',
  discount: '晨光九折',
  total: '總計',
  proceed: '前往結帳',
  checkout: '結帳',
  emptyCart: '您的購物籃內沒有貨品。',
  steps: {
    shippingAddress: '送貨地址',
    shippingMethod: '送貨方式',
    billingAddress: '帳單地址',
    paymentMethod: '付款方式',
    review: '核對訂單',
  },
  next: '繼續',
  edit: '編輯',
  same: '與送貨地址相同',
  fields: {
    email: '電郵',
    firstName: '名字',
    lastName: '姓氏',
    country: '國家或地區',
    street: '街道地址',
    city: '城市',
    region: '州／地區',
    postcode: '郵政編號',
    phone: '電話號碼',
  },
  methods: { flatRate: /特快送貨/, checkMoney: /支票/, card: /卡/ },
  placeOrder: '提交訂單',
  thanks: '多謝訂購',
  createAccount: '開立帳戶',
};

export const WORDS = [ENGLISH, CHINESE];
