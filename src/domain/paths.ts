/** Every address of the cabinet, in the router's notation: `:id` is the id of the page's record. */
export const paths = {
  root: '/',
  login: '/login',
  recovery: '/recovery',
  recoveryConfirm: '/recovery/confirm',
  register: '/register',
  sellerRegister: '/seller/register',
  confirm: '/confirm',
  /** Opens after a recovery or a registration, or when the server requires a new password. */
  createPassword: '/create-password',
  policy: '/policy',
  unavailable: '/unavailable',
  developer: '/dev',
  /** First page of a user, and the default target of redirects. */
  offers: '/offer',
  financeRequest: '/offer/request/:id',
  profile: '/profile',
  user: '/profile/users/:id',
  help: '/help',
  deliveries: '/deliveries',
  financing: '/financing',
  documents: '/documents',
  settlement: '/settlement',
  sender: '/sender',
  insuranceManagement: '/sender/insurance-management',
  orderRegister: '/sender/order-register',
  invoicesPayment: '/sender/invoices-payment',
  createClaim: '/sender/create-claim/:id',
  insuranceConditions: '/sender/insurance-conditions',
} as const;

/** Hash of `paths.offers` that leads to the sections below «Что сделать». */
export const OFFERS_PART = 'offers';

export type CabinetPath = (typeof paths)[keyof typeof paths];

/** Pattern of an address that contains the id of a record. */
export type PathWithId = Extract<CabinetPath, `${string}/:id`>;

/** Returns the address of a record; the id is encoded. */
export function pathWithId(path: PathWithId, id: string): string {
  return path.replace(':id', () => encodeURIComponent(id));
}
