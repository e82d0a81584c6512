// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toasts } from '../../../../test/render/toasts';
import type { Fault } from '../../../../test/backend/faults/fault';
import {
  POSYLKA_PLUS,
  REGISTER_NEWS,
  SEVERNY_VETER,
} from '../../../../test/backend/scenarios/companies';
import { testCabinet, type Visit } from '../../../../test/render/cabinet';
import OrganizationTab from './OrganizationTab';

const cabinet = testCabinet();
const MOVED = REGISTER_NEWS[SEVERNY_VETER.id]?.legalAddress ?? '';

async function open(visit?: Visit, itn = SEVERNY_VETER.itn) {
  const shown = await cabinet.show({ '/profile': <OrganizationTab /> }, visit);
  await screen.findByText(itn);
  return shown;
}

async function compare(visit?: Visit, itn?: string) {
  const shown = await open(visit, itn);
  await shown.user.click(screen.getByRole('button', { name: 'Сверить с реестром' }));
  return shown;
}

const row = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body);
const box = (label: string) => screen.getByRole('checkbox', { name: `Принять «${label}»` });
const accept = () => screen.getByRole('button', { name: 'Принять выбранное' });
const asked = () => cabinet.sent('getOrganizationRegistryData');
const sent = () => cabinet.sent('updateOrganization');

describe('the comparison with the state register', () => {
  it('loads the register on request, and shows the differences field by field', async () => {
    const { user } = await open();
    expect(asked()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Сверить с реестром' }));
    expect(await screen.findByText('Найдено 1 отличие от реестра.')).toBeVisible();
    expect(asked()).toHaveLength(1);
    expect(screen.getByText('Данные получены')).toHaveTextContent(
      /^Данные получены \d\d\.\d\d\.\d{4}, \d\d:\d\d$/,
    );
    expect(screen.getByText('Действует')).toBeVisible();
    expect(row('ИНН').getByText('Совпадает')).toBeVisible();
    expect(row('Юридический адрес').getByText('Отличается')).toBeVisible();
    expect(row('Юридический адрес').getByText(MOVED)).toBeVisible();
    expect(row('Наименование').getByText('отличается только написанием')).toBeVisible();
    expect(row('Наименование').queryByRole('checkbox')).not.toBeInTheDocument();
    expect(row('ИНН').queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('sends the checked values, and leaves everything else unchanged', async () => {
    const { user } = await compare();
    await screen.findByText(/Найдено/);
    expect(accept()).toHaveAccessibleDescription('Отметьте, что принять из реестра');
    await user.click(accept());
    expect(sent()).toEqual([]);

    await user.click(box('Юридический адрес'));
    await user.dblClick(accept());
    const agreement = await screen.findByText('Данные в кабинете совпадают с реестром.');
    const { id, itn, name, ceoName, kpp, ogrn } = SEVERNY_VETER;
    expect(sent()).toEqual([
      {
        id,
        legalStatus: { name: 'LEGAL_ENTITY' },
        itn,
        name,
        ceoName,
        kpp,
        ogrn,
        legalAddress: MOVED,
        okopf: { code: '12300', name: 'Общества с ограниченной ответственностью' },
      },
    ]);
    expect(toasts()[0]?.text).toBe('Данные организации обновлены по реестру');
    expect(agreement).toHaveFocus();
  });

  it('does not move the focus if the user has focused another element during the save', async () => {
    const { user } = await compare();
    await screen.findByText(/Найдено/);
    await user.click(box('Юридический адрес'));
    const release = cabinet.hold('updateOrganization');
    await user.click(accept());
    await waitFor(() => expect(sent()).toHaveLength(1));
    const elsewhere = screen.getByRole('button', { name: 'Скопировать ИНН' });
    elsewhere.focus();
    release();
    await screen.findByText('Данные в кабинете совпадают с реестром.');
    expect(elsewhere).toHaveFocus();
  });

  it('adopts all values in one save, and then shows no difference', async () => {
    const news = REGISTER_NEWS[SEVERNY_VETER.id] ?? {};
    news.ceoName = 'Соколова Вера Викторовна';
    onTestFinished(() => void delete news.ceoName);
    const { user } = await compare();
    await user.click(await screen.findByRole('button', { name: 'Выбрать все' }));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await user.click(accept());
    expect(await screen.findByText('Данные в кабинете совпадают с реестром.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(sent()).toMatchObject([
      { name: SEVERNY_VETER.name, ceoName: 'Соколова Вера Викторовна', legalAddress: MOVED },
    ]);
  });

  it('warns of a liquidation, and is read-only for users other than the administrator', async () => {
    await compare({ as: 'morozov@posylka-plus.ru' }, POSYLKA_PLUS.itn);
    expect(await screen.findByText('В процессе ликвидации')).toBeVisible();
    expect(screen.getByText(/организация находится в процессе ликвидации/)).toBeVisible();
    expect(screen.getByText(/Найдено/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Принять выбранное' })).not.toBeInTheDocument();
  });

  it.each<[string, Fault, string]>([
    ['404', { kind: '404' }, 'Раздел пока недоступен'],
    ['429', { kind: '429', message: 'Слишком часто' }, 'Слишком часто'],
    ['a lost network', { kind: 'drop' }, 'Нет связи с сервером'],
  ])('shows a message after %s, and can be retried', async (_, { kind, ...more }, text) => {
    cabinet.fail('getOrganizationRegistryData', kind, more);
    const { user } = await compare();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    cabinet.mend();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText(/Найдено/)).toBeVisible();
  });

  it.each<[string, Fault, string]>([
    ['400', { kind: '400', message: 'Данные не разобраны' }, 'Данные не разобраны'],
    ['409', { kind: '409', message: 'Уже изменено' }, 'Уже изменено'],
    ['429', { kind: '429', message: 'Слишком часто' }, 'Слишком часто'],
    ['a lost network', { kind: 'drop' }, 'Нет связи с сервером'],
  ])('keeps the selection after %s, and makes one call', async (_, { kind, ...more }, text) => {
    const { user } = await compare();
    await screen.findByText(/Найдено/);
    await user.click(box('Юридический адрес'));
    cabinet.fail('updateOrganization', kind, more);
    await user.dblClick(accept());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(box('Юридический адрес')).toBeChecked();
    expect(sent()).toHaveLength(1);
  });

  it('shows the server’s message at the checkbox of its field', async () => {
    const { user } = await compare();
    await screen.findByText(/Найдено/);
    await user.click(box('Юридический адрес'));
    cabinet.fail('updateOrganization', '422', {
      message: 'Проверьте данные',
      fieldErrors: [{ field: 'legalAddress', message: 'Адрес слишком длинный' }],
    });
    await user.click(accept());
    await waitFor(() =>
      expect(box('Юридический адрес')).toHaveAccessibleDescription('Адрес слишком длинный'),
    );
    expect(screen.getByText('Адрес слишком длинный')).toBeVisible();
  });
});
