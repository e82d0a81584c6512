// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../../../test/backend/faults/fault';
import { LEBEDEV } from '../../../../test/backend/scenarios/companies';
import { testCabinet } from '../../../../test/render/cabinet';
import { forgetForms } from '../../../forms/form/keptInput';
import { forgetPrivateQuery, takePrivateQuery } from '../../../shell/navigation/privateQuery';
import { createModuleRegistry, isKnownPath } from '../../../shell/modules/registry';
import { forgetConfirmation } from '../confirm/pendingConfirmation';
import { accountModule } from '../manifest';
import SellerRegisterPage from './page';

const cabinet = testCabinet();
const { itn, contractNumber, mobilePhone } = LEBEDEV;
const KEYS = { ИНН: itn, 'Номер договора': contractNumber, 'Мобильный телефон': mobilePhone };
const PERSON = { Фамилия: 'Лебедев', Имя: 'Павел', 'Электронная почта': 'lebedev@lavka.ru' };
const NOT_FOUND =
  'Данные не найдены. Проверьте ИНН и номер договора или запросите ссылку в поддержке маркетплейса';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

const openPage = () =>
  cabinet.show(
    { '/seller/register': <SellerRegisterPage /> },
    { address: '/seller/register/', as: null },
  );
const checked = () => cabinet.sent('checkSellerData');
const sent = () => cabinet.sent('registerSeller');

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
  forgetConfirmation();
  forgetPrivateQuery();
  vi.spyOn(console, 'warn').mockReturnValue();
});

it('/seller/register opens with and without a trailing slash', () => {
  const registry = createModuleRegistry();
  registry.register(accountModule);
  expect(isKnownPath('/seller/register', registry)).toBe(true);
  expect(isKnownPath('/seller/register/', registry)).toBe(true);
});

it('a link of the marketplace fills in the keys, and they are removed from the address', async () => {
  const link = new URLSearchParams({ itn, contractNumber, mobilePhone, utm: 'mail' });
  window.history.replaceState(null, '', `/seller/register/?${link}`);
  takePrivateQuery([accountModule]);
  expect(window.location.href).toMatch(/\/seller\/register\/\?utm=mail$/);
  await openPage();
  press('Продолжить');
  await screen.findByRole('heading', { level: 2, name: 'Данные найдены' });
  expect(checked()).toEqual([{ itn, contractNumber, mobilePhone }]);
});

describe('the seller check', () => {
  it('sends the three keys, and shows the found seller read-only', async () => {
    await openPage();
    await find();
    expect(checked()).toEqual([{ itn, contractNumber, mobilePhone }]);
    expect(screen.getByRole('heading', { name: 'Данные найдены' })).toHaveFocus();
    for (const text of [LEBEDEV.name, LEBEDEV.ogrn, '+7 921 765-43-21']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.queryByLabelText('ИНН')).not.toBeInTheDocument();
    expect(screen.queryByText('КПП')).not.toBeInTheDocument();
  });

  it('checks the contract number while it is typed', async () => {
    await openPage();
    fill({ 'Номер договора': 'x'.repeat(65) });
    expect(screen.getByText('Поле некорректно')).toBeVisible();
    fill({ 'Номер договора': '' });
    expect(screen.getByText('Поле обязательно для заполнения')).toBeVisible();
    fill({ 'Номер договора': 'МП-204518' });
    expect(field('Номер договора')).toBeValid();
  });

  it('sends a contract number as typed, but trimmed', async () => {
    await openPage();
    fill({ ...KEYS, 'Номер договора': ' мп-204518 ' });
    press('Продолжить');
    expect(await screen.findByRole('heading', { name: 'Данные найдены' })).toBeVisible();
    expect(checked()).toEqual([{ itn, contractNumber: 'мп-204518', mobilePhone }]);
  });

  it('requires all three keys', async () => {
    await openPage();
    press('Продолжить');
    await waitFor(() => expect(field('ИНН')).toHaveFocus());
    expect(screen.getAllByText('Поле обязательно для заполнения')).toHaveLength(3);
    expect(checked()).toEqual([]);
  });

  it.each<[string, Fault, string]>([
    ['a 404', { kind: '404', message: 'Not Found' }, NOT_FOUND],
    ['a 400', { kind: '400', message: 'Не принято' }, 'Не принято'],
    ['a 429', { kind: '429', message: 'Слишком часто' }, 'Слишком часто'],
    ['a lost connection', { kind: 'drop' }, 'Нет связи с сервером'],
  ])('shows the reason and keeps the keys after %s', async (_name, { kind, ...more }, text) => {
    cabinet.fail('checkSellerData', kind, more);
    await openPage();
    fill(KEYS);
    press('Продолжить');
    press('Продолжить');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('ИНН')).toHaveValue(itn);
    expect(field('Номер договора')).toHaveValue(contractNumber);
    expect(field('Мобильный телефон')).toHaveValue('+7 921 765-43-21');
    expect(checked()).toHaveLength(1);
  });

  it('shows each field error under its field', async () => {
    const fieldErrors = [{ field: 'contractNumber', message: 'Договор расторгнут' }];
    cabinet.fail('checkSellerData', '422', { fieldErrors });
    await openPage();
    fill(KEYS);
    press('Продолжить');
    await waitFor(() => expect(field('Номер договора')).toHaveFocus());
    expect(field('Номер договора')).toHaveAccessibleDescription(/Договор расторгнут/);
  });
});

