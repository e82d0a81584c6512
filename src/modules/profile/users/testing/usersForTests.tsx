import type { TestCabinet } from '../../../../../test/render/cabinet';
import UserPage from '../user/page';
import UsersTab from '../UsersTab';

export const ANNA = 'sokolova@severveter.ru';
/** A colleague who waits for confirmation. */
export const ILIN = 'ilin@severveter.ru';
export const OWNER = 'gavrilov@delovoy-kabinet.ru';

export function openUsers(cabinet: TestCabinet, address = '/profile?tab=users', as = ANNA) {
  const pages = { '/profile': <UsersTab />, '/profile/users/:id': <UserPage /> };
  return cabinet.show(pages, { address, as });
}
