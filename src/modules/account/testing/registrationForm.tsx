import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import type { TestCabinet } from '../../../../test/render/cabinet';
import { forgetPrivateQuery } from '../../../shell/navigation/privateQuery';
import { forgetConfirmation } from '../confirm/pendingConfirmation';
import RegisterPage from '../register/page';

/** Values of a public company, keyed by the labels of the form. */
export const ORGANIZATION = {
  ИНН: '7707083893',
  Наименование: 'ПАО Сбербанк',
  КПП: '773601001',
  ОГРН: '1027700132195',
  'Юридический адрес': '117312, г. Москва, ул. Вавилова, д. 19',
  Руководитель: 'Греф Герман Оскарович',
};
export const PERSON = {
  Фамилия: 'Жукова',
  Имя: 'Вера',
  Отчество: 'Ильинична',
  'Мобильный телефон': '+79161230000',
  'Электронная почта': 'zhukova@novaya.ru',
};
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const submit = () => fireEvent.click(screen.getByText('Зарегистрироваться'));

export function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

function agree() {
  fireEvent.click(box(/персональных данных/));
  fireEvent.click(box(/условия использования/));
}

/** Fills in everything that the form requires. */
export function fillAll() {
  fill({ ...ORGANIZATION, ...PERSON });
  agree();
}

/** Opens /register without a session. */
export function openRegistration(cabinet: TestCabinet) {
  return cabinet.show({ '/register': <RegisterPage /> }, { as: null });
}

/** Clears the pending confirmation before each test, and mutes the warnings. */
export function freshRegistration(): void {
  beforeEach(() => {
    forgetConfirmation();
    forgetPrivateQuery();
    vi.spyOn(console, 'warn').mockReturnValue();
  });
}
