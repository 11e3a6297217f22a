/** The expected texts of the account's pages, in one language. */
export interface AccountWords {
  prefix: string;
  signIn: string;
  signOut: string;
  myAccount: string;
  email: string;
  password: string;
  forgot: string;
  sendLink: string;
  backToSignIn: string;
  newPassword: string;
  save: string;
  firstName: string;
  lastName: string;
  createAccount: string;
  name: string;
  message: string;
  send: string;
  sent: string;
  information: string;
  saveName: string;
  nameSaved: string;
  saveEmail: string;
  emailSaved: string;
  currentPassword: string;
  changePassword: string;
  passwordSet: string;
  closeMine: string;
  orders: string;
  orderList: string;
  orderNumber: string;
  findOrder: string;
  showAll: string;
  order: (number: string) => string;
  orderedItems: string;
  reorder: (number: string) => string;
  inCartAgain: string;
  addressBook: string;
  addAddress: string;
  addresses: string;
  street: string;
  city: string;
  region: [string, string];
  postcode: string;
  phone: string;
  saveAddress: string;
  edit: RegExp;
  editAddress: string;
  remove: RegExp;
  confirmAddress: string;
  deleteAddress: string;
  noAddress: string;
  payments: string;
  confirmPayment: string;
  deletePayment: string;
  letters: string;
  subscribe: string;
  choiceSaved: string;
  subscribed: string;
  wishes: string;
  products: string;
  simple: string;
  configurable: string;
  unwish: (name: string) => string;
  move: (name: string) => string;
  moveToCart: string;
  undo: string;
  options: [string, string];
  noWishes: string;
  confirmClose: string;
  closeAccount: string;
  closed: string;
  unreachable: string;
  maybeSent: string;
  cartFirst: string;
  waiting: string;
  tryAgain: string;
  /** The message of each account page whose query failed. */
  unread: Record<
    'information' | 'orders' | 'addressBook' | 'payments' | 'letters' | 'wishes',
    string
  >;
  sendRequest: string;
  requestSent: string;
  notMoved: string;
}

export const ACCOUNT_ENGLISH: AccountWords = {
  prefix: '',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  myAccount: 'My Account',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot Password?',
  sendLink: 'Send reset link',
  backToSignIn: 'Back to Sign In',
  newPassword: 'New Password',
  save: 'Save',
  firstName: 'First Name',
  lastName: 'Last Name',
  createAccount: 'Create an Account',
  name: 'Name',
  message: 'Message',
  send: 'Send',
  sent: 'Your message has been sent.',
  information: 'Account Information',
  saveName: 'Save name',
  nameSaved: 'Your name is saved.',
  saveEmail: 'Save email',
  emailSaved: 'Your email address is saved.',
  currentPassword: 'Current Password',
  changePassword: 'Change password',
  passwordSet: 'Your new password is set.',
  closeMine: 'Close my account',
  orders: 'Order History',
  orderList: 'Orders',
  orderNumber: 'Order number',
  findOrder: 'Find order',
  showAll: 'Show all orders',
  order: (number) => `Order ${number}`,
  orderedItems: 'Items',
  reorder: (number) => `Order again: ${number}`,
  inCartAgain: 'All items are in your cart again.',
  addressBook: 'Address Book',
  addAddress: 'Add an address',
  addresses: 'Addresses',
  street: 'Street Address',
  city: 'City',
  region: ['State / Region', 'Texas'],
  postcode: 'ZIP / Postal Code',
  phone: 'Phone Number',
  saveAddress: 'Save address',
  edit: /^Edit /,
  editAddress: 'Edit address',
  remove: /^Delete /,
  confirmAddress: 'Delete this address?',
  deleteAddress: 'Delete address',
  noAddress: 'There is no address in your book yet.',
  payments: 'Saved Payments',
  confirmPayment: 'Remove this card?',
  deletePayment: 'Remove',
  letters: 'Communications',
  subscribe: 'Subscribe to news and updates',
  choiceSaved: 'Your choice is saved',
  subscribed: 'You are subscribed to news and updates.',
  wishes: 'Wish List',
  products: 'Products',
  simple: 'Apricot Letters',
  configurable: 'Madder Hour',
  unwish: (name) => `Remove ${name} from wish list`,
  move: (name) => `Move to cart: ${name}`,
  moveToCart: 'Move to cart',
  undo: 'Undo',
  options: ['Size', 'Color'],
  noWishes: 'There is nothing on your wish list yet.',
  confirmClose: 'Close your account?',
  closeAccount: 'Close account',
  closed: 'Your account is closed, and you are signed out.',
  unreachable: 'We received no valid answer from the shop. Please try again.',
  maybeSent:
    'We received no valid answer from the shop. Your message may have arrived all the same.',
  cartFirst: 'Please look into your cart before you try again.',
  waiting: 'Fetching Data...',
  tryAgain: 'Try again',
  unread: {
    information: 'Your details could not be loaded.',
    orders: 'Your orders could not be loaded.',
    addressBook: 'Your addresses could not be loaded.',
    payments: 'Your saved payments could not be loaded.',
    letters: 'Your choice could not be loaded.',
    wishes: 'Your wish list could not be loaded.',
  },
  sendRequest: 'Send request',
  requestSent: 'Your request has been sent.',
  notMoved: 'Could not move Madder Hour to your cart. Please try again.',
};

