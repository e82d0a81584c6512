// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toasts } from '../../../../../test/render/toasts';
import { personalInn } from '../../../../../test/backend/scenarios/checksums';
import { leavePage, takeBack } from '../../../../../test/faults/hands';
import { testCabinet } from '../../../../../test/render/cabinet';
import { openRequest, PARTLY_ID, READY_ID, stepHeading } from '../testing/openRequest';

const cabinet = testCabinet();

/** Searches by text, because a search by role takes a second on a page with many fields. */
const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));
const labelled = (name: string) => fireEvent.click(screen.getByLabelText(name));
const type = (label: string, value: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const founders = () => cabinet.backend.world.db.financeForm.get(READY_ID)?.founders ?? [];
const messages = () => toasts().map(({ tone, text }) => [tone, text]);

function typeFounder() {
  type('Фамилия', 'Ветров');
  type('Имя', 'Игорь');
  type('Дата рождения', '14.03.1979');
  type('ИНН', personalInn('7816034599'));
  type('Доля, %', '0,5');
  type('Серия', '4012');
  type('Номер', '345678');
  type('Дата выдачи', '22.05.2009');
  type('Код подразделения', '780014');
  type('Кем выдан', 'ТП № 14 ОУФМС');
  type('Адрес', 'Санкт-Петербург');
}

async function openNewFounder() {
  // Lowers a share, so that one more founder fits into 100 percent.
  const [first, second] = founders();
  if (!first || !second) throw new Error('Two founders are seeded');
  cabinet.backend.world.db.financeForm.update(READY_ID, {
    founders: [first, { ...second, sharePercent: 39 }],
  });
  await openRequest(cabinet, READY_ID, '?step=founders');
  await stepHeading('Учредители');
  press('Добавить учредителя');
}

describe('a founder', () => {
  it('is added once after several clicks, by a separate call', async () => {
    await openNewFounder();
    expect(screen.getByText('Учредитель 3').closest('fieldset')).toHaveFocus();
    typeFounder();
    press('Сохранить учредителя');
    press('Сохранить учредителя');
    expect(await screen.findByText('Ветров Игорь')).toBeVisible();
    expect(cabinet.sent('createFounder')).toMatchObject([
      {
        lastname: 'Ветров',
        birthDate: '1979-03-14',
        sharePercent: 0.5,
        passport: { series: '4012', divisionCode: '780-014', issueDate: '2009-05-22' },
      },
    ]);
    expect(founders()).toHaveLength(3);
    expect(screen.getByText(/Сумма долей меньше 100 %/)).toBeVisible();
  });

  it('is not added twice if the response of the first call was lost', async () => {
    await openNewFounder();
    typeFounder();
    cabinet.fail('createFounder', 'drop', { processed: true });
    press('Сохранить учредителя');
    expect(await screen.findByText(/Нет связи с сервером/)).toBeVisible();
    cabinet.mend();
    type('Имя', 'Игорь Павлович');
    press('Сохранить учредителя');
    expect(await screen.findByText('Ветров Игорь Павлович')).toBeVisible();
    expect(founders().map(({ firstname }) => firstname)).toEqual([
      'Анна',
      undefined,
      'Игорь Павлович',
    ]);
    expect(cabinet.sent('createFounder')).toHaveLength(1);
    expect(cabinet.sent('updateFounder')).toHaveLength(1);
  });

  it('is sent with the step, including the passport, if it was not saved separately', async () => {
    await openNewFounder();
    typeFounder();
    press('Далее');
    await stepHeading('Контактные данные');
    expect(cabinet.sent('saveFinanceRequestForm')).toHaveLength(1);
    expect(founders()[2]?.passport).toMatchObject({ series: '4012', divisionCode: '780-014' });
  });

  it('shows its validation errors if it is incomplete, and is not sent', async () => {
    await openNewFounder();
    type('Фамилия', 'Ветров');
    press('Сохранить учредителя');
    expect(screen.getAllByText('Поле обязательно для заполнения').length).toBeGreaterThan(5);
    expect(screen.getByLabelText('Имя')).toHaveFocus();
    expect(cabinet.calls()).not.toContain('createFounder');
  });

  it('disappears at once, and is deleted by a separate call when the page is left', async () => {
    await openRequest(cabinet, READY_ID, '?step=founders');
    await stepHeading('Учредители');
    labelled('Удалить: ООО «Балтийские инвестиции»');
    await waitFor(() => expect(screen.queryByText('ООО «Балтийские инвестиции»')).toBeNull());
    expect(messages()).toEqual([['info', 'Удалено: ООО «Балтийские инвестиции»']]);
    expect(founders()).toHaveLength(2);
    leavePage();
    await waitFor(() => expect(founders()).toHaveLength(1));
    expect(cabinet.calls().filter((call) => call === 'deleteFounder')).toHaveLength(1);
  });

  it('is restored by «Вернуть» in its position, and not deleted', async () => {
    await openRequest(cabinet, READY_ID, '?step=founders');
    await stepHeading('Учредители');
    const buttons = () =>
      screen.getAllByLabelText(/^Удалить: /).map((button) => button.getAttribute('aria-label'));
    const before = buttons();
    for (const name of before) {
      labelled(name ?? '');
      await waitFor(() => expect(buttons()).not.toContain(name));
      await takeBack();
      expect(buttons()).toEqual(before);
    }
    leavePage();
    expect(cabinet.calls()).not.toContain('deleteFounder');
    press('Далее');
    await stepHeading('Контактные данные');
    expect(founders()).toHaveLength(2);
  });

  it('is deleted on the server when the step is left, and then cannot be restored', async () => {
    await openRequest(cabinet, READY_ID, '?step=founders');
    await stepHeading('Учредители');
    labelled('Удалить: ООО «Балтийские инвестиции»');
    await waitFor(() => expect(screen.queryByText('ООО «Балтийские инвестиции»')).toBeNull());
    press('Назад');
    await stepHeading('Организация');
    await waitFor(() => expect(founders()).toHaveLength(1));
    expect(messages()).toEqual([]);
  });

  it('keeps its values after «Отменить»', async () => {
    await openRequest(cabinet, READY_ID, '?step=founders');
    await stepHeading('Учредители');
    labelled('Изменить: ООО «Балтийские инвестиции»');
    type('Наименование', 'Другое имя');
    press('Отменить');
    expect(await screen.findByText('ООО «Балтийские инвестиции»')).toBeVisible();
    expect(cabinet.calls()).not.toContain('updateFounder');
  });
});

describe('«Далее»', () => {
  it('opens closed entries with validation errors, and sends nothing', async () => {
    const [first, second] = founders();
    if (!first || !second) throw new Error('Two founders are seeded');
    cabinet.backend.world.db.financeForm.update(READY_ID, {
      founders: [first, { ...second, itn: first.itn ?? null, sharePercent: 60 }],
    });
    await openRequest(cabinet, READY_ID, '?step=founders');
    await stepHeading('Учредители');
    press('Далее');
    expect(await screen.findByText('Сумма долей не может превышать 100 %')).toBeVisible();
    expect(screen.getByText('Значение должно состоять из 10 символов')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('ИНН')).toHaveFocus());
    expect(screen.getByText('2 ошибки')).toBeInTheDocument();
    expect(cabinet.calls()).not.toContain('saveFinanceRequestForm');
  });

  it('shows the server’s validation errors at their fields, even on another step', async () => {
    await openRequest(cabinet, READY_ID, '?step=account');
    await stepHeading('Банковские реквизиты');
    cabinet.fail('saveFinanceRequestForm', '400', {
      message: 'Проверьте заполнение анкеты',
      fieldErrors: [
        { field: 'contactData.1.phone', message: 'Телефон не отвечает' },
        { field: 'paymentDetails.bik', message: 'Банк закрыт' },
      ],
    });
    press('Далее');
    await stepHeading('Контактные данные');
    const phone = await screen.findByLabelText('Телефон');
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Телефон не отвечает'));
    await waitFor(() => expect(phone).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Контактное лицо 2: Телефон: Телефон не отвечает',
    );
  });

  it('keeps the input without a connection, and saves it on the next attempt', async () => {
    await openRequest(cabinet, READY_ID, '?step=account');
    await stepHeading('Банковские реквизиты');
    type('Банк', 'Другой банк');
    cabinet.fail('getFinanceRequestForm', 'drop');
    press('Далее');
    expect(await screen.findByText(/Нет связи с сервером/)).toBeVisible();
    expect(screen.getByLabelText('Банк')).toHaveValue('Другой банк');
    cabinet.mend();
    press('Далее');
    await stepHeading('Согласия');
    expect(cabinet.backend.world.db.financeForm.get(READY_ID)?.paymentDetails?.bankName).toBe(
      'Другой банк',
    );
  });
});

