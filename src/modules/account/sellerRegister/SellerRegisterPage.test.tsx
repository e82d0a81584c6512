// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetForms } from '../../../forms/form/keptInput';
import { isKnownPath } from '../../../shell/modules/knownPath';
import { createModuleRegistry } from '../../../shell/modules/registry';
import { renderShell, stubBrowser, type Answer } from '../../../shell/testing/cabinetForTests';
import { forgetConfirmation } from '../confirm/pendingConfirmation';
import { accountModule } from '../index';
import SellerRegisterPage from './SellerRegisterPage';

const KEYS = {
  ИНН: '781623456717',
  'Номер договора': 'МП-204518',
  'Мобильный телефон': '+79217654321',
};
const PERSON = { Фамилия: 'Лебедев', Имя: 'Павел', 'Электронная почта': 'lebedev@lavka.ru' };
const FOUND = {
  organization: {
    itn: '781623456717',
    name: 'ИП Лебедев Павел Олегович',
    ceoName: 'Лебедев Павел Олегович',
    kpp: null,
    ogrn: '319784700123452',
    legalAddress: '192007, г. Санкт-Петербург, ул. Тамбовская, д. 8, кв. 31',
  },
  contractNumber: 'МП-204518',
};
const NOT_FOUND =
  'Данные не найдены. Проверьте ИНН и номер договора или запросите ссылку в поддержке маркетплейса';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

type AnswerOf = (body: unknown) => Answer;

async function openPage(answers: { check?: AnswerOf; register?: AnswerOf } = {}) {
  const sent: { call: string; body: unknown }[] = [];
  const shell = await renderShell(
    [
      { path: '/seller/register', element: <SellerRegisterPage /> },
      { path: '/confirm', element: <h1>Код</h1> },
    ],
    {
      address: '/seller/register/',
      user: null,
      answer: async (path, request) => {
        const body: unknown = await request.json();
        const call = path.endsWith('/check-data') ? 'check' : 'register';
        sent.push({ call, body });
        const success = call === 'check' ? FOUND : { registrationId: 'r1' };
        return answers[call]?.(body) ?? { status: 200, body: success };
      },
    },
  );
  return { ...shell, sent };
}

async function find() {
  fill(KEYS);
  press('Продолжить');
  await screen.findByRole('heading', { level: 2, name: 'Данные найдены' });
}

function fillPerson() {
  fill(PERSON);
  fireEvent.click(screen.getByRole('checkbox', { name: /Нет отчества/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /персональных данных/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /условия использования/ }));
}

