import { defineConfig } from '@lingui/cli';

/** Words that only the pages of the catalogue, the cart and the checkout speak: they come with those. */
const PAGES = [
  'src/app/wiring/network.ts',
  'src/app/wiring/unhandled.ts',
  'src/app/wiring/addFailure.ts',
  'src/app/wiring/announceOrder.ts',
  'src/app/wiring/coupon.ts',
  'src/app/wiring/wishList.ts',
  'src/features/category',
  'src/features/product',
  'src/features/cart',
  'src/features/checkout',
  'src/features/drawer',
  'src/features/offline',
  'src/features/search',
  'src/features/wishList',
  'src/features/account',
  'src/features/signIn',
  'src/features/createAccount',
  'src/features/forgotPassword',
  'src/features/resetPassword',
  'src/shop/account',
  'src/shop/list',
  'src/shop/options',
  'src/shop/AddressFields.tsx',
  'src/shop/addressLabels.ts',
  'src/shop/OptionsText.tsx',
  'src/shop/OrderLines.tsx',
  'src/shop/RegionField.tsx',
  'src/shop/Totals.tsx',
  'src/ui/Breadcrumbs.tsx',
  'src/ui/ErrorSummary.tsx',
  'src/ui/Field.tsx',
  'src/ui/PasswordField.tsx',
  'src/ui/Stepper.tsx',
];

export default defineConfig({
  sourceLocale: 'en_US',
  locales: ['en_US', 'zh_Hant-HK'],
  catalogs: [
    {
      path: 'src/locales/{locale}/messages',
      include: ['src', 'machines'],
      exclude: PAGES.map((path) =>
        path.endsWith('x') || path.endsWith('.ts') ? path : `${path}/**`,
      ),
    },
    { path: 'src/locales/{locale}/pages', include: PAGES },
  ],
  format: 'po',
  formatOptions: { origins: false },
});
