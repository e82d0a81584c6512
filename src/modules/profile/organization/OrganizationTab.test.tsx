// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../../../test/render/toasts';
import type { Fault } from '../../../../test/backend/faults/fault';
import { BELOVA, BUYERS, SEVERNY_VETER } from '../../../../test/backend/scenarios/companies';
import { SOKOLOVA_ID } from '../../../../test/backend/scenarios/people';
import { takeBack } from '../../../../test/faults/hands';
import { testCabinet, type Visit } from '../../../../test/render/cabinet';
import OrganizationTab from './OrganizationTab';

const cabinet = testCabinet();
const tab = { '/profile': <OrganizationTab /> };

async function open(visit?: Visit, itn = SEVERNY_VETER.itn) {
  const shown = await cabinet.show(tab, visit);
  await screen.findByText(itn);
  return shown;
}

async function openForm() {
  const shown = await open();
  await shown.user.click(screen.getByRole('button', { name: 'Изменить' }));
  return shown;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const sent = () => cabinet.sent('updateOrganization');

describe('the organization', () => {
  it('is visible to every user, who can copy one requisite or all of them', async () => {
    const { user } = await open({ as: 'elkina@severveter.ru' });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('ООО «Северный ветер»');
    expect(screen.queryByRole('button', { name: 'Изменить' })).not.toBeInTheDocument();
    expect(screen.getByText(/может администратор организации/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Скопировать ИНН' }));
    expect(await navigator.clipboard.readText()).toBe(SEVERNY_VETER.itn);
    await user.click(screen.getByRole('button', { name: 'Скопировать все' }));
    expect(await navigator.clipboard.readText()).toContain('КПП: 780101001\nОГРН: 1027801234560');
  });

  it('cannot be changed by an administrator whose role was removed', async () => {
    cabinet.backend.world.db.userRole.update({
      where: { userId: { equals: SOKOLOVA_ID }, roleId: { equals: 'USER_ADMIN' } },
      data: { deleted: true },
    });
    await open();
    expect(screen.queryByRole('button', { name: 'Изменить' })).not.toBeInTheDocument();
  });

  it('has no КПП for a sole proprietor', async () => {
    await open({ as: 'belova@lavka-belovoy.ru' }, BELOVA.itn);
    expect(screen.getByText('ОГРНИП')).toBeVisible();
    expect(screen.queryByText('КПП')).not.toBeInTheDocument();
  });

  it('shows why it could not be loaded, and can be reloaded', async () => {
    cabinet.fail('getOrganization', '403', { message: 'Нет доступа' });
    const { user } = await cabinet.show(tab);
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет доступа');
    cabinet.mend();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText(SEVERNY_VETER.itn)).toBeVisible();
  });
});

describe('the form of the organization', () => {
  // jsdom cannot scroll.
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => {};
  });

  it('shows the first broken rule of each field, and sends nothing', async () => {
    const { user } = await openForm();
    await user.clear(field('ИНН'));
    await user.tab();
    expect(field('ИНН')).toHaveAccessibleDescription('Поле обязательно для заполнения');
    await user.type(field('ИНН'), '7801234565');
    expect(field('ИНН')).toHaveAccessibleDescription('Неправильное контрольное число ИНН');
    await user.clear(field('ОГРН'));
    await user.type(field('ОГРН'), '1027801234561');
    await user.clear(field('КПП'));
    await user.type(field('КПП'), '7801');
    await user.clear(field('Руководитель'));
    await user.click(save());
    expect(screen.getByText('ОГРН некорректен')).toBeVisible();
    expect(screen.getByText('КПП некорректен')).toBeVisible();
    expect(await screen.findByText(/Проверьте поля:/)).toHaveTextContent(
      'Проверьте поля: ИНН, ОГРН, КПП, Руководитель',
    );
    await waitFor(() => expect(field('ИНН')).toHaveFocus());
    expect(sent()).toEqual([]);
  });

  it('sends the contract’s fields once, and reports the success', async () => {
    const { user } = await openForm();
    await user.clear(field('Юридический адрес'));
    await user.type(field('Юридический адрес'), ' г. Псков ');
    await user.clear(field('КПП'));
    await user.dblClick(save());
    expect(await screen.findByRole('button', { name: 'Изменить' })).toBeVisible();
    expect(await screen.findByText('г. Псков')).toBeVisible();
    const { id, itn, name, ceoName, ogrn } = SEVERNY_VETER;
    expect(sent()).toEqual([
      {
        id,
        legalStatus: { name: 'LEGAL_ENTITY' },
        itn,
        name,
        ceoName,
        ogrn,
        okopf: { code: '12300', name: 'Общества с ограниченной ответственностью' },
        kpp: null,
        legalAddress: 'г. Псков',
      },
    ]);
    expect(toasts().map(({ text }) => text)).toEqual(['Данные организации сохранены']);
  });

  it.each([
    ['goes back to the organization', false],
    ['stays with a user who has moved on meanwhile', true],
  ])('saves, and the focus %s', async (_name, goesOn) => {
    const page = (
      <>
        <button>Меню</button>
        <OrganizationTab />
      </>
    );
    const { user } = await cabinet.show({ '/profile': page });
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await user.type(field('Юридический адрес'), ', 2');
    const release = cabinet.hold('updateOrganization');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    if (goesOn) screen.getByRole('button', { name: 'Меню' }).focus();
    release();
    await screen.findByRole('button', { name: 'Изменить' });
    const place = goesOn
      ? screen.getByRole('button', { name: 'Меню' })
      : screen.getByRole('region', { name: 'Организация' });
    await waitFor(() => expect(place).toHaveFocus());
  });

  it('finds a legal form by name, and sends its code', async () => {
    const { user } = await openForm();
    const form = screen.getByRole('combobox', { name: 'Организационно-правовая форма' });
    expect(form).toHaveValue('Общество с ограниченной ответственностью');
    await user.clear(form);
    await user.type(form, 'непубличные');
    await screen.findByRole('option', { name: /^Непубличные/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(form).toHaveValue('Непубличное акционерное общество');
    await user.click(save());
    await waitFor(() => expect(sent()).toMatchObject([{ okopf: { code: '12267' } }]));
    await screen.findByRole('button', { name: 'Изменить' });
  });

  it.each<[string, Fault, string]>([
    ['400', { kind: '400', message: 'Данные не разобраны' }, 'Данные не разобраны'],
    ['429', { kind: '429', message: 'Слишком часто' }, 'Слишком часто'],
    ['a lost network', { kind: 'drop' }, 'Нет связи с сервером'],
  ])(
    'keeps the input after %s, shows the error, and makes one call',
    async (_, { kind, ...more }, text) => {
      const { user } = await openForm();
      await user.type(field('Наименование'), ' плюс');
      cabinet.fail('updateOrganization', kind, more);
      await user.dblClick(save());
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(field('Наименование')).toHaveValue('ООО «Северный ветер» плюс');
      expect(sent()).toHaveLength(1);

      cabinet.mend();
      await user.click(save());
      expect(await screen.findByRole('button', { name: 'Изменить' })).toBeVisible();
      expect(sent()).toHaveLength(2);
    },
  );

  it('fills in data for another ИНН only after «Заменить введённое»', async () => {
    const { user } = await openForm();
    await user.clear(field('ИНН'));
    await user.type(field('ИНН'), '7842123454');
    const replace = await screen.findByRole('button', { name: 'Заменить введённое' });
    expect(field('КПП')).toHaveValue(SEVERNY_VETER.kpp);
    await user.click(replace);
    expect(field('Наименование')).toHaveValue('ООО «Речной причал»');
    expect(field('КПП')).toHaveValue('784201001');
    expect(field('Руководитель')).toHaveValue('Ершова Нина Сергеевна');
    await user.click(save());
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ kpp: '784201001' })]));
  });

  it.each(['404', '405', '501'] as const)(
    'can be filled in by hand if the server has no register (%s)',
    async (kind) => {
      const { user } = await openForm();
      cabinet.fail('findOrganizationByItn', kind);
      await user.clear(field('ИНН'));
      await user.type(field('ИНН'), '7842123454');
      await waitFor(() => expect(cabinet.calls()).toContain('findOrganizationByItn'));
      await user.clear(field('КПП'));
      await user.type(field('КПП'), '784201001');
      await user.click(save());
      await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ kpp: '784201001' })]));
    },
  );

  it('says that another organization has the ИНН', async () => {
    const { user } = await openForm();
    await user.clear(field('ИНН'));
    await user.type(field('ИНН'), BUYERS[0]?.itn ?? '');
    await user.click(save());
    expect(await screen.findByText('Организация с таким ИНН уже есть')).toBeVisible();
    expect(field('ИНН')).toHaveValue(BUYERS[0]?.itn);
  });

  it('shows the server’s message about a field under that field', async () => {
    const { user } = await openForm();
    cabinet.fail('updateOrganization', '422', {
      message: 'Проверьте данные',
      fieldErrors: [
        { field: 'ogrn', message: 'ОГРН не найден' },
        { field: 'okopf', message: 'Такой формы нет' },
      ],
    });
    await user.click(save());
    await waitFor(() => expect(field('ОГРН')).toHaveAccessibleDescription('ОГРН не найден'));
    expect(screen.getByText('Такой формы нет')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Проверьте данные');
  });

  it('keeps the input during an outage', async () => {
    const { user, goTo } = await openForm();
    await user.type(field('Руководитель'), ' мл.');
    cabinet.fail('updateOrganization', '503');
    await user.click(save());
    await screen.findByText('Сервис временно недоступен');
    await goTo('/profile');
    expect(await screen.findByRole('textbox', { name: 'Руководитель' })).toHaveValue(
      'Соколова Анна Викторовна мл.',
    );
  });

  it('restores the input on «Вернуть» after a cancellation, and shows the stored values otherwise', async () => {
    const { user } = await openForm();
    await user.type(field('Руководитель'), ' мл.');
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    expect(await screen.findByRole('button', { name: 'Изменить' })).toBeVisible();
    await takeBack();
    expect(field('Руководитель')).toHaveValue('Соколова Анна Викторовна мл.');

    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    expect(field('Руководитель')).toHaveValue('Соколова Анна Викторовна');
  });

  it('asks for confirmation before unsaved changes are lost', async () => {
    const { user, router, goTo } = await openForm();
    await user.type(field('Руководитель'), ' мл.');
    act(() => void router.navigate('/offer'));
    await user.click(await screen.findByRole('button', { name: 'Остаться' }));
    expect(field('Руководитель')).toHaveValue('Соколова Анна Викторовна мл.');

    act(() => void router.navigate('/offer'));
    await user.click(await screen.findByRole('button', { name: 'Уйти' }));
    await screen.findByText('Страховые продукты');
    await goTo('/profile');
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    expect(field('Руководитель')).toHaveValue('Соколова Анна Викторовна');
  });
});