describe('the registration of a seller', () => {
  it('sends the keys with the person, and opens the page for the code', async () => {
    const { place } = await openPage();
    await find();
    fillPerson();
    press('Зарегистрироваться');
    await waitFor(() => expect(place()).toBe('/confirm'));
    expect(sent()).toEqual([
      {
        itn,
        contractNumber,
        mobilePhone,
        lastname: 'Лебедев',
        firstname: 'Павел',
        middlename: null,
        email: 'lebedev@lavka.ru',
        consents: { personalData: true, terms: true, mailing: false },
      },
    ]);
  });

  it('keeps the input of both steps during an outage', async () => {
    const { goTo } = await openPage();
    await find();
    fillPerson();
    cabinet.fail('registerSeller', '503');
    press('Зарегистрироваться');
    await screen.findByRole('heading', { name: 'Сервис временно недоступен' });
    cabinet.mend();
    await goTo('/seller/register/');
    expect(await screen.findByLabelText('Номер договора')).toHaveValue(contractNumber);
    press('Продолжить');
    expect(await screen.findByLabelText('Фамилия')).toHaveValue('Лебедев');
  });

  it('returns to the keys by «Изменить», and keeps both steps', async () => {
    await openPage();
    await find();
    fill(PERSON);
    press('Изменить');
    expect(field('Номер договора')).toHaveValue(contractNumber);
    press('Продолжить');
    await screen.findByRole('heading', { name: 'Данные найдены' });
    expect(field('Фамилия')).toHaveValue('Лебедев');
    expect(field('Электронная почта')).toHaveValue('lebedev@lavka.ru');
  });

  it.each(['400', '409', '422', '429'] as const)(
    'shows the reason and keeps every value after a %s',
    async (kind) => {
      cabinet.fail('registerSeller', kind, { message: 'Не принято' });
      await openPage();
      await find();
      fillPerson();
      press('Зарегистрироваться');
      press('Зарегистрироваться');
      expect(await screen.findByRole('alert')).toHaveTextContent('Не принято');
      for (const [label, value] of Object.entries(PERSON)) expect(field(label)).toHaveValue(value);
      expect(screen.getByRole('checkbox', { name: /персональных данных/ })).toBeChecked();
      expect(sent()).toHaveLength(1);
      expect(screen.queryAllByText(/Если это вы/)).toHaveLength(kind === '409' ? 1 : 0);
    },
  );
});

it('a reload in the second step keeps both steps, but no consent', async () => {
  const { view } = await openPage();
  await find();
  fillPerson();
  window.dispatchEvent(new Event('pagehide'));
  view.unmount();
  forgetForms();
  await openPage();
  for (const [label, value] of Object.entries(KEYS)) {
    expect(field(label).value.replaceAll(/[ -]/g, '')).toBe(value.replaceAll('-', ''));
  }
  press('Продолжить');
  await screen.findByRole('heading', { level: 2, name: 'Данные найдены' });
  expect(field('Фамилия')).toHaveValue('Лебедев');
  expect(screen.getByRole('checkbox', { name: /персональных данных/ })).not.toBeChecked();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