describe('a consent', () => {
  it('is saved as soon as it is checked', async () => {
    await openRequest(cabinet, PARTLY_ID, '?step=consents');
    await stepHeading('Согласия');
    labelled('Подтверждаю достоверность сведений');
    await waitFor(() => expect(cabinet.calls()).toContain('acceptFinanceAgreementFlag'));
    expect(await screen.findByText('3 из 4')).toBeInTheDocument();
  });

  it('is reset when saving fails, and the reason is shown', async () => {
    await openRequest(cabinet, PARTLY_ID, '?step=consents');
    await stepHeading('Согласия');
    cabinet.fail('acceptFinanceAgreementFlag', '409', { message: 'Заявка уже отправлена' });
    const box = screen.getByLabelText('Подтверждаю достоверность сведений');
    fireEvent.click(box);
    expect(box).toBeChecked();
    expect(await screen.findByText('Согласие не сохранено. Заявка уже отправлена')).toBeVisible();
    expect(box).not.toBeChecked();
  });
});

describe('the contacts', () => {
  it('have one main contact: a new main contact replaces it', async () => {
    await openRequest(cabinet, READY_ID, '?step=contacts');
    await stepHeading('Контактные данные');
    labelled('Изменить: Зайцева Вера Павловна');
    labelled('Основной контакт');
    press('Сохранить контакт');
    await waitFor(() => expect(cabinet.sent('updateContactPerson')).toHaveLength(1));
    await waitFor(() => expect(screen.getAllByText('Основной')).toHaveLength(1));
    const saved = cabinet.backend.world.db.financeForm.get(READY_ID)?.contactData ?? [];
    expect(saved.map(({ isMain }) => isMain)).toEqual([false, true]);
  });
});