export const ACCOUNT_CHINESE: AccountWords = {
  prefix: '/zh-hant',
  signIn: '登入',
  signOut: '登出',
  myAccount: '我的帳戶',
  email: '電郵',
  password: '密碼',
  forgot: '忘記密碼？',
  sendLink: '寄出重設連結',
  backToSignIn: '返回登入',
  newPassword: '新密碼',
  save: '儲存',
  firstName: '名字',
  lastName: '姓氏',
  createAccount: '開立帳戶',
  name: '姓名',
  message: '訊息',
  send: '送出',
  sent: '您的訊息已送出',
  information: '帳戶資料',
  saveName: '儲存姓名',
  nameSaved: '您的姓名已儲存。',
  saveEmail: '儲存電郵',
  emailSaved: '您的電郵地址已儲存。',
  currentPassword: '目前密碼',
  changePassword: '更改密碼',
  passwordSet: '新密碼已設定。',
  closeMine: '關閉我的帳戶',
  orders: '訂單紀錄',
  orderList: '訂單',
  orderNumber: '訂單編號',
  findOrder: '尋找訂單',
  showAll: '顯示所有訂單',
  order: (number) => `訂單 ${number}`,
  orderedItems: '貨品',
  reorder: (number) => `再次訂購：${number}`,
  inCartAgain: '全部貨品已再次放入',
  addressBook: '地址簿',
  addAddress: '新增地址',
  addresses: '地址',
  street: '街道地址',
  city: '城市',
  region: ['州／地區', 'Kowloon'],
  postcode: '郵政編號',
  phone: '電話號碼',
  saveAddress: '儲存地址',
  edit: /^編輯 /,
  editAddress: '編輯地址',
  remove: /^刪除/,
  confirmAddress: '刪除此地址？',
  deleteAddress: '刪除地址',
  noAddress: '您的地址簿內未有地址。',
  payments: '已儲存的付款方式',
  confirmPayment: '要移除這張卡嗎？',
  deletePayment: '移除',
  letters: '通訊設定',
  subscribe: '訂閱最新消息',
  choiceSaved: '您的選擇已儲存',
  subscribed: '您已訂閱最新消息。',
  wishes: '收藏清單',
  products: '花卉',
  simple: '杏色書簡',
  configurable: '茜色時分',
  unwish: (name) => `將${name}移出收藏清單`,
  move: (name) => `放入購物籃：${name}`,
  moveToCart: '放入購物籃',
  undo: '還原',
  options: ['大小', '顏色'],
  noWishes: '收藏清單暫時未有花。',
  confirmClose: '要關閉您的帳戶嗎？',
  closeAccount: '關閉帳戶',
  closed: '您的帳戶已關閉',
  unreachable: '花店沒有正常回應，請再試一次。',
  maybeSent: '花店沒有正常回應，但您的訊息可能已經送達。',
  cartFirst: '再試之前，請先查看購物籃。',
  waiting: '正在讀取資料……',
  tryAgain: '再試一次',
  unread: {
    information: '未能載入您的資料。',
    orders: '未能載入您的訂單。',
    addressBook: '未能載入您的地址。',
    payments: '未能載入您已儲存的付款方式。',
    letters: '未能載入您的選擇。',
    wishes: '未能載入收藏清單。',
  },
  sendRequest: '送出要求',
  requestSent: '您的要求已送出',
  notMoved: '未能將茜色時分放入購物籃，請再試一次。',
};
