// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anna, stubBrowser } from '../../../shell/testing/cabinetForTests';
import { toast } from '../../../shell/toast/toasts';
import { renderTab, type Answers } from '../testing/renderTab';
import OrganizationTab from './OrganizationTab';

const stored = { ...anna.organization, okopf: null };
const MOVED = 'г. Санкт-Петербург, наб. реки Карповки, д. 5';
const register = {
  itn: stored.itn,
  name: 'ООО "СЕВЕРНЫЙ ВЕТЕР"',
  ceoName: stored.ceoName,
  kpp: null,
  ogrn: stored.ogrn,
  legalAddress: MOVED,
  okopf: { code: '12300', name: 'Общества с ограниченной ответственностью' },
  status: 'ACTIVE',
  receivedDateTime: '2026-11-20T12:15:00',
};
const REGISTER = '/v1/organization/registry-data/o1';

const answersOf = (registry: object = register): Answers => ({
  '/v1/organization/o1': { status: 200, body: stored },
  '/v1/organization': { status: 200, body: stored },
  '/v1/user': { status: 200, body: anna },
  [REGISTER]: { status: 200, body: registry },
});

async function compare(answers: Answers = answersOf(), user = anna) {
  const tab = await renderTab(<OrganizationTab />, answers, user);
  await screen.findByText(stored.itn);
  await tab.user.click(screen.getByRole('button', { name: 'Сверить с реестром' }));
  return tab;
}

const row = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body);
const box = (label: string) => screen.getByRole('checkbox', { name: `Принять «${label}»` });
const accept = () => screen.getByRole('button', { name: 'Принять выбранное' });

beforeEach(() => {
  stubBrowser();
  toast.clear();
});

