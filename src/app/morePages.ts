import type { ComponentType } from 'react';
import type { Page, PageName } from '../../machines/page/routes.ts';

/** The pages that few visits begin with. */
export const MORE_PAGES: Partial<Record<PageName, () => Promise<ComponentType<{ page: Page }>>>> = {
  ORDER_CONFIRMATION: async () =>
    (await import('../features/checkout/receipt/OrderConfirmationPage.tsx')).OrderConfirmationPage,
  SIGN_IN: async () => (await import('../features/account/signIn/SignInPage.tsx')).SignInPage,
  CREATE_ACCOUNT: async () =>
    (await import('../features/account/createAccount/CreateAccountPage.tsx')).CreateAccountPage,
  FORGOT_PASSWORD: async () =>
    (await import('../features/account/forgotPassword/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  CLOSE_ACCOUNT: async () =>
    (await import('../features/account/close/CloseAccountPage.tsx')).CloseAccountPage,
  COMMUNICATIONS: async () =>
    (await import('../features/account/communications/CommunicationsPage.tsx')).CommunicationsPage,
  SAVED_PAYMENTS: async () =>
    (await import('../features/account/savedPayments/SavedPaymentsPage.tsx')).SavedPaymentsPage,
  CONTACT: async () => (await import('../features/contact/ContactPage.tsx')).ContactPage,
  ACCOUNT: async () =>
    (await import('../features/account/information/AccountInformationPage.tsx'))
      .AccountInformationPage,
  ORDER_HISTORY: async () =>
    (await import('../features/account/orders/OrderHistoryPage.tsx')).OrderHistoryPage,
  ADDRESS_BOOK: async () =>
    (await import('../features/account/addresses/AddressBookPage.tsx')).AddressBookPage,
  WISH_LIST: async () => (await import('../features/wishList/WishListPage.tsx')).WishListPage,
  RESET_PASSWORD: async () =>
    (await import('../features/account/resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage,
};
