/** A role as a user or an answer of the server has it. */
interface NamedRole {
  id?: string;
  /** The server's word for the role, if it has one. */
  name?: string | null;
}

/** The roles of specification, section 6, as people call them. */
const names: ReadonlyMap<string, string> = new Map([
  ['USER_ADMIN', 'Администратор организации'],
  ['USER', 'Пользователь'],
  ['FINANCE', 'Финансирование'],
  ['SELLER', 'Продавец маркетплейса'],
  ['SENDER', 'Отправитель'],
  ['GODMOD', 'Владелец кабинета'],
]);

/** The name of a role: the server's, else ours, else its id. */
export function roleName({ id = '', name }: NamedRole): string {
  return name || (names.get(id) ?? id);
}
