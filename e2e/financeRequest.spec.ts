import type { Page } from 'playwright/test';
import { ANNA, financeId } from '../test/backend/scenarios/finance/owners';
import { READY_REQUEST } from '../test/backend/scenarios/finance/offers';
import {
  correspondentAccount,
  personalInn,
  settlementAccount,
} from '../test/backend/scenarios/checksums';
import { expect, test, users, type Cabinet } from './support/cabinet';
import { bankOffers } from './support/offerSections';

const READY = `/offer/request/${financeId('request', ANNA, READY_REQUEST)}`;
const DAY = 86_400_000;
const BIK = '044030999';

const cardOf = (page: Page, text: string) =>
  bankOffers(page).getByRole('article').filter({ hasText: text });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await label(page, name).fill(value);
}

const times = async (cabinet: Cabinet, operation: string) =>
  (await cabinet.control.log()).filter(({ operationId }) => operationId === operation).length;

test(
  'a supplier fills in a request with every kind of mistake, and gets an agreement',
  { tag: '@core' },
  async ({ page, context, cabinet }) => {
    cabinet.allow({ consoleErrors: [/ERR_INTERNET_DISCONNECTED/, /status of 401/] });
    await cabinet.control.financing({ sendBankMs: DAY, processingMs: DAY, outcome: 'APPROVED' });
    await cabinet.signIn(page, users.admin);
    await cardOf(page, '35 000 000').getByRole('button', { name: 'Подать заявку' }).click();
    await expect(step(page, 'Организация')).toBeVisible();
    await expect(page.getByText('7801234564').last()).toBeVisible();
    await press(page, 'Далее');

    // Tries the step without founders, then with mistakes, then with a valid founder, which a separate call saves.
    await expect(step(page, 'Учредители')).toBeFocused();
    await press(page, 'Далее');
    await expect(page.getByText('Добавьте хотя бы одного учредителя')).toBeVisible();
    await press(page, 'Добавить учредителя');
    await fill(page, {
      Фамилия: 'Ветров',
      'Дата рождения': '14.03.2015',
      ИНН: '781245678901',
      'Доля, %': '120',
      Серия: '40',
      Номер: '345678',
      'Дата выдачи': '22.05.2009',
      'Код подразделения': '780014',
      'Кем выдан': 'ТП № 14 ОУФМС России по Санкт-Петербургу',
      Адрес: 'Санкт-Петербург, Московский пр-т, д. 91',
    });
    await press(page, 'Сохранить учредителя');
    for (const message of [
      'Поле обязательно для заполнения',
      'Возраст учредителя — от 18 до 100 лет',
      'Неправильное контрольное число ИНН',
      'Доля — больше 0 и не больше 100 %, не более двух знаков после запятой',
      'Значение должно состоять из 4 символов',
      'Паспорт выдают не раньше 14 лет',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expect(label(page, 'Имя')).toBeFocused();
    await fill(page, {
      Имя: 'Игорь',
      'Дата рождения': '14.03.1979',
      ИНН: personalInn('7816034599'),
      'Доля, %': '60',
      Серия: '4012',
    });
    await expect(page.getByText('Бенефициар: доля больше 25 %')).toBeVisible();
    await expect(page.getByText(/Сумма долей меньше 100 %/)).toBeVisible();
    await page.getByRole('button', { name: 'Сохранить учредителя' }).dblclick();
    await expect(page.getByText('Ветров Игорь')).toBeVisible();
    expect(await times(cabinet, 'createFounder')).toBe(1);

    // A foreign company has the number of its state register, and no ИНН or ОГРН.
    await press(page, 'Добавить учредителя');
    await page.getByRole('radio', { name: 'Организация' }).last().check();
    await expect(label(page, 'ОГРН')).toBeVisible();
    await label(page, 'Страна').selectOption('CY');
    await expect(label(page, 'ОГРН')).toHaveCount(0);
    await fill(page, { Наименование: 'Aegean Trade Ltd', 'Доля, %': '40', Адрес: 'Лимассол' });
    await press(page, 'Сохранить учредителя');
    await expect(label(page, 'Регистрационный номер')).toBeFocused();
    await fill(page, { 'Регистрационный номер': 'HE 312456' });
    await press(page, 'Сохранить учредителя');
    await expect(page.getByText(/рег. №.HE 312456/)).toBeVisible();
    await press(page, 'Далее');

    // Loses the connection during the step of the contacts.
    await expect(step(page, 'Контактные данные')).toBeVisible();
    await press(page, 'Добавить контакт');
    await fill(page, { ФИО: 'Ветров Игорь', Телефон: '+7812', 'Электронная почта': 'vetrov@' });
    await press(page, 'Далее');
    await expect(page.getByText(/Введите 10 цифов после \+7/)).toBeVisible();
    await expect(page.getByText('Электронная почта некорректна')).toBeVisible();
    await fill(page, {
      Должность: 'Директор',
      Телефон: '+7 916 123-45-67',
      'Электронная почта': 'vetrov@example.ru',
    });
    await context.setOffline(true);
    await press(page, 'Сохранить контакт');
    await expect(page.getByText(/Нет связи с сервером/)).toBeVisible();
    await context.setOffline(false);
    await press(page, 'Сохранить контакт');
    await expect(page.getByText('Основной', { exact: true })).toBeVisible();
    await press(page, 'Далее');

    // Types the account. The input must survive the end of the session, a day and a closed page.
    await expect(step(page, 'Банковские реквизиты')).toBeVisible();
    await press(page, 'Далее');
    for (const message of ['БИК пуст', 'К/С пуст', 'Р/С пуст']) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await fill(page, {
      БИК: BIK,
      Банк: 'ПАО «Национальный банк развития»',
      'Корреспондентский счёт': '30101810400000000998',
      'Расчётный счёт': settlementAccount(BIK, '40702', '55000012345'),
    });
    await press(page, 'Далее');
    await expect(page.getByText('Корреспондентский счет некорректен')).toBeVisible();
    await fill(page, { 'Корреспондентский счёт': correspondentAccount(BIK) });
    await cabinet.control.tokens({ expireAccess: true, revokeRefresh: true });
    // The bell polls and may notice the end of the session before the press.
    await Promise.race([press(page, 'Далее'), page.waitForURL(/\/login/)]);
    await expect(page).toHaveURL(/\/login\?redirect=\/offer\/request\//);
    const address = new URL(page.url()).searchParams.get('redirect') ?? '';
    await cabinet.control.advance(DAY);
    await page.close();
    const next = await context.newPage();
    await next.goto(`/login?redirect=${encodeURIComponent(address)}`);
    await cabinet.signIn(next, users.admin);
    await expect(step(next, 'Банковские реквизиты')).toBeVisible();
    await expect(label(next, 'Банк')).toHaveValue('ПАО «Национальный банк развития»');
    await press(next, 'Далее');

    // Ticks the consents, each of which is saved at once; then reviews the request and sends it to the bank.
    await expect(step(next, 'Согласия')).toBeVisible();
    await press(next, 'Далее');
    await expect(next.getByText('Поле должно быть выбрано')).toHaveCount(4);
    for (const box of await next.getByRole('checkbox').all()) await box.check();
    await expect(next.getByText('4 из 4')).toBeVisible();
    await expect.poll(() => times(cabinet, 'acceptFinanceAgreementFlag')).toBe(4);
    await press(next, 'Далее');
    await expect(step(next, 'Проверка и отправка')).toBeVisible();
    await press(next, 'Посмотреть документ');
    const preview = next.getByRole('dialog', { name: /Предварительный просмотр/ });
    await expect(preview.getByRole('region', { name: /Страница 1/ })).toContainText('Ветров Игорь');
    await preview.getByRole('button', { name: 'Закрыть' }).last().click();
    await next.getByRole('button', { name: 'Отправить заявку' }).dblclick();
    await expect(next.getByText('Заявка отправлена')).toBeVisible();
    expect(await times(cabinet, 'sendFinanceRequest')).toBe(1);
    await expect(next.getByText(/В течение суток Вы получите уведомление/)).toBeVisible();

    await cabinet.control.advance(DAY);
    await next.reload();
    await expect(next.getByText(/от 5 до 14 рабочих дней/)).toBeVisible();
    await cabinet.control.advance(DAY);
    await next.goto('/offer');
    await expect(cardOf(next, '35 000 000')).toContainText('Договор финансирования №');
  },
);

test(
  'a complete request is sent, and refused by the bank',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    await cabinet.control.financing({ sendBankMs: 1, processingMs: DAY, outcome: 'CANCEL' });
    await cabinet.enter(page, users.admin, `${READY}?step=review`);
    await press(page, 'Отправить заявку');
    await expect(page.getByText('Заявка отправлена')).toBeVisible();
    await cabinet.control.advance(2 * DAY);
    await page.reload();
    await expect(page.getByText('Заявка отклонена. Вы можете попробовать позже.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Далее' })).toHaveCount(0);
  },
);
