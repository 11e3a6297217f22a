/**
 * Loaders of the pages that are rarely the first page of a visit. They live in a lazy module of
 * their own, so that the first page does not load the names of their chunks.
 */
export const RARE_PAGES = {
  SEARCH: () => import('../features/search/SearchPage.tsx').then((code) => code.SearchPage),
  CART: () => import('../features/cart/CartPage.tsx').then((code) => code.CartPage),
  CHECKOUT: () => import('../features/checkout/CheckoutPage.tsx').then((code) => code.CheckoutPage),
  ORDER_CONFIRMATION: () =>
    import('../features/checkout/receipt/OrderConfirmationPage.tsx').then(
      (code) => code.OrderConfirmationPage,
    ),
  SIGN_IN: () =>
    import('../features/account/signIn/SignInPage.tsx').then((code) => code.SignInPage),
  CREATE_ACCOUNT: () =>
    import('../features/account/createAccount/CreateAccountPage.tsx').then(
      (code) => code.CreateAccountPage,
    ),
  FORGOT_PASSWORD: () =>
    import('../features/account/forgotPassword/ForgotPasswordPage.tsx').then(
      (code) => code.ForgotPasswordPage,
    ),
  RESET_PASSWORD: () =>
    import('../features/account/resetPassword/ResetPasswordPage.tsx').then(
      (code) => code.ResetPasswordPage,
    ),
  CONFIRM_ACCOUNT: () =>
    import('../features/account/confirm/ConfirmAccountPage.tsx').then(
      (code) => code.ConfirmAccountPage,
    ),
  CLOSE_ACCOUNT: () =>
    import('../features/account/close/CloseAccountPage.tsx').then((code) => code.CloseAccountPage),
  COMMUNICATIONS: () =>
    import('../features/account/communications/CommunicationsPage.tsx').then(
      (code) => code.CommunicationsPage,
    ),
  SAVED_PAYMENTS: () =>
    import('../features/account/savedPayments/SavedPaymentsPage.tsx').then(
      (code) => code.SavedPaymentsPage,
    ),
  CONTACT: () => import('../features/contact/ContactPage.tsx').then((code) => code.ContactPage),
  ACCOUNT: () =>
    import('../features/account/information/AccountPage.tsx').then((code) => code.AccountPage),
  ORDER_HISTORY: () =>
    import('../features/account/orders/OrderHistoryPage.tsx').then((code) => code.OrderHistoryPage),
  TRACK_ORDER: () =>
    import('../features/account/orders/TrackOrderPage.tsx').then((code) => code.TrackOrderPage),
  ADDRESS_BOOK: () =>
    import('../features/account/addresses/AddressBookPage.tsx').then(
      (code) => code.AddressBookPage,
    ),
  WISH_LIST: () =>
    import('../features/wishList/WishListPage.tsx').then((code) => code.WishListPage),
};
