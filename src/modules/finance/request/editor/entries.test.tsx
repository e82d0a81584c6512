// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clearToasts, toasts } from '../../../../../test/render/toasts';
import { takeBack } from '../../../../../test/faults/hands';
import { testCabinet } from '../../../../../test/render/cabinet';
import { wholeOrdinals } from '../../../../lib/shownText';
import { openRequest, PARTLY_ID, READY_ID, stepHeading } from '../testing/openRequest';

const cabinet = testCabinet();
const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));

function type(label: string, value: string) {
  const input = screen.getByLabelText(label);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

describe('an entry of a list', () => {
  it('shows no validation errors if it is new and untouched', async () => {
    cabinet.backend.world.db.financeForm.update(READY_ID, { founders: [] });
    await openRequest(cabinet, READY_ID, '?step=founders');
    await stepHeading('Учредители');
    press('Далее');
    expect(await screen.findByText('1 ошибка')).toBeInTheDocument();
    press('Добавить учредителя');
    expect(screen.queryByText(/ошиб/)).toBeNull();
    expect(screen.queryByText('Поле обязательно для заполнения')).toBeNull();
    press('Далее');
    expect(await screen.findByText(/ошиб/)).toBeInTheDocument();
  });

  it('shows only the first and last four digits of the ИНН while it is closed', async () => {
    const [founder] = cabinet.backend.world.db.financeForm.get(READY_ID)?.founders ?? [];
    const itn = founder?.itn ?? '';
    await openRequest(cabinet, READY_ID, '?step=founders');
    await stepHeading('Учредители');
    const row = screen.getByText(new RegExp(`ИНН\\s${itn.slice(0, 4)} •••• ${itn.slice(-4)}$`));
    expect(row).toBeVisible();
    expect(document.body).not.toHaveTextContent(itn);
    expect(screen.getByText('Доли вместе: 100 %')).toBeVisible();
    expect(screen.getByText('Бенефициар — больше 25 %')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Шаги заявки' })).toBeVisible();
  });

  it('opens with the focus on its first field', async () => {
    await openRequest(cabinet, READY_ID, '?step=contacts');
    await stepHeading('Контактные данные');
    fireEvent.click(screen.getByLabelText('Изменить: Зайцева Вера Павловна'));
    const frame = screen.getByText('Контактное лицо 2').closest('fieldset');
    expect(frame?.querySelector('input, select')).toHaveFocus();
  });

  it('is dropped by «Отменить», and can be restored if it had input', async () => {
    await openRequest(cabinet, READY_ID, '?step=founders');
    await stepHeading('Учредители');
    press('Добавить учредителя');
    type('Фамилия', 'Ветров');
    press('Отменить');
    await waitFor(() => expect(screen.queryByLabelText('Фамилия')).toBeNull());
    expect(toasts().map(({ text }) => text)).toEqual(['Изменения в записи отменены']);
    await takeBack();
    expect(screen.getByLabelText('Фамилия')).toHaveValue('Ветров');
    expect(screen.getByLabelText('Фамилия').closest('fieldset[id]')).toHaveFocus();
    press('Отменить');
    await waitFor(() => expect(screen.queryByLabelText('Фамилия')).toBeNull());
    clearToasts();
    press('Добавить учредителя');
    press('Отменить');
    await waitFor(() => expect(screen.queryByLabelText('Фамилия')).toBeNull());
    expect(toasts()).toEqual([]);
  });
});

it('the fields of the bank account are required, and each has its own message', async () => {
  await openRequest(cabinet, READY_ID, '?step=account');
  await stepHeading('Банковские реквизиты');
  for (const [label, empty] of [
    ['БИК', 'БИК пуст'],
    ['Банк', 'Поле обязательно для заполнения'],
    ['Корреспондентский счёт', 'К/С пуст'],
    ['Расчётный счёт', 'Р/С пуст'],
  ] as const) {
    type(label, '');
    expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(empty);
    expect(screen.getByText(label).parentElement).toHaveTextContent(`${label}*`);
  }
});

describe('a step that the server refuses', () => {
  it('is marked in the list of steps until it is changed, and its wrong field gets the focus', async () => {
    await openRequest(cabinet, READY_ID, '?step=review');
    await stepHeading('Проверка и отправка');
    cabinet.fail('sendFinanceRequest', '400', {
      message: 'Проверьте заполнение анкеты',
      fieldErrors: [{ field: 'paymentDetails.bik', message: 'Банк закрыт' }],
    });
    press('Отправить заявку');
    await stepHeading('Банковские реквизиты');
    const bik = await screen.findByLabelText('БИК');
    await waitFor(() => expect(bik).toHaveAccessibleDescription('Банк закрыт'));
    await waitFor(() => expect(bik).toHaveFocus());
    expect(screen.getByText('1 ошибка')).toBeInTheDocument();
    type('Банк', 'Другой банк');
    expect(screen.queryByText('1 ошибка')).toBeNull();
  });
});

it.each([
  ['organization', 'Организация'],
  ['review', 'Проверка и отправка'],
])('the organization’s address keeps «7-я» on one line in the step %s', async (step, title) => {
  await openRequest(cabinet, READY_ID, `?step=${step}`);
  await stepHeading(title);
  expect(document.body).toHaveTextContent('7\u2011я линия В. О.');
});

describe('the review of a request', () => {
  it('shows the data of the steps with links to change them, and masks the passport number', async () => {
    const [founder] = cabinet.backend.world.db.financeForm.get(READY_ID)?.founders ?? [];
    const passport = founder?.passport;
    await openRequest(cabinet, READY_ID, '?step=review');
    await stepHeading('Проверка и отправка');
    const main = document.body;
    expect(main).toHaveTextContent('Дата рождения');
    expect(main).toHaveTextContent(wholeOrdinals(founder?.address ?? '-'));
    expect(main).toHaveTextContent(`•••• •••${passport?.number?.slice(-3) ?? '-'}`);
    expect(main).not.toHaveTextContent(passport?.number ?? '-');
    expect(main).toHaveTextContent('Юридический адрес');
    expect(main).toHaveTextContent('Расчётный счёт');
    expect(screen.getAllByRole('link', { name: /^Изменить: / })).toHaveLength(4);
  });

  it('shows a sole proprietor’s ОГРНИП instead of founders, before and after the request is sent', async () => {
    const { world } = cabinet.backend;
    const { organizationId } = world.db.financeForm.get(READY_ID) ?? {};
    world.db.organization.update({
      where: { id: { equals: organizationId ?? '' } },
      data: { legalStatusName: 'INDIVIDUAL' },
    });
    await openRequest(cabinet, READY_ID, '?step=review');
    await stepHeading('Проверка и отправка');
    const folded = screen.getByText('ОГРНИП').closest('details');
    folded?.setAttribute('open', '');
    expect(screen.getByText('ОГРНИП')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Учредители' })).toBeNull();
    press('Отправить заявку');
    expect(await screen.findByText('Заявка отправлена')).toBeVisible();
    expect(screen.getByText('ОГРНИП')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Учредители' })).toBeNull();
  });
});

describe('the fields of a passport', () => {
  it('are a group with a name, and a note says why a reopened draft lacks them', async () => {
    const { view } = await openRequest(cabinet, PARTLY_ID, '?step=founders');
    await stepHeading('Учредители');
    press('Добавить учредителя');
    type('Фамилия', 'Ветров');
    expect(screen.getByRole('group', { name: 'Паспорт' })).toContainElement(
      screen.getByLabelText('Серия'),
    );
    expect(screen.queryByText(/не хранит паспортные данные/)).toBeNull();
    cabinet.fail('saveFinanceRequestForm', '409');
    view.unmount();
    await waitFor(() => expect(cabinet.sent('saveFinanceRequestForm')).toHaveLength(1));
    await openRequest(cabinet, PARTLY_ID, '?step=founders');
    await stepHeading('Учредители');
    expect(await screen.findByLabelText('Фамилия')).toHaveValue('Ветров');
    expect(screen.getByText(/не хранит паспортные данные/)).toBeVisible();
  });
});
