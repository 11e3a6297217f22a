/**
 * Loaders of the pages that are rarely the first page of a visit. They live in a lazy module of
 * their own, so that the first page does not load the names of their chunks.
 */
export const RARE_PAGES = {
  SEARCH: async () => (await import('../features/search/SearchPage.tsx')).SearchPage,
  CART: async () => (await import('../features/cart/CartPage.tsx')).CartPage,
  CHECKOUT: async () => (await import('../features/checkout/CheckoutPage.tsx')).CheckoutPage,
  ORDER_CONFIRMATION: async () =>
    (await import('../features/checkout/receipt/OrderConfirmationPage.tsx')).OrderConfirmationPage,
  SIGN_IN: async () => (await import('../features/account/signIn/SignInPage.tsx')).SignInPage,
  CREATE_ACCOUNT: async () =>
    (await import('../features/account/createAccount/CreateAccountPage.tsx')).CreateAccountPage,
  FORGOT_PASSWORD: async () =>
    (await import('../features/account/forgotPassword/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  RESET_PASSWORD: async () =>
    (await import('../features/account/resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage,
  CONFIRM_ACCOUNT: async () =>
    (await import('../features/account/confirm/ConfirmAccountPage.tsx')).ConfirmAccountPage,
  CLOSE_ACCOUNT: async () =>
    (await import('../features/account/close/CloseAccountPage.tsx')).CloseAccountPage,
  COMMUNICATIONS: async () =>
    (await import('../features/account/communications/CommunicationsPage.tsx')).CommunicationsPage,
  SAVED_PAYMENTS: async () =>
    (await import('../features/account/savedPayments/SavedPaymentsPage.tsx')).SavedPaymentsPage,
  CONTACT: async () => (await import('../features/contact/ContactPage.tsx')).ContactPage,
  ACCOUNT: async () =>
    (await import('../features/account/information/AccountPage.tsx')).AccountPage,
  ORDER_HISTORY: async () =>
    (await import('../features/account/orders/OrderHistoryPage.tsx')).OrderHistoryPage,
  TRACK_ORDER: async () =>
    (await import('../features/account/orders/TrackOrderPage.tsx')).TrackOrderPage,
  ADDRESS_BOOK: async () =>
    (await import('../features/account/addresses/AddressBookPage.tsx')).AddressBookPage,
  WISH_LIST: async () => (await import('../features/wishList/WishListPage.tsx')).WishListPage,
};
