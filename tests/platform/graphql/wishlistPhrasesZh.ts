/** Messages about wish lists in written Chinese of Hong Kong. */
export const WISHLIST_PHRASES_ZH: Record<string, string> = {
  'The wishlist configuration is currently disabled.': '收藏清單目前停用。',
  'The current user cannot perform operations on wishlist': '目前的用戶不可更改收藏清單',
  'The wishlist was not found.': '找不到收藏清單。',
  'The wishlist item with ID "%1" does not belong to the wishlist':
    '編號為「%1」的項目不屬於此收藏清單',
  'The wishlist item ids "%1" were not found.': '找不到編號為「%1」的收藏項目。',
};
