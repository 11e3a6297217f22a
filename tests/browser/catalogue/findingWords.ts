/** The expected texts of lists, search and product pages, in one language. */
export interface FindingWords {
  prefix: string;
  category: { name: string; path: string };
  products: string;
  filter: string;
  clearAll: string;
  chosen: string;
  /** A value of a filter, followed by its count. */
  rose: RegExp;
  tulip: RegExp;
  seeThem: RegExp;
  upTo: string;
  pieces: (count: number) => string;
  sortBy: string;
  pageTwo: string;
  nextPage: string;
  noneFits: string;
  widen: string;
  productsFailed: string;
  tryAgain: string;
  openSearch: string;
  searchField: string;
  suggestions: string;
  tooShort: string;
  /**
   * Search texts: one that is too short by one or two letters, the rest of that word, and two other
   * words.
   */
  search: { start: string; rest: string; word: string; other: string; third: string };
  lookingFor: (term: string) => string;
  /** The results of the other word and of the first word. */
  otherFlower: string;
  wordFlower: string;
  noSuggestions: RegExp;
  flowersFor: (term: string) => string;
  misspelt: string;
  suggestion: string;
  nothingFor: (term: string) => string;
  nonsense: string;
  help: string;
  fetching: string;
  product: string;
  picture: (number: number) => string;
  enlarge: string;
  pictures: RegExp;
  zoom: RegExp;
  lastPicture: string;
  size: string;
  colour: string;
  grand: string;
  classic: string;
  madder: string;
  /** The message for an option that the largest size does not have. */
  soldOutIvory: string;
  chooseOne: string;
  quantity: string;
  addToCart: string;
  added: string;
  addFailed: string;
  addToWishList: string;
  notifications: string;
  cart: string;
  signIn: string;
  email: string;
  password: string;
  wished: (name: string) => string;
  seeWishList: string;
  wishList: string;
  unwish: (name: string) => string;
  move: (name: string) => string;
  unwishFailed: (name: string) => string;
  moveFailed: (name: string) => string;
  nothingWished: string;
  undo: string;
}

export const FINDING_ENGLISH: FindingWords = {
  prefix: '',
  category: { name: 'Bouquets', path: '/bouquets.html' },
  products: 'Products',
  filter: 'Filter',
  clearAll: 'Clear all',
  chosen: 'Chosen filters',
  rose: /^Rose \d/,
  tulip: /^Tulip \d/,
  seeThem: /^View \d+ results?$/,
  upTo: 'Up to',
  pieces: (count) => `${count} items`,
  sortBy: 'Sort by',
  pageTwo: 'Page 2',
  nextPage: 'Next page',
  noneFits: 'No flowers match these filters.',
  widen: 'Clear all filters',
  productsFailed: 'The flowers could not be loaded.',
  tryAgain: 'Try again',
  openSearch: 'Search',
  searchField: 'Search the shop',
  suggestions: 'Suggestions',
  tooShort: 'Type at least three letters.',
  search: { start: 'ro', rest: 'se', word: 'rose', other: 'tulip', third: 'peony' },
  lookingFor: (term) => `Searching for “${term}”…`,
  otherFlower: 'Tulips for Tuesday',
  wordFlower: 'The Last Rose',
  noSuggestions: /^There are no suggestions at the moment\./,
  flowersFor: (term) => `Flowers for “${term}”`,
  misspelt: 'roze',
  suggestion: 'rose',
  nothingFor: (term) => `No flowers were found for “${term}”.`,
  nonsense: 'xylophone',
  help: 'Try fewer words, or the name of a flower or a color.',
  fetching: 'Fetching Data...',
  product: 'Madder Hour',
  picture: (number) => `Show picture ${number}`,
  enlarge: 'Enlarge picture',
  pictures: /^Pictures of/,
  zoom: /^Zoom in on/,
  lastPicture: '3 of 3',
  size: 'Size',
  colour: 'Color',
  grand: 'Grand',
  classic: 'Classic',
  madder: 'Madder',
  soldOutIvory: 'Ivory, Sold out',
  chooseOne: 'Please choose one.',
  quantity: 'Quantity',
  addToCart: 'Add to Cart',
  added: 'Added to your cart',
  addFailed: 'Could not add the item to your cart. Please try again.',
  addToWishList: 'Add to Wish List',
  notifications: 'Notifications',
  cart: 'Cart',
  signIn: 'Sign In',
  email: 'Email',
  password: 'Password',
  wished: (name) => `${name} is on your wish list.`,
  seeWishList: 'View wish list',
  wishList: 'Wish List',
  unwish: (name) => `Remove ${name} from wish list`,
  move: (name) => `Move to cart: ${name}`,
  unwishFailed: (name) => `Could not remove ${name} from your wish list. Please try again.`,
  moveFailed: (name) => `Could not move ${name} to your cart. Please try again.`,
  nothingWished: 'There is nothing on your wish list yet.',
  undo: 'Undo',
};

