/** Messages about the catalogue, pages, routes and requests in written Chinese of Hong Kong. */
export const CATALOG_PHRASES_ZH: Record<string, string> = {
  'Requested store is not found': '找不到所要求的商店',
  'Please correct the target currency': '請更正目標貨幣',
  'Request content type must be application/json': '請求內容類型必須為application/json',
  'Mutation requests allowed only for POST requests': '變更請求只可使用POST',
  'Unable to parse the request.': '無法解讀請求。',
  "'search' or 'filter' input argument is required.": '必須提供「search」或「filter」參數。',
  'pageSize value must be greater than 0.': 'pageSize必須大於0。',
  'currentPage value must be greater than 0.': 'currentPage必須大於0。',
  'currentPage value %1 specified is greater than the %2 page(s) available.':
    '所指定的第%1頁超出現有的%2頁。',
  'Page id/identifier should be specified': '必須指定頁面的id或identifier',
  'The CMS page with the "%1" ID doesn\'t exist.': '編號為「%1」的頁面不存在。',
  '"identifiers" of CMS blocks should be specified': '必須指定內容區塊的「identifiers」',
  'The CMS block with the "%1" ID doesn\'t exist.': '編號為「%1」的內容區塊不存在。',
  '"url" argument should be specified and not empty': '必須指定「url」參數，且不可留空',
  'Attribute code "%1" could not be found.': '找不到屬性代碼「%1」。',
  Price: '價格',
  Category: '分類',
  Position: '位置',
  Relevance: '相關程度',
  'Product Name': '貨品名稱',
};
