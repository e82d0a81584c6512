import type { User } from '../../../api/endpoints/user';

type Named = Partial<Pick<User, 'lastname' | 'firstname' | 'middlename' | 'username'>>;

/** «Соколова Анна Викторовна»; the login when no name is known. */
export function fullName({ lastname, firstname, middlename, username }: Named): string {
  const name = [lastname, firstname, middlename].filter(Boolean).join(' ');
  return name || username || 'Без имени';
}
