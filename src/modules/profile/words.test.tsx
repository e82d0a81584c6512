// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textOf } from '../../../test/render/textOf';
import InterfaceTab from './interface/InterfaceTab';
import { ComparisonTable } from './organization/ComparisonTable';
import { registryStatus } from './organization/registryStatus';
import { answered } from '../../../test/render/answered';
import { userColumns } from './users/userColumns';

it('the appearance tab explains the density and the keys', () => {
  const text = textOf(<InterfaceTab />);
  expect(text).toContain('Плотно: на экране больше строк');
  expect(text).toContain('Клавиши Весь кабинет доступен без мыши');
});

it.each([
  ['same', 'ООО «Север»', 'ООО «Север»', 'ООО «Север» ООО «Север» Совпадает'],
  ['spelling', 'Север', 'СЕВЕР', 'Север СЕВЕР Совпадает отличается только написанием'],
  ['different', undefined, 'Юг', 'Не указано Юг Отличается'],
  ['unknown', 'Юг', undefined, 'Юг Нет сведений Не с чем сверить'],
] as const)(
  'the comparison with the register explains the verdict «%s»',
  (verdict, ours, registered, text) => {
    const row = { field: 'name', label: 'Наименование', verdict, ours, registered } as const;
    expect(textOf(<ComparisonTable rows={[row]} />)).toBe(
      `Реквизит В кабинете В реестре Результат Наименование ${text}`,
    );
  },
);

it.each([
  ['ACTIVE', false, 'Действует'],
  ['LIQUIDATING', false, 'В процессе ликвидации'],
  ['LIQUIDATING', true, 'Прекращает деятельность'],
  ['LIQUIDATED', false, 'Ликвидирована'],
  ['LIQUIDATED', true, 'Деятельность прекращена'],
  [undefined, false, 'Статус уточняется'],
] as const)(
  'the register shows the status %s (sole proprietor: %s) as «%s»',
  (status, one, label) => {
    expect(registryStatus(status, one).label).toBe(label);
  },
);

it('a user without roles, phone and e-mail has placeholders', () => {
  const columns = userColumns({
    ofAllOrganizations: false,
    ownId: undefined,
    confirmUser: () => {},
    busyId: null,
  });
  const user = answered('getUser', { id: 'u', username: 'a' });
  const shown = Object.fromEntries(columns.map(({ id, value }) => [id, value(user)]));
  expect(shown).toMatchObject({
    roles: 'Нет ролей',
    mobilePhone: 'Не указан',
    email: 'Не указана',
  });
});