beforeEach(() => {
  stubBrowser();
  forgetForms();
  forgetConfirmation();
  vi.spyOn(console, 'warn').mockReturnValue();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

it('/seller/register is known with the slash at its end and without', () => {
  const registry = createModuleRegistry();
  registry.register(accountModule);
  expect(isKnownPath('/seller/register', registry)).toBe(true);
  expect(isKnownPath('/seller/register/', registry)).toBe(true);
});

describe('the check of a seller', () => {
  it('sends the three keys, and shows what was found, to be read only', async () => {
    const { sent } = await openPage();
    await find();
    expect(sent).toEqual([
      {
        call: 'check',
        body: { itn: '781623456717', contractNumber: 'МП-204518', mobilePhone: '+79217654321' },
      },
    ]);
    expect(screen.getByRole('heading', { name: 'Данные найдены' })).toHaveFocus();
    for (const text of ['ИП Лебедев Павел Олегович', '319784700123452', '+7 921 765-43-21']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.queryByLabelText('ИНН')).not.toBeInTheDocument();
    expect(screen.queryByText('КПП')).not.toBeInTheDocument();
  });

  it('checks the contract number while it is typed, and again when it is left', async () => {
    await openPage();
    fill({ 'Номер договора': 'x'.repeat(65) });
    expect(screen.getByText('Поле некорректно')).toBeVisible();
    fill({ 'Номер договора': '' });
    expect(screen.getByText('Поле обязательно для заполнения')).toBeVisible();
    fill({ 'Номер договора': 'МП-204518' });
    expect(field('Номер договора')).toBeValid();
  });

  it('needs all three keys', async () => {
    const { sent } = await openPage();
    press('Продолжить');
    await waitFor(() => expect(field('ИНН')).toHaveFocus());
    expect(screen.getAllByText('Поле обязательно для заполнения')).toHaveLength(3);
    expect(sent).toEqual([]);
  });

  const lost: AnswerOf = () => {
    throw new TypeError('Failed to fetch');
  };
  it.each<[string, AnswerOf, string]>([
    ['404', () => ({ status: 404, body: { message: 'Not Found' } }), NOT_FOUND],
    ['400', () => ({ status: 400, body: { message: 'Не принято' } }), 'Не принято'],
    ['429', () => ({ status: 429, body: { message: 'Слишком часто' } }), 'Слишком часто'],
    ['a lost connection', lost, 'Нет связи с сервером'],
  ])('that ends with %s says why, and keeps the keys', async (_name, check, text) => {
    const { sent } = await openPage({ check });
    fill(KEYS);
    press('Продолжить');
    press('Продолжить');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('ИНН')).toHaveValue('781623456717');
    expect(field('Номер договора')).toHaveValue('МП-204518');
    expect(field('Мобильный телефон')).toHaveValue('+7 921 765-43-21');
    expect(sent).toHaveLength(1);
  });

  it('shows messages about fields under them', async () => {
    const fieldErrors = [{ field: 'contractNumber', message: 'Договор расторгнут' }];
    await openPage({ check: () => ({ status: 422, body: { message: 'x', fieldErrors } }) });
    fill(KEYS);
    press('Продолжить');
    await waitFor(() => expect(field('Номер договора')).toHaveFocus());
    expect(field('Номер договора')).toHaveAccessibleDescription(/Договор расторгнут/);
  });
});

describe('the registration of a seller', () => {
  it('sends the keys with the person, and leads to the code', async () => {
    const { sent, router } = await openPage();
    await find();
    fillPerson();
    press('Зарегистрироваться');
    await waitFor(() => expect(router.state.location.pathname).toBe('/confirm'));
    expect(sent.slice(1)).toEqual([
      {
        call: 'register',
        body: {
          itn: '781623456717',
          contractNumber: 'МП-204518',
          mobilePhone: '+79217654321',
          lastname: 'Лебедев',
          firstname: 'Павел',
          middlename: null,
          email: 'lebedev@lavka.ru',
          consents: { personalData: true, terms: true, mailing: false },
        },
      },
    ]);
  });

  it('goes back to the keys with «Изменить», and loses neither step', async () => {
    await openPage();
    await find();
    fill(PERSON);
    press('Изменить');
    expect(field('Номер договора')).toHaveValue('МП-204518');
    press('Продолжить');
    await screen.findByRole('heading', { name: 'Данные найдены' });
    expect(field('Фамилия')).toHaveValue('Лебедев');
    expect(field('Электронная почта')).toHaveValue('lebedev@lavka.ru');
  });

  it.each([400, 409, 422, 429])(
    'refused with %i says why and keeps every value',
    async (status) => {
      const { sent } = await openPage({
        register: () => ({ status, body: { message: 'Не принято' } }),
      });
      await find();
      fillPerson();
      press('Зарегистрироваться');
      press('Зарегистрироваться');
      expect(await screen.findByRole('alert')).toHaveTextContent('Не принято');
      for (const [label, value] of Object.entries(PERSON)) expect(field(label)).toHaveValue(value);
      expect(screen.getByRole('checkbox', { name: /персональных данных/ })).toBeChecked();
      expect(sent).toHaveLength(2);
      expect(screen.queryAllByText(/Если это вы/)).toHaveLength(status === 409 ? 1 : 0);
    },
  );
});
