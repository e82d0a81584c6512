import { paths, type CabinetPath } from '../../src/domain/paths';
import { users } from './users';

/** Existing ids for addresses with an id. */
const IDS: Partial<Record<CabinetPath, string>> = {
  [paths.user]: '6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11',
  [paths.financeRequest]: 'f2b1df09-4d6f-4b8c-8e0a-2f3e4d5c6b09',
  [paths.createClaim]: '2c9f7e10-4d5a-4b68-9e37-6a1b8c0d2f41',
};

const TABS: Partial<Record<CabinetPath, readonly string[]>> = {
  [paths.profile]: ['organization', 'accounts', 'users', 'security', 'interface', 'integrations'],
  [paths.deliveries]: ['invoices', 'calendar'],
  [paths.financing]: ['rules', 'agreements'],
  [paths.orderRegister]: ['claims'],
};

/** Public pages with a separate chunk; all other public pages are part of the first chunk. */
const PUBLIC: readonly CabinetPath[] = [
  paths.register,
  paths.sellerRegister,
  paths.confirm,
  paths.recovery,
  paths.recoveryConfirm,
  paths.createPassword,
  paths.policy,
];

/** Redirects, and pages whose code is part of the first chunk or of the cabinet's chunk. */
const NO_PAGE_OF_ITS_OWN: readonly CabinetPath[] = [
  paths.root,
  paths.login,
  paths.unavailable,
  paths.offers,
  paths.sender,
];

/** Returns the address of a route, with an existing id. */
const addressOf = (path: CabinetPath) => path.replace(':id', IDS[path] ?? '');

/** Public pages whose code is loaded when they are opened. */
export const publicAddresses: readonly string[] = PUBLIC;

/** Pages behind the sign-in whose code is loaded when they are opened: all pages that are not listed above. */
export const insideAddresses: readonly string[] = Object.values(paths)
  .filter((path) => !PUBLIC.includes(path) && !NO_PAGE_OF_ITS_OWN.includes(path))
  .map(addressOf);

/** Returns a user who may open this address. */
export function ownerOf(address: string): string {
  if (address.startsWith(paths.developer)) return users.godmod;
  if (address === paths.documents || address === paths.settlement) return users.seller;
  return address.startsWith(paths.sender) ? users.sender : users.admin;
}

/** Returns the addresses that tests open as this user, with tabs. */
export function addressesFor(user: string): readonly string[] {
  return [paths.offers, ...insideAddresses].flatMap((address) =>
    ownerOf(address) === user ? [address, ...tabsOf(address)] : [],
  );
}

function tabsOf(address: string): readonly string[] {
  const path = Object.values(paths).find((one) => one === address);
  return (path && TABS[path]?.map((tab) => `${address}?tab=${tab}`)) ?? [];
}