describe('sending a request', () => {
  it('shows the validation errors of an incomplete request, and sends nothing', async () => {
    await openRequest(cabinet, PARTLY_ID, '?step=review');
    await stepHeading('Проверка и отправка');
    press('Отправить заявку');
    await stepHeading('Согласия');
    expect(await screen.findAllByText('Поле должно быть выбрано')).toHaveLength(2);
    expect(cabinet.calls()).not.toContain('sendFinanceRequest');
  });

  it('succeeds with one call if its response is lost', async () => {
    await openRequest(cabinet, READY_ID, '?step=review');
    await stepHeading('Проверка и отправка');
    cabinet.fail('sendFinanceRequest', 'drop', { processed: true });
    press('Отправить заявку');
    expect(await screen.findByText('Заявка отправлена')).toBeVisible();
    expect(cabinet.sent('sendFinanceRequest')).toHaveLength(1);
  });

  it('in another window makes «Далее» show the current state of the request', async () => {
    await openRequest(cabinet, READY_ID, '?step=account');
    await stepHeading('Банковские реквизиты');
    cabinet.backend.world.db.financeRequest.update({
      where: { id: { equals: READY_ID } },
      data: { status: 'SEND_BANK' },
    });
    press('Далее');
    expect(await screen.findByRole('heading', { name: 'Ход рассмотрения' })).toBeVisible();
  });
});