describe('the comparison with the state register', () => {
  it('asks the register only when it is wanted', async () => {
    const tab = await renderTab(<OrganizationTab />, answersOf());
    await screen.findByText(stored.itn);
    expect(tab.calls('GET').filter(({ path }) => path === REGISTER)).toEqual([]);
    await tab.user.click(screen.getByRole('button', { name: 'Сверить с реестром' }));
    expect(await screen.findByText(/Найдено/)).toBeVisible();
    expect(tab.calls('GET').filter(({ path }) => path === REGISTER)).toHaveLength(1);
  });

  it('shows field by field what agrees, what differs and what is only spelt otherwise', async () => {
    await compare();
    expect(await screen.findByText('Найдено 2 отличия от реестра.')).toBeVisible();
    expect(screen.getByText('Данные получены 20.11.2026, 12:15')).toBeVisible();
    expect(screen.getByText('Действует')).toBeVisible();
    expect(row('ИНН').getByText('Совпадает')).toBeVisible();
    expect(row('КПП').getByText('Не с чем сверить')).toBeVisible();
    expect(row('Юридический адрес').getByText('Отличается')).toBeVisible();
    expect(row('Юридический адрес').getByText(MOVED)).toBeVisible();
    expect(row('Наименование').getByText('отличается только написанием')).toBeVisible();
    expect(row('Наименование').queryByRole('checkbox')).not.toBeInTheDocument();
    expect(row('ИНН').queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('sends what was ticked with everything else as it is stored', async () => {
    const answers = answersOf();
    const { user, calls } = await compare(answers);
    await screen.findByText(/Найдено/);
    expect(accept()).toHaveAccessibleDescription('Отметьте, что принять из реестра');
    await user.click(accept());
    expect(calls('PUT')).toEqual([]);

    await user.click(box('Юридический адрес'));
    const moved = { ...stored, legalAddress: MOVED };
    answers['/v1/organization/o1'] = { status: 200, body: moved };
    answers['/v1/organization'] = { status: 200, body: moved };
    await user.dblClick(accept());
    expect(await screen.findByText('Найдено 1 отличие от реестра.')).toBeVisible();
    expect(calls('PUT').map(({ body }) => body)).toEqual([
      {
        id: 'o1',
        legalStatus: { name: 'LEGAL_ENTITY' },
        itn: stored.itn,
        name: stored.name,
        ceoName: stored.ceoName,
        kpp: stored.kpp,
        ogrn: stored.ogrn,
        legalAddress: MOVED,
        okopf: null,
      },
    ]);
    expect(toast.messages()[0]?.text).toBe('Данные организации обновлены по реестру');
    expect(screen.getByText('Найдено 1 отличие от реестра.')).toHaveFocus();
  });

  it('takes over all of it at once', async () => {
    const { user, calls } = await compare();
    await user.click(await screen.findByRole('button', { name: 'Выбрать все' }));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await user.click(accept());
    await waitFor(() => expect(calls('PUT')).toHaveLength(1));
    expect(calls('PUT')[0]?.body).toMatchObject({
      name: stored.name,
      legalAddress: MOVED,
      okopf: register.okopf,
      kpp: stored.kpp,
    });
  });

  it('says so when nothing differs', async () => {
    await compare(answersOf({ ...stored, status: 'ACTIVE', receivedDateTime: '2026-11-20' }));
    expect(await screen.findByText('Данные в кабинете совпадают с реестром.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('warns of an organization that is no more', async () => {
    await compare(answersOf({ ...register, status: 'LIQUIDATED' }));
    expect(await screen.findByText('Ликвидирована')).toBeVisible();
    expect(screen.getByText(/По данным реестра организация ликвидирована/)).toBeVisible();
  });

  it('lets others than the administrator look, not accept', async () => {
    const reader = { ...anna, roles: [{ id: 'USER' as const, name: '', deleted: false }] };
    await compare(answersOf(), reader);
    expect(await screen.findByText(/Найдено/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Принять выбранное' })).not.toBeInTheDocument();
  });

  it.each([
    ['404', { status: 404 }, 'Раздел пока недоступен'],
    ['405', { status: 405 }, 'Раздел пока недоступен'],
    ['429', { status: 429, body: { message: 'Слишком часто' } }, 'Слишком часто'],
    ['a lost network', 'lost' as const, 'Нет связи с сервером'],
  ])('survives a register that answers %s, and asks it again', async (_, refusal, text) => {
    const answers = answersOf();
    answers[REGISTER] = refusal;
    const { user } = await compare(answers);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    answers[REGISTER] = { status: 200, body: register };
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText(/Найдено/)).toBeVisible();
  });

  it.each([
    ['400', { status: 400, body: { message: 'Данные не разобраны' } }, 'Данные не разобраны'],
    ['409', { status: 409, body: { message: 'Уже изменено' } }, 'Уже изменено'],
    ['429', { status: 429, body: { message: 'Слишком часто' } }, 'Слишком часто'],
    ['a lost network', 'lost' as const, 'Нет связи с сервером'],
  ])('keeps the choice after %s, sent once', async (_, refusal, text) => {
    const answers = answersOf();
    const { user, calls } = await compare(answers);
    await screen.findByText(/Найдено/);
    await user.click(box('Юридический адрес'));
    answers['/v1/organization'] = refusal;
    await user.dblClick(accept());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(box('Юридический адрес')).toBeChecked();
    expect(calls('PUT')).toHaveLength(1);
  });

  it('shows what the server says about a field at its box', async () => {
    const answers = answersOf();
    const { user } = await compare(answers);
    await screen.findByText(/Найдено/);
    await user.click(box('Юридический адрес'));
    answers['/v1/organization'] = {
      status: 422,
      body: {
        message: 'Проверьте данные',
        fieldErrors: [{ field: 'legalAddress', message: 'Адрес слишком длинный' }],
      },
    };
    await user.click(accept());
    expect(await screen.findByText('Адрес слишком длинный')).toBeVisible();
    expect(box('Юридический адрес')).toHaveAccessibleDescription('Адрес слишком длинный');
  });
});
