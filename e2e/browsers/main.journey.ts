import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { ANNA, financeId } from '../../test/backend/scenarios/finance/owners';
import { READY_REQUEST } from '../../test/backend/scenarios/finance/offers';
import { EXAMPLE_ORDER_ID } from '../../test/backend/scenarios/exampleOrder';
import { PASSWORD } from '../support/signIn';
import { users } from '../support/users';
import type { Target, Words } from './driver/findInPage';
import { keys, type Screen } from './driver/screen';
import { throughEachBrowser } from './journey';

const DAY = 86_400_000;
/** The smallest PNG. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const button = (name: Words, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within && { within }),
});
const heading = (name: Words): Target => ({ role: 'heading', name });

async function fillIn(screen: Screen, username: string, password: string): Promise<void> {
  await screen.write({ label: 'Логин' }, username);
  await screen.write({ label: 'Пароль' }, password);
}

async function signIn(screen: Screen, username: string): Promise<void> {
  await screen.goTo('/login');
  await fillIn(screen, username, PASSWORD);
  await screen.press(button('Войти'));
  await screen.isAt('/offer');
  // Waits until the session is loaded: leaving the page earlier would end the session.
  await screen.sees({ role: 'article', which: 'first' });
}

throughEachBrowser({
  'signs in after a wrong password, and out': async ({ screen }) => {
    await screen.goTo('/');
    await screen.isAt('/login');
    await fillIn(screen, users.admin, 'Wrong-2026!');
    await screen.keys({ label: 'Пароль' }, keys.enter);
    await screen.sees({ role: 'alert', holding: 'Неверный логин или пароль' });
    await screen.says({ label: 'Логин' }, users.admin);
    await signIn(screen, users.admin);
    await screen.sees(heading('Страховые продукты'));
    await screen.reload();
    await screen.sees({ role: 'article', which: 'first' });

    await screen.press(button(/Меню пользователя/));
    await screen.press({ role: 'menuitem', name: 'Выйти' });
    await screen.isAt('/login');
    await screen.sees({ label: 'Логин' });
    await screen.goTo('/offer');
    await screen.isAt('/login?redirect=/offer');
  },

  'applies for an offer, and downloads the agreement': async ({ screen, control, download }) => {
    await control.scoring({ requestedMs: 500, scoringMs: 500, outcome: 'ACTIVE' });
    await signIn(screen, users.admin);
    const card: Target = {
      role: 'article',
      holding: '12 500 000',
      within: { role: 'region', name: 'Страхование дебиторской задолженности' },
    };
    await screen.press(button('Подать заявку', card));
    const dialog: Target = { role: 'dialog', name: 'Реквизиты страхователя' };
    await screen.says({ label: 'ИНН', within: dialog }, '7801234564');
    await screen.press(button('Подать заявку', dialog));
    await screen.sees({ text: 'Необходимо подтвердить данные об организации', within: dialog });
    await screen.press({ label: /Я подтверждаю данные об организации/, within: dialog });
    await screen.press(button('Подать заявку', dialog));
    await screen.counts(dialog, 0);
    await screen.sees({ text: 'Действующий', within: card });
    // Waits until the message is gone, because it covers the bottom of the window.
    await screen.counts(button('Закрыть'), 0);
    await screen.press(button('Скачать договор', card));
    const file = await download(/\.pdf$/);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  },

  'sends a request for financing': async ({ screen, control }) => {
    await control.financing({ sendBankMs: DAY, processingMs: DAY, outcome: 'APPROVED' });
    await signIn(screen, users.admin);
    await screen.goTo(`/offer/request/${financeId('request', ANNA, READY_REQUEST)}?step=account`);
    const bank: Target = { label: 'Банк' };
    await screen.write(bank, 'ПАО «Национальный банк развития»');
    await screen.press(button('Далее'));
    await screen.sees(heading('Согласия'));
    await screen.press(button('Далее'));
    await screen.sees(heading('Проверка и отправка'));
    await screen.press(button('Посмотреть документ'));
    const preview: Target = { role: 'dialog', name: /Предварительный просмотр/ };
    await screen.sees({
      role: 'region',
      name: /Страница 1/,
      holding: /[А-Яа-я]{5}/,
      within: preview,
    });
    await screen.press({ ...button('Закрыть', preview), which: 'last' });
    await screen.counts(preview, 0);
    await screen.press(button('Отправить заявку'));
    await screen.sees({ text: 'Заявка отправлена' });
    await screen.sees({ text: /В течение суток Вы получите уведомление/ });
  },

  'orders objects for financing': async ({ screen, control, download }) => {
    await control.reset('supplier');
    await signIn(screen, users.admin);
    await screen.goTo('/financing');
    const grid: Target = { role: 'grid', name: 'Объекты финансирования' };
    await screen.sees({ text: '1–50 из 154' });
    await screen.press(button('Выгрузить'));
    await screen.press({ role: 'menuitem', name: 'Выгрузить в Excel' });
    const book = await download(/^Объекты финансирования .*\.xlsx$/);
    expect(book.subarray(0, 2).toString()).toBe('PK');
    await screen.press({
      role: 'checkbox',
      within: { role: 'row', holding: /ТР-\d{4}/, which: 'first', within: grid },
    });
    await screen.sees({ text: /^Выбрано 1 на [\d\s]+,\d\d\s₽$/ });
    await screen.press(button('Заказать финансирование'));
    const dialog: Target = { role: 'dialog' };
    await screen.sees({ ...dialog, holding: 'Предварительный расчёт' });
    await screen.press(button(/^Заказать 1\sобъект/, dialog));
    await screen.sees({ text: /Заказано: 1 объект/, within: dialog });
    await screen.press({ ...button('Закрыть', dialog), which: 'last' });
    await screen.counts(dialog, 0);
    const ordered = (await control.log()).filter(
      ({ operationId }) => operationId === 'orderFinancingObjects',
    );
    expect(ordered.map(({ status }) => status)).toEqual([200]);
  },

  'claims damage with two files': async ({ screen, control, folder }) => {
    await control.claims({ submittedMs: DAY, reviewMs: DAY, paymentMs: DAY });
    await signIn(screen, users.sender);
    await screen.goTo(`/sender/create-claim/${EXAMPLE_ORDER_ID}`);
    await screen.sees({ text: /ПП-104512/ });
    await screen.press(button('Далее'));
    await screen.press({ role: 'radio', name: /^Повреждение/ });
    await screen.write({ label: 'Дата события' }, dayAgo(5));
    await screen.write({ label: 'Описание события' }, 'Коробка вскрыта, корпус треснул');
    await screen.press(button('Далее'));
    await screen.write({ label: 'Количество: Кофемашина капсульная' }, '1');
    await screen.press(button(/Заявить/));
    await screen.says({ label: 'Сумма к возмещению' }, /^18\s990,00$/);
    await screen.press(button('Далее'));

    await screen.sees(heading('Документы'));
    const photos: Target = { role: 'group', name: 'Фото повреждений и упаковки' };
    const files = ['Сверху.png', 'Сбоку.png'].map((name) => `${folder}/${name}`);
    for (const file of files) writeFileSync(file, PICTURE);
    await screen.upload({ css: 'input[type=file]', within: photos }, files);
    await screen.counts(button(/^Удалить: /, photos), 2);
    await screen.press(button('Посмотреть: Сверху.png', photos));
    const preview: Target = { role: 'dialog', name: 'Сверху.png' };
    await screen.press(button('Увеличить', preview));
    await screen.sees({ text: /^110\s%$/, within: preview });
    await screen.press({ ...button('Закрыть', preview), which: 'last' });
    await screen.counts(preview, 0);
    await screen.press(button('Далее'));

    await screen.sees(heading('Выплата'));
    await screen.press({ role: 'radio', which: 'first' });
    await screen.press(button('Далее'));
    await screen.sees(heading('Проверка и отправка'));
    await screen.press(button('Отправить заявление'));
    await screen.sees({ text: 'Заявление отправлено' });
    const calls = (await control.log()).map(({ operationId }) => operationId);
    expect(calls.filter((one) => one === 'uploadFile')).toHaveLength(2);
    expect(calls.filter((one) => one === 'submitClaim')).toHaveLength(1);
  },
});

/** Returns the date `days` days ago in Moscow, in the format of a date field. */
function dayAgo(days: number): string {
  const day = new Date(Date.now() + 3 * 3_600_000 - days * DAY).toISOString().slice(0, 10);
  return day.split('-').toReversed().join('.');
}
