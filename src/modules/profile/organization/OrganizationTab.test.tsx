// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetForms } from '../../../forms/form/keptInput';
import { anna, stubBrowser } from '../../../shell/testing/cabinetForTests';
import { toast } from '../../../shell/toast/toasts';
import { renderTab, type Answers } from '../testing/renderTab';
import OrganizationTab from './OrganizationTab';

const okopf = { code: '12300', name: 'Общества с ограниченной ответственностью' };
const stored = { ...anna.organization, ogrn: '1027801234560', okopf, secret: 'x' };

const FIND_OKOPF = '/v1/organization/okopf/find';
const forms = [okopf, { code: '12267', name: 'Непубличные акционерные общества' }];

const answersOf = (organization: object = stored): Answers => ({
  '/v1/organization/o1': { status: 200, body: organization },
  '/v1/organization': { status: 200, body: organization },
  '/v1/user': { status: 200, body: anna },
  [FIND_OKOPF]: {
    status: 200,
    body: { content: forms, totalElements: 2, totalPages: 1, number: 0, size: 20 },
  },
});

async function open(answers: Answers = answersOf(), user = anna) {
  const tab = await renderTab(<OrganizationTab />, answers, user);
  await screen.findByText('7801234564');
  return tab;
}

async function openForm(answers: Answers = answersOf()) {
  const tab = await open(answers);
  await tab.user.click(screen.getByRole('button', { name: 'Изменить' }));
  return tab;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Сохранить' });

beforeEach(() => {
  stubBrowser();
  forgetForms();
  toast.clear();
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => {};
});

describe('the organization', () => {
  it('is read by everybody, with a button to copy each requisite and one for all', async () => {
    const reader = { ...anna, roles: [{ id: 'USER' as const, name: '', deleted: false }] };
    const { user } = await open(answersOf(), reader);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('ООО «Северный ветер»');
    expect(screen.queryByRole('button', { name: 'Изменить' })).not.toBeInTheDocument();
    expect(screen.getByText(/может администратор организации/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Скопировать ИНН' }));
    expect(await navigator.clipboard.readText()).toBe('7801234564');
    await user.click(screen.getByRole('button', { name: 'Скопировать реквизиты' }));
    expect(await navigator.clipboard.readText()).toContain('КПП: 780101001\nОГРН: 1027801234560');
  });

  it('is not changed by an administrator whose role was taken away', async () => {
    const former = { ...anna, roles: [{ id: 'USER_ADMIN' as const, name: '', deleted: true }] };
    await open(answersOf(), former);
    expect(screen.queryByRole('button', { name: 'Изменить' })).not.toBeInTheDocument();
  });

  it('has no КПП when it is a sole proprietor', async () => {
    await openForm(answersOf({ ...stored, legalStatus: { name: 'INDIVIDUAL' }, kpp: null }));
    expect(field('ОГРНИП')).toBeVisible();
    expect(screen.queryByText('КПП')).not.toBeInTheDocument();
  });

  it('that cannot be loaded says why, and can be asked for again', async () => {
    const answers = answersOf();
    answers['/v1/organization/o1'] = { status: 403, body: { message: 'Нет доступа' } };
    const { user } = await renderTab(<OrganizationTab />, answers);
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет доступа');
    answers['/v1/organization/o1'] = { status: 200, body: stored };
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('7801234564')).toBeVisible();
  });
});

describe('the form of the organization', () => {
  it('shows the first broken rule of each field, and sends nothing', async () => {
    const { user, calls } = await openForm();
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
    expect(calls('PUT')).toEqual([]);
  });

  it('sends what the contract has, once, and says that it is saved', async () => {
    const { user, calls } = await openForm();
    await user.clear(field('Юридический адрес'));
    await user.type(field('Юридический адрес'), ' г. Псков ');
    await user.clear(field('КПП'));
    await user.dblClick(save());
    expect(await screen.findByRole('button', { name: 'Изменить' })).toBeVisible();
    const { itn, name, ceoName, ogrn } = stored;
    expect(calls('PUT')).toEqual([
      {
        method: 'PUT',
        path: '/v1/organization',
        body: {
          id: 'o1',
          legalStatus: { name: 'LEGAL_ENTITY' },
          itn,
          name,
          ceoName,
          ogrn,
          okopf,
          kpp: null,
          legalAddress: 'г. Псков',
        },
      },
    ]);
    expect(toast.messages().map(({ text }) => text)).toEqual(['Данные организации сохранены']);
  });

  it('finds a legal form by name, chooses it by keyboard and sends its code', async () => {
    const { user, calls } = await openForm();
    const form = screen.getByRole('combobox', { name: 'Организационно-правовая форма' });
    expect(form).toHaveValue(okopf.name);
    await user.clear(form);
    await user.type(form, 'акционерные');
    await screen.findByRole('option', { name: /Непубличные/ });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(form).toHaveValue('Непубличные акционерные общества');
    await user.click(save());
    await waitFor(() => expect(calls('PUT')).toHaveLength(1));
    expect(calls('PUT')[0]?.body).toMatchObject({ okopf: forms[1] });
    const searches = calls('POST').filter(({ path }) => path === FIND_OKOPF);
    expect(searches.at(-1)?.body).toMatchObject({
      filters: [{ field: 'name', value: 'акционерные', operation: 'LIKE' }],
    });
  });

  it.each([
    ['400', { status: 400, body: { message: 'Данные не разобраны' } }, /Данные не разобраны/],
    ['409', { status: 409, body: { message: 'Такой ИНН уже есть' } }, /Такой ИНН уже есть/],
    ['429', { status: 429, body: { message: 'Слишком часто' } }, /Слишком часто/],
    ['a lost network', 'lost' as const, /Нет связи с сервером/],
  ])(
    'keeps everything after %s, says what happened, and sent it once',
    async (_, refusal, text) => {
      const answers = answersOf();
      const { user, calls } = await openForm(answers);
      await user.type(field('Наименование'), ' плюс');
      answers['/v1/organization'] = refusal;
      await user.dblClick(save());
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(field('Наименование')).toHaveValue('ООО «Северный ветер» плюс');
      expect(calls('PUT')).toHaveLength(1);

      answers['/v1/organization'] = { status: 200, body: stored };
      await user.click(save());
      expect(await screen.findByRole('button', { name: 'Изменить' })).toBeVisible();
      expect(calls('PUT')).toHaveLength(2);
    },
  );

  it('shows what the server says about a field under it', async () => {
    const answers = answersOf();
    const { user } = await openForm(answers);
    answers['/v1/organization'] = {
      status: 422,
      body: {
        message: 'Проверьте данные',
        fieldErrors: [
          { field: 'ogrn', message: 'ОГРН не найден' },
          { field: 'okopf', message: 'Такой формы нет' },
        ],
      },
    };
    await user.click(save());
    await waitFor(() => expect(field('ОГРН')).toHaveAccessibleDescription('ОГРН не найден'));
    expect(screen.getByText('Такой формы нет')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Проверьте данные');
  });

  it('comes back with what was typed after an outage', async () => {
    const answers = answersOf();
    const { user, router } = await openForm(answers);
    await user.type(field('Руководитель'), ' мл.');
    answers['/v1/organization'] = { status: 503 };
    await user.click(save());
    await screen.findByText('Сервис временно недоступен');
    await act(() => router.navigate('/profile'));
    expect(await screen.findByRole('textbox', { name: 'Руководитель' })).toHaveValue(
      'Соколова Анна Игоревна мл.',
    );
  });

  it('asks before what was typed is given up, and then forgets it', async () => {
    const { user } = await openForm();
    await user.type(field('Руководитель'), ' мл.');
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Продолжить ввод' }));
    expect(field('Руководитель')).toHaveValue('Соколова Анна Игоревна мл.');

    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    await user.click(await screen.findByRole('button', { name: 'Не сохранять' }));
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    expect(field('Руководитель')).toHaveValue('Соколова Анна Игоревна');
  });

  it('asks before another page is opened over unsaved changes', async () => {
    const { user, router } = await openForm();
    await user.type(field('Руководитель'), ' мл.');
    act(() => void router.navigate('/offer'));
    await user.click(await screen.findByRole('button', { name: 'Остаться' }));
    expect(field('Руководитель')).toHaveValue('Соколова Анна Игоревна мл.');

    act(() => void router.navigate('/offer'));
    await user.click(await screen.findByRole('button', { name: 'Уйти' }));
    await screen.findByText('Страховые продукты');
    await act(() => router.navigate('/profile'));
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    expect(field('Руководитель')).toHaveValue('Соколова Анна Игоревна');
  });
});
