// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_CLAIM_ID } from '../../../../../test/backend/scenarios/claims';
import { EXAMPLE_ORDER_ID } from '../../../../../test/backend/scenarios/exampleOrder';
import { senderApi } from '../../../../api/endpoints/sender';
import { testCabinet } from '../../../../../test/render/cabinet';
import { openClaim, stepHeading } from '../testing/openClaim';

const cabinet = testCabinet();

const NOT_SENT = /Произошла неизвестная ошибка|Сервер не подтвердил отправку/;

const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));
const type = (label: string, value: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const claims = () =>
  cabinet.backend.world.db.claim.all().filter(({ orderId }) => orderId === EXAMPLE_ORDER_ID);
const orderDay = () => {
  const order = cabinet.backend.world.db.order.get(EXAMPLE_ORDER_ID);
  const day = order?.createdDateTime.slice(0, 10) ?? '';
  return day.split('-').toReversed().join('.');
};
const count = (operation: string) => cabinet.calls().filter((call) => call === operation).length;

async function typeEvent() {
  fireEvent.click(screen.getByLabelText('Повреждение'));
  type('Дата события', orderDay());
  type('Описание события', 'Коробка вскрыта при вручении, корпус треснул');
}

function chooseFile(label: string, ...files: File[]) {
  const field = screen.getByRole('group', { name: label });
  const input = field.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('No input for files');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
}
const picture = (name: string, text = 'bytes') => new File([text], name, { type: 'image/png' });

describe('a claim for an order', () => {
  it('is created once, filled in step by step, and shown as sent when the server confirms it', async () => {
    const { place, store } = await openClaim(cabinet);
    await stepHeading('Заказ');
    expect(screen.getByText('ПП-104512')).toBeVisible();
    press('Далее');
    await stepHeading('Событие');
    await typeEvent();
    press('Далее');
    await stepHeading('Ущерб');
    expect(claims()).toHaveLength(1);
    type('Количество: Кофемашина капсульная', '1');
    press('Заявить 18 990,00 ₽');
    press('Далее');
    await stepHeading('Документы');
    chooseFile('Фото повреждений и упаковки', picture('Коробка.png'));
    expect(await screen.findByText('Файл «Коробка.png» загружен')).toBeInTheDocument();
    press('Далее');
    await stepHeading('Выплата');
    fireEvent.click((await screen.findAllByRole('radio'))[0] ?? document.body);
    press('Далее');
    await stepHeading('Проверка и отправка');
    expect(place()).toContain('?step=review');
    expect(screen.queryByText('Заявление отправлено')).toBeNull();
    const asked = count('findClaims');
    const saved = count('updateClaim');
    press('Отправить заявление');
    press('Отправить заявление');
    expect(await screen.findByText('Заявление отправлено')).toBeVisible();
    // One call before the sending, because another window may have changed the claim, and one after it.
    expect(count('findClaims') - asked).toBe(2);
    expect(count('updateClaim') - saved).toBe(0);
    expect(screen.getByRole('list', { name: 'История заявления' })).toBeVisible();
    expect(count('createClaim')).toBe(1);
    expect(count('submitClaim')).toBe(1);
    expect(claims()[0]?.status.name).toBe('SUBMITTED');
    expect(claims()[0]?.claimedAmount).toBe(1_899_000);
    expect(localStorage.length).toBe(0);
    // The heading shows a decision that arrives while the page is open.
    const status = { name: 'PAID', description: 'Выплачено' };
    cabinet.backend.world.db.claim.update(claims()[0]?.id ?? '', { status });
    store.dispatch(senderApi.util.invalidateTags(['Claim']));
    expect(await screen.findByText('Решение по заявлению: Выплачено')).toBeVisible();
    expect(screen.queryByText(/О решении страховой компании вы узнаете/)).toBeNull();
  });

  it('has «Удалить черновик» only after some input', async () => {
    await openClaim(cabinet, '?step=event');
    await stepHeading('Событие');
    expect(screen.queryByText('Удалить черновик')).toBeNull();
    type('Описание события', 'Коробка вскрыта при вручении');
    expect(await screen.findByText('Удалить черновик')).toBeVisible();
  });

  it('is not created twice if the response to the first call was lost', async () => {
    await openClaim(cabinet, '?step=event');
    await stepHeading('Событие');
    await typeEvent();
    cabinet.fail('createClaim', 'drop', { processed: true, times: 1 });
    press('Далее');
    expect(await screen.findByText(/Нет связи с сервером/)).toBeVisible();
    expect(screen.getByLabelText('Описание события')).toHaveValue(
      'Коробка вскрыта при вручении, корпус треснул',
    );
    press('Далее');
    await stepHeading('Ущерб');
    expect(count('createClaim')).toBe(1);
    expect(claims()).toHaveLength(1);
  });

  it('is not created for the event «Невыкуп», which needs no separate claim', async () => {
    await openClaim(cabinet, '?step=event');
    await stepHeading('Событие');
    fireEvent.click(screen.getByLabelText('Невыкуп'));
    expect(await screen.findByText('Отдельное заявление не нужно')).toBeVisible();
    expect(screen.queryByLabelText('Дата события')).toBeNull();
    press('Далее');
    expect(await screen.findByText(/подаётся раз в месяц/)).toBeVisible();
    expect(cabinet.calls()).not.toContain('createClaim');
  });

  it('shows its validation errors, and sends nothing', async () => {
    await openClaim(cabinet, '?step=event');
    await stepHeading('Событие');
    press('Далее');
    expect(await screen.findAllByText('Поле обязательно для заполнения')).toHaveLength(3);
    fireEvent.click(screen.getByLabelText('Утрата'));
    type('Дата события', '01.01.2020');
    type('Описание события', 'Коротко');
    expect(screen.getByText(/^Дата не может быть раньше/)).toBeVisible();
    expect(screen.getByText('Опишите событие: от 20 до 2000 символов')).toBeVisible();
    expect(cabinet.calls()).not.toContain('createClaim');
  });

  it('says that the section is not available yet if the server lacks the call, and keeps the input', async () => {
    await openClaim(cabinet, '?step=event');
    await stepHeading('Событие');
    await typeEvent();
    cabinet.fail('createClaim', '404');
    press('Далее');
    expect(await screen.findByText(/Раздел пока недоступен/)).toBeVisible();
    expect(screen.getByLabelText('Описание события')).toHaveValue(
      'Коробка вскрыта при вручении, корпус треснул',
    );
  });

  it('opens the step of the first field that the server refuses', async () => {
    await openClaim(cabinet, '?step=event');
    await stepHeading('Событие');
    await typeEvent();
    press('Далее');
    await stepHeading('Ущерб');
    type('Сумма к возмещению', '100');
    cabinet.fail('updateClaim', '422', {
      message: 'Заявление заполнено с ошибками',
      fieldErrors: [{ field: 'description', message: 'Слишком похоже на другое' }],
    });
    press('Далее');
    await stepHeading('Событие');
    expect(await screen.findByText('Слишком похоже на другое')).toBeVisible();
  });

  it('is sent once if the response to the sending was lost', async () => {
    await openClaim(cabinet, '?step=event');
    await stepHeading('Событие');
    await typeEvent();
    press('Далее');
    await stepHeading('Ущерб');
    type('Сумма к возмещению', '100');
    press('Далее');
    await stepHeading('Документы');
    chooseFile('Накладная', picture('a.png'));
    await screen.findByText('Файл «a.png» загружен');
    press('Далее');
    await stepHeading('Выплата');
    fireEvent.click((await screen.findAllByRole('radio'))[0] ?? document.body);
    press('Далее');
    await stepHeading('Проверка и отправка');
    cabinet.fail('submitClaim', 'drop', { processed: true });
    press('Отправить заявление');
    expect(await screen.findByText('Заявление отправлено')).toBeVisible();
    expect(count('submitClaim')).toBe(1);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['an empty object', {}],
    ['the draft as it was', { id: EXAMPLE_CLAIM_ID, status: { name: 'DRAFT' } }],
    ['another claim', { id: 'other', status: { name: 'SUBMITTED' } }],
  ])('is not shown as sent if the server responds with %s', async (_name, answer) => {
    const draft = cabinet.backend.world.db.claim.get(EXAMPLE_CLAIM_ID);
    await openClaim(cabinet, '?step=review', draft?.orderId ?? '');
    await stepHeading('Проверка и отправка');
    cabinet.pretend('submitClaim', answer);
    press('Отправить заявление');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(NOT_SENT));
    expect(screen.queryByText('Заявление отправлено')).toBeNull();
    cabinet.mend();
    press('Отправить заявление');
    expect(await screen.findByText('Заявление отправлено')).toBeVisible();
  });

  it.each<[string, unknown]>([
    ['an empty object', {}],
    ['the claim for another order', { id: 'other', orderId: 'other' }],
  ])('is not shown as saved if the server responds with %s', async (_name, answer) => {
    await openClaim(cabinet, '?step=event');
    await stepHeading('Событие');
    await typeEvent();
    cabinet.pretend('createClaim', answer);
    press('Далее');
    expect(await screen.findByText(/Произошла неизвестная ошибка/)).toBeVisible();
    await stepHeading('Событие');
    cabinet.mend();
    press('Далее');
    await stepHeading('Ущерб');
    cabinet.pretend('updateClaim', answer);
    type('Сумма к возмещению', '100');
    press('Далее');
    expect(await screen.findByText(/Произошла неизвестная ошибка/)).toBeVisible();
    await stepHeading('Ущерб');
  });

  it('keeps the input for the next visit', async () => {
    const { view } = await openClaim(cabinet, '?step=event');
    await stepHeading('Событие');
    type('Описание события', 'Начато и не закончено');
    view.unmount();
    await openClaim(cabinet, '?step=event');
    await stepHeading('Событие');
    expect(await screen.findByLabelText('Описание события')).toHaveValue('Начато и не закончено');
  });
});

