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
      'src/app/cabinet.ts',
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
    jsKilobytes: 13.8,
  },
  {
    route: '/seller/register',
    after: '/login',
    loads: ['src/modules/account/sellerRegister/SellerRegisterPage.tsx'],
    jsKilobytes: 14.9,
  },
  {
    route: '/confirm',
    after: '/login',
    loads: ['src/modules/account/confirm/ConfirmPage.tsx'],
    jsKilobytes: 7.3,
  },
  {
    route: '/profile',
    after: '/offer',
    // The page with its first tab; the other tabs come when they are opened.
    loads: ['src/modules/profile/ProfilePage.tsx', 'src/modules/profile/person/PersonTab.tsx'],
    jsKilobytes: 15.2,
  },
  {
    route: '/policy',
    after: '/login',
    loads: ['src/modules/policy/PolicyPage.tsx'],
    jsKilobytes: 7.3,
  },
  {
    route: '/help',
    after: '/offer',
    loads: ['src/modules/help/HelpPage.tsx'],
    jsKilobytes: 17.1,
  },
  {
    route: '/dev',
    after: '/offer',
    loads: ['src/modules/developer/DeveloperPage.tsx', 'src/modules/developer/gallery/Gallery.tsx'],
    jsKilobytes: 123,
  },
  {
    route: '/recovery',
    after: '/login',
    loads: ['src/modules/account/recovery/RecoveryPage.tsx'],
    jsKilobytes: 2.1,
  },
  {
    route: '/recovery/confirm',
    after: '/login',
    loads: ['src/modules/account/recovery/RecoveryConfirmPage.tsx'],
    jsKilobytes: 4.6,
  },
  {
    route: '/create-password',
    after: '/login',
    loads: ['src/modules/account/password/CreatePasswordPage.tsx'],
    jsKilobytes: 7,
  },
  {
    route: '/profile?tab=users',
    after: '/profile',
    // The table of PrimeReact is most of it.
    loads: ['src/modules/profile/users/UsersTab.tsx'],
    jsKilobytes: 91,
  },
  {
    route: '/profile/users/:id',
    after: '/profile?tab=users',
    loads: ['src/modules/profile/users/UserPage.tsx'],
    jsKilobytes: 4.8,
  },
];
