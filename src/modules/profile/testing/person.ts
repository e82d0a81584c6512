import type { User } from '../../../api/endpoints/user';
import { anna } from '../../../shell/testing/cabinetForTests';

/** Anna with everything that «Мои данные» shows. */
export const person: User = {
  ...anna,
  middlename: 'Игоревна',
  email: 'sokolova@severveter.ru',
  mobilePhone: '+79161234567',
  isVerified: true,
};

/** The same person with these roles instead. */
export function withRoles(...roles: string[]): User {
  return { ...person, roles: roles.map((id) => ({ id, name: id, deleted: false })) };
}
