import type { CabinetPath } from '../../src/domain/paths';
import { operationsOf, type Opening, type ScreenCalls } from './screenCalls';

/** Limits of the calls of a screen. Token refreshes do not count: there is one for each access token. */
export interface CallBudget {
  /** Number of calls in the first ten seconds after the address is opened. */
  readonly open: number;
  /** Number of calls in the next minute with the page visible, without the calls of the bell; 0 by default. */
  readonly minute?: number;
  /** Number of calls after an hour in a background tab, without the calls of the bell; 0 by default. */
  readonly back?: number;
}

/** Calls of the bell on every page behind the sign-in, for confirmed users. */
const BELL = { minute: 2, back: 1 } as const;

export interface Screen extends CallBudget, Opening {
  /** State of the screen, if one address has several. */
  readonly when?: string;
  /** True if `npm test` measures it, too, not only `npm run test:long`. */
  readonly isShort?: boolean;
}

/** Calls in an hour in which the page is hidden: none, on every screen. */
export const HIDDEN_HOUR = 0;

const ORDER = '2c9f7e10-4d5a-4b68-9e37-6a1b8c0d2f41';
const REQUEST = 'f2b1df09-4d6f-4b8c-8e0a-2f3e4d5c6b09';
const COLLEAGUE = '6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11';

/**
 * Every address of the cabinet with its limits. Without an entry here, a new address does not compile, and a new tab
 * fails a test.
 */
export const screens: Readonly<Record<CabinetPath, readonly Screen[]>> = {
  '/': [{ at: '/', as: null, open: 1 }],
  '/login': [{ at: '/login', as: null, open: 1 }],
  '/recovery': [{ at: '/recovery', as: null, open: 0 }],
  '/recovery/confirm': [{ at: '/recovery/confirm', as: null, open: 0 }],
  '/register': [{ at: '/register', as: null, open: 0 }],
  '/seller/register': [{ at: '/seller/register', as: null, open: 0 }],
  '/confirm': [{ at: '/confirm', as: null, open: 0 }],
  '/create-password': [{ at: '/create-password', as: null, open: 0 }],
  '/policy': [{ at: '/policy', as: null, open: 0 }],
  '/unavailable': [{ at: '/unavailable', as: null, open: 2 }],
  '/dev': [{ at: '/dev', as: 'godmod', open: 3 }],
  '/offer': [
    { at: '/offer', open: 20, minute: 20, back: 2 },
    {
      at: '/offer',
      open: 20,
      minute: 20,
      back: 2,
      scenario: 'offers-in-motion',
      when: 'applications under way',
    },
    { at: '/offer', as: 'unverified', open: 16, minute: 5, back: 1, when: 'not confirmed' },
    { at: '/offer', as: 'supplier', open: 15, minute: 7, back: 1 },
    { at: '/offer', as: 'seller', open: 8 },
    { at: '/offer', as: 'sender', open: 12 },
  ],
  '/offer/request/:id': [{ at: `/offer/request/${REQUEST}`, open: 5 }],
  '/profile': [
    { at: '/profile', open: 3 },
    { at: '/profile?tab=security', open: 3 },
    { at: '/profile?tab=organization', open: 4 },
    { at: '/profile?tab=accounts', open: 4 },
    { at: '/profile?tab=users', open: 4 },
    { at: '/profile?tab=integrations', as: 'sender', open: 5 },
    { at: '/profile?tab=interface', open: 3 },
  ],
  '/profile/users/:id': [{ at: `/profile/users/${COLLEAGUE}`, open: 5 }],
  '/help': [{ at: '/help', open: 3 }],
  '/deliveries': [
    { at: '/deliveries', open: 11 },
    { at: '/deliveries?tab=invoices', open: 8 },
    { at: '/deliveries?tab=calendar', open: 5 },
  ],
  '/financing': [
    { at: '/financing', open: 5 },
    { at: '/financing?tab=rules', open: 5 },
    { at: '/financing?tab=agreements', open: 5 },
  ],
  '/documents': [{ at: '/documents', as: 'seller', open: 4 }],
  '/settlement': [{ at: '/settlement', as: 'seller', open: 3 }],
  '/sender': [{ at: '/sender', as: 'sender', open: 7 }],
  '/sender/insurance-management': [{ at: '/sender/insurance-management', as: 'sender', open: 9 }],
  '/sender/order-register': [
    { at: '/sender/order-register', as: 'sender', open: 8, minute: 5, back: 1 },
    { at: '/sender/order-register?tab=claims', as: 'sender', open: 7, minute: 5, back: 1 },
  ],
  '/sender/invoices-payment': [{ at: '/sender/invoices-payment', as: 'sender', open: 8 }],
  '/sender/create-claim/:id': [{ at: `/sender/create-claim/${ORDER}`, as: 'sender', open: 6 }],
  '/sender/insurance-conditions': [{ at: '/sender/insurance-conditions', as: 'sender', open: 7 }],
};

/** Returns «/offer (applications under way)», the name in reports. */
export function screenName({ at, as, when }: Screen): string {
  const who = as === undefined || as === null ? '' : ` opened as ${as}`;
  return `${at}${who}${when === undefined ? '' : ` (${when})`}`;
}

/** Returns descriptions of the exceeded limits and of repeated calls; empty if there are none. */
export function overBudget(screen: Screen, calls: ScreenCalls): string[] {
  const hasBell = screen.as !== null && screen.as !== 'unverified';
  const bell = hasBell ? BELL : { minute: 0, back: 0 };
  const parts = [
    { part: 'open', of: screen.open },
    { part: 'minute', of: (screen.minute ?? 0) + bell.minute },
    { part: 'hidden', of: HIDDEN_HOUR },
    { part: 'back', of: (screen.back ?? 0) + bell.back },
  ] as const;
  const over = parts
    .filter(({ part, of }) => calls[part].length > of)
    .map(
      ({ part, of }) =>
        `${screenName(screen)}, ${part}: ${calls[part].length} of ${of}: ${operationsOf(calls[part])}`,
    );
  const twice = calls.twice.map((operation) => `${screenName(screen)} asked twice: ${operation}`);
  return [...over, ...twice];
}