export const FINDING_CHINESE: FindingWords = {
  prefix: '/zh-hant',
  category: { name: '花束', path: '/huashu.html' },
  products: '花卉',
  filter: '篩選',
  clearAll: '全部清除',
  chosen: '已選篩選',
  rose: /^玫瑰 \d/,
  tulip: /^鬱金香 \d/,
  seeThem: /^查看 \d+ 項結果$/,
  upTo: '至',
  pieces: (count) => `${count} 件`,
  sortBy: '排序',
  pageTwo: '第 2 頁',
  nextPage: '下一頁',
  noneFits: '沒有符合篩選條件的花。',
  widen: '清除篩選',
  productsFailed: '未能載入花卉。',
  tryAgain: '再試一次',
  openSearch: '搜尋',
  searchField: '在店內搜尋',
  suggestions: '建議',
  tooShort: '請輸入至少兩個字。',
  search: { start: '玫', rest: '瑰', word: '玫瑰', other: '鬱金香', third: '芍藥' },
  lookingFor: (term) => `正在搜尋「${term}」…`,
  otherFlower: '週二的鬱金香',
  wordFlower: '最後一朵玫瑰',
  noSuggestions: /^暫時沒有建議/,
  flowersFor: (term) => `「${term}」的花`,
  misspelt: '鬱金魚',
  suggestion: '鬱金香',
  nothingFor: (term) => `找不到與「${term}」相關的花。`,
  nonsense: '木琴',
  help: '試試少用幾個字，或輸入花名或顏色。',
  fetching: '正在讀取資料……',
  product: '茜色時分',
  picture: (number) => `顯示圖片 ${number}`,
  enlarge: '放大圖片',
  pictures: /的圖片$/,
  zoom: /^近看/,
  lastPicture: '第 3 張，共 3 張',
  size: '大小',
  colour: '顏色',
  grand: '盛放',
  classic: '標準',
  madder: '茜紅',
  soldOutIvory: '象牙白, 售罄',
  chooseOne: '請選擇一項。',
  quantity: '數量',
  addToCart: '加入購物籃',
  added: '已加入購物籃',
  addFailed: '未能加入購物籃，請再試一次。',
  addToWishList: '加入收藏清單',
  notifications: '通知',
  cart: '購物籃',
  signIn: '登入',
  email: '電郵',
  password: '密碼',
  wished: (name) => `${name}已加入收藏清單。`,
  seeWishList: '查看收藏清單',
  wishList: '收藏清單',
  unwish: (name) => `將${name}移出收藏清單`,
  move: (name) => `放入購物籃：${name}`,
  unwishFailed: (name) => `未能將${name}移出收藏清單，請再試一次。`,
  moveFailed: (name) => `未能將${name}放入購物籃，請再試一次。`,
  nothingWished: '收藏清單暫時未有花。',
  undo: '還原',
};
