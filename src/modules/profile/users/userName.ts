import type { User } from '../../../api/endpoints/user';
import { shownText } from '../../../lib/shownText';

type Named = Partial<Pick<User, 'lastname' | 'firstname' | 'middlename' | 'username'>>;

/** «Соколова Анна Викторовна»; the login when no name is known. */
export function fullName({ lastname, firstname, middlename, username }: Named): string {
  const name = [lastname, firstname, middlename].map(shownText).filter(Boolean).join(' ');
  return name || shownText(username) || 'Без имени';
}
