/** Messages about accounts and tokens in written Chinese of Hong Kong. */
export const ACCOUNT_PHRASES_ZH: Record<string, string> = {
  'The request is allowed for logged in customer': '此要求只限已登入的顧客',
  "The current customer isn't authorized.": '目前的顧客未獲授權。',
  "The consumer isn't authorized to access %resources.": '用戶未獲授權使用%resources。',
  'Consumer key has expired': '用戶金鑰已過期',
  'Composite reader could not read a token': '無法讀取權杖',
  'Specify the "email" value.': '請填寫「email」。',
  'Specify the "password" value.': '請填寫「password」。',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    '登入資料不正確，或您的帳戶暫時停用，請稍後再試。',

  'Specify the "%1" value.': '請輸入「%1」。',
  'Invalid login or password.': '登入資料或密碼不正確。',
  'The account is locked': '此帳戶已鎖定',
  'The account is locked.': '此帳戶已鎖定。',
  'Required parameters are missing: %1': '缺少必要資料：%1',
  '"%1" is not a valid email address.': '「%1」不是有效的電郵。',
  'A customer with the same email address already exists in an associated website.':
    '已有顧客使用此電郵。',
  'You must specify an email address.': '請輸入電郵。',
  'The email address has an invalid format.': '電郵格式不正確。',
  "Cannot reset the customer's password": '無法重設密碼',
  "Cannot set the customer's password": '無法設定密碼',
  'The email address is invalid. Verify the email address and try again.':
    '電郵不正確，請核對後再試。',
  'Name field is required.': '請填寫姓名。',
  'Comment field is required.': '請填寫訊息。',
  'Could not find a token using public hash: %1': '找不到這個已儲存的付款方式：%1',
  'Could not find an address with ID "%1"': '找不到編號為「%1」的地址',
  'Customer Address %1 is set as default %2 address and can not be deleted':
    '地址%1是預設地址（%2），不可刪除',
  'Cannot find order number "%1" for current customer': '找不到您的訂單「%1」',
  'Order cancellation is not enabled for requested store.': '本店不接受取消訂單。',
  'Current user is not authorized to cancel this order': '您不能取消此訂單。',
  'Order already closed, complete, cancelled or on hold':
    '此訂單已完成、已取消、已結案或暫停處理。',
  'Order with one or more items shipped cannot be cancelled': '訂單已有商品送出，不能取消。',
  'The order cancellation could not be confirmed.': '未能確認取消訂單。',
  "The entity that was requested doesn't exist. Verify the entity and try again.":
    '找不到所要求的資料，請核對後再試。',
  "This account isn't confirmed. Verify and try again.": '此帳戶尚未確認，請確認後再試。',
  'Email is invalid': '電郵不正確。',
  'Email address is not valid': '電郵不正確。',
  'There was an error confirming the account': '未能確認帳戶。',
  'The account is already active.': '此帳戶已經確認。',
  'The confirmation token is invalid. Verify the token and try again.':
    '確認連結無效，請核對後再試。',
  'There is no user registered with that email address.': '沒有以此電郵登記的帳戶。',
  "Confirmation isn't needed.": '此帳戶無須確認。',
  'resetPasswordToken must be specified': '缺少重設密碼的憑證',
  'newPassword must be specified': '請輸入新密碼',
  'The password needs at least %1 characters. Create a new password and try again.':
    '密碼須至少有%1個字元。請設定新密碼再試。',
  'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.':
    '密碼須包含至少%1類字元：小寫字母、大寫字母、數字、特殊符號。',
};
