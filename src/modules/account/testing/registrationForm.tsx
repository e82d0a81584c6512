import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { forgetForms } from '../../../forms/form/keptInput';
import { forgetPrivateQuery } from '../../../shell/navigation/privateQuery';
import { renderShell, stubBrowser, type Answer } from '../../../shell/testing/cabinetForTests';
import { forgetConfirmation } from '../confirm/pendingConfirmation';
import RegisterPage from '../register/RegisterPage';

/** A public company, by the labels of the form. */
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
export const STARTED = {
  registrationId: 'r1',
  codeSentTo: '+7 916 ***-**-00',
  resendAfterSeconds: 60,
};

const routes = [
  { path: '/register', element: <RegisterPage /> },
  { path: '/confirm', element: <h1>Код</h1> },
  { path: '/unavailable', element: <h1>Недоступно</h1> },
];

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

/** A form that can be sent. */
export function fillAll() {
  fill({ ...ORGANIZATION, ...PERSON });
  agree();
}

/** The page, with everything that it sends. */
export async function openRegistration(answer: () => Answer | Promise<Answer>) {
  const sent: unknown[] = [];
  const shell = await renderShell(routes, {
    address: '/register',
    user: null,
    answer: async (path, request) => {
      if (!path.endsWith('/register')) return { status: 200 };
      sent.push(await request.json());
      return answer();
    },
  });
  return { ...shell, sent };
}

/** Each test starts with an empty page in a browser without a captcha. */
export function freshRegistration(): void {
  beforeEach(() => {
    stubBrowser();
    forgetForms();
    forgetConfirmation();
    forgetPrivateQuery();
    vi.spyOn(console, 'warn').mockReturnValue();
    Element.prototype.scrollIntoView = vi.fn<() => void>();
  });
}
