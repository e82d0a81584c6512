/** What one route may weigh. Bytes are after gzip; 1 kB is 1000 bytes. */
export interface RouteBudget {
  readonly route: string;
  /** The route that the visitor comes from: what it has loaded is not counted again. */
  readonly after?: string;
  /** Sources of the chunks that the route asks for, as the build's manifest names them. */
  readonly loads: readonly string[];
  readonly jsKilobytes: number;
  readonly cssKilobytes?: number;
  /** All requests of a first visit, pages and calls included; counted in a browser. */
  readonly requests?: number;
}

/** The entry that every route stands on. */
export const ENTRY = 'index.html';

/** The budgets of the product, one line for each route that has one. */
export const budgets: readonly RouteBudget[] = [
  {
    route: '/login',
    // The page and its layout are part of the entry (scripts/signInChunks.ts).
    loads: [],
    jsKilobytes: 150,
    cssKilobytes: 14,
    requests: 10,
  },
  {
    route: '/offer',
    after: '/login',
    loads: [
      'src/shell/layouts/CabinetLayout.tsx',
      'src/modules/core/OffersPage.tsx',
      'src/modules/debtors/offers/DebtorOffers.tsx',
      'src/shell/preferences/persistence.ts',
    ],
    jsKilobytes: 90,
  },
  {
    route: '/register',
    after: '/login',
    loads: ['src/modules/account/register/RegisterPage.tsx'],
    jsKilobytes: 12.9,
  },
  {
    route: '/seller/register',
    after: '/login',
    loads: ['src/modules/account/sellerRegister/SellerRegisterPage.tsx'],
    jsKilobytes: 13.9,
  },
  {
    route: '/confirm',
    after: '/login',
    loads: ['src/modules/account/confirm/ConfirmPage.tsx'],
    jsKilobytes: 7.3,
  },
  {
    route: '/recovery',
    after: '/login',
    loads: ['src/modules/account/recovery/RecoveryPage.tsx'],
    jsKilobytes: 1.8,
  },
  {
    route: '/recovery/confirm',
    after: '/login',
    loads: ['src/modules/account/recovery/RecoveryConfirmPage.tsx'],
    jsKilobytes: 4.2,
  },
  {
    route: '/create-password',
    after: '/login',
    loads: ['src/modules/account/password/CreatePasswordPage.tsx'],
    jsKilobytes: 6.5,
  },
];
