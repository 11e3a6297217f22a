import type { ComponentType } from 'react';
import type { Page, PageName } from '../../machines/routes.ts';

/** The pages that few visits begin with. */
export const MORE_PAGES: Partial<Record<PageName, () => Promise<ComponentType<{ page: Page }>>>> = {
  ORDER_CONFIRMATION: async () =>
    (await import('../features/checkout/OrderConfirmationPage.tsx')).OrderConfirmationPage,
  SIGN_IN: async () => (await import('../features/signIn/SignInPage.tsx')).SignInPage,
  CREATE_ACCOUNT: async () =>
    (await import('../features/createAccount/CreateAccountPage.tsx')).CreateAccountPage,
  FORGOT_PASSWORD: async () =>
    (await import('../features/forgotPassword/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  CLOSE_ACCOUNT: async () =>
    (await import('../features/closeAccount/CloseAccountPage.tsx')).CloseAccountPage,
  COMMUNICATIONS: async () =>
    (await import('../features/communications/CommunicationsPage.tsx')).CommunicationsPage,
  SAVED_PAYMENTS: async () =>
    (await import('../features/savedPayments/SavedPaymentsPage.tsx')).SavedPaymentsPage,
  CONTACT: async () => (await import('../features/contact/ContactPage.tsx')).ContactPage,
  ACCOUNT: async () =>
    (await import('../features/accountInformation/AccountInformationPage.tsx'))
      .AccountInformationPage,
  ORDER_HISTORY: async () =>
    (await import('../features/orderHistory/OrderHistoryPage.tsx')).OrderHistoryPage,
  ADDRESS_BOOK: async () =>
    (await import('../features/addressBook/AddressBookPage.tsx')).AddressBookPage,
  WISH_LIST: async () => (await import('../features/wishList/WishListPage.tsx')).WishListPage,
  RESET_PASSWORD: async () =>
    (await import('../features/resetPassword/ResetPasswordPage.tsx')).ResetPasswordPage,
};