describe('the documents of a claim', () => {
  it('are checked before the upload, and a failed upload can be repeated', async () => {
    await openClaim(cabinet, '?step=documents');
    await stepHeading('Документы');
    cabinet.fail('uploadFile', 'drop', { times: 1 });
    chooseFile(
      'Фото повреждений и упаковки',
      picture('<img onerror>.png'),
      new File([], 'пусто.png'),
      new File(['x'], 'virus.exe'),
    );
    expect(await screen.findByText('Файл пуст')).toBeVisible();
    expect(
      screen.getByText(/Такие файлы не подходят/, { selector: '.upload-row__message' }),
    ).toBeVisible();
    expect(
      await screen.findByText(/Нет связи с сервером/, { selector: '.upload-row__message' }),
    ).toBeVisible();
    expect(screen.getByText('<img onerror>.png')).toBeVisible();
    press('Повторить');
    expect(await screen.findByText('Файл «<img onerror>.png» загружен')).toBeInTheDocument();
    expect(count('uploadFile')).toBe(2);
    const files = screen.getByRole('list', { name: 'Файлы: Фото повреждений и упаковки' });
    expect(within(files).getAllByRole('listitem')).toHaveLength(3);
  });

  it('prevent sending while they are uploaded, and the button says so', async () => {
    await openClaim(cabinet, '?step=documents');
    await stepHeading('Документы');
    const release = cabinet.hold('uploadFile');
    chooseFile('Накладная', picture('a.png'));
    fireEvent.click(screen.getByText('Проверка и отправка'));
    await stepHeading('Проверка и отправка');
    const send = screen.getByRole('button', { name: 'Отправить заявление' });
    expect(send).toHaveAccessibleDescription('Файлы ещё загружаются');
    fireEvent.click(send);
    expect(count('submitClaim')).toBe(0);
    // The review step stays open and shows no validation errors.
    await stepHeading('Проверка и отправка');
    release();
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
  });

  it('are removed from the claim first, and then from the server', async () => {
    await openClaim(cabinet, '?step=event');
    await stepHeading('Событие');
    await typeEvent();
    press('Далее');
    await stepHeading('Ущерб');
    fireEvent.click(screen.getByText('Документы'));
    await stepHeading('Документы');
    chooseFile('Накладная', picture('a.png'));
    fireEvent.click(await screen.findByLabelText('Удалить: a.png'));
    await waitFor(() => expect(count('deleteFile')).toBe(1));
    expect(claims()[0]?.documents).toEqual([]);
    expect(screen.queryByText('a.png')).toBeNull();
  });
});
