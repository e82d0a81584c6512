import {
  correspondentAccount,
  personalInn,
  settlementAccount,
} from '../test/backend/scenarios/checksums';
import { expect, PASSWORD, test as base, users } from './support/cabinet';
import { DECIDED_MS, SLOW_SCORING } from './support/control';
import { expectAllOffers } from './support/offerSections';
import { CODE, organization, person } from './support/registration';
import { readerOf, type Reader } from './support/screenReader';

// Journeys with a keyboard and a screen reader only.

const BIK = '044030999';
const NEW_PASSWORD = 'Vetka-7021-Sneg!';

const test = base.extend<{ reader: Reader }>({
  reader: async ({ page }, provide) => {
    await provide(await readerOf(page));
  },
});

test.describe('by keyboard alone, with every result announced,', () => {
  test('a user signs in', { tag: '@core' }, async ({ page, reader }) => {
    await page.goto('/login');
    await reader.fillIn({ Логин: users.admin, Пароль: 'nonsense' });
    await reader.press('Enter');
    await reader.hears('Неверный логин или пароль');
    await reader.isAt('textbox', 'Пароль', /^/);
    await reader.type(PASSWORD);
    await reader.press('Enter');
    await expect(page).toHaveURL(/\/offer$/);
    await reader.hears(/^Страховые продукты$/);
    await reader.isAt('main', /^/, /^/);
  });

  test('a user applies for a debtor offer', { tag: '@core' }, async ({ page, cabinet, reader }) => {
    await cabinet.control.scoring({ ...SLOW_SCORING, outcome: 'ACTIVE' });
    await reader.signIn(users.admin, '/offer');
    // Before the cards are there, Tab would leave the page and go through the menu again.
    await expectAllOffers(page);
    await reader.tabTo('button', 'Подать заявку', 'Страховая компания «Опора»');
    await reader.press('Enter');
    await reader.isInDialog('Реквизиты страхователя');
    await reader.tabTo('button', 'Подать заявку');
    await reader.press('Enter');
    await reader.isAt(
      'checkbox',
      'Я подтверждаю данные об организации',
      'Необходимо подтвердить данные об организации',
    );
    await reader.press('Space');
    await reader.tabTo('button', 'Подать заявку');
    await reader.press('Enter');
    await reader.hears('Заявка отправлена');
    await reader.isAt('heading', /./, /^/);
    const offer = page.getByRole('article').filter({ hasText: '12 500 000' });
    await expect(offer).toContainText('На рассмотрении');
    await cabinet.control.advance(DECIDED_MS);
    await reader.hears('Решение по заявке');
    await reader.isAt('heading', /./, /^/);
  });

  test('an organization registers', async ({ page, cabinet, reader }) => {
    await page.goto('/register');
    const { Отчество: _middlename, ...names } = person;
    await reader.fillIn({ ...organization, ИНН: '7707083894' });
    await reader.fillIn(names);
    for (const consent of [/персональных данных/, /условия использования/]) {
      await reader.tabTo('checkbox', consent);
      await reader.press('Space');
    }
    await reader.tabTo('button', 'Зарегистрироваться');
    await reader.press('Enter');
    await reader.isAt('textbox', 'ИНН', 'Неправильное контрольное число ИНН');
    await reader.type(organization.ИНН);
    await reader.tabTo('textbox', 'Отчество');
    await reader.tabTo('checkbox', 'Нет отчества');
    await reader.press('Space', 'Enter');
    await reader.isAt('heading', 'Подтверждение регистрации', /^/);
    await reader.fillIn({ 'Код из сообщения': '9999' });
    await reader.press('Enter');
    await reader.isAt('textbox', 'Код из сообщения', 'Неверный код');
    await reader.type(CODE);
    await reader.press('Enter');
    await reader.isAt('heading', 'Регистрация подтверждена', /^/);
    const sent = (await cabinet.control.log()).filter((call) => call.operationId === 'register');
    expect(sent).toHaveLength(1);
    await reader.tabTo('link', 'Создать пароль');
    await reader.press('Enter');
    await reader.hears('Новый пароль');
    await reader.fillIn({ 'Новый пароль': NEW_PASSWORD, 'Повторите пароль': NEW_PASSWORD });
    await reader.press('Enter');
    await reader.hears('Пароль создан. Войдите с ним в кабинет');
  });

  test('a user recovers a password', async ({ page, cabinet, reader }) => {
    await page.goto('/login');
    await reader.tabTo('link', 'Забыли пароль?');
    await reader.press('Enter');
    await reader.hears('Восстановление пароля');
    await reader.tabTo('button', 'Получить код');
    await reader.press('Enter');
    await reader.isAt('textbox', 'Логин', 'Поле обязательно для заполнения');
    await reader.type(users.admin);
    await reader.press('Enter');
    await reader.hears('Код подтверждения');
    await reader.fillIn({ 'Код из сообщения': '0000' });
    await reader.press('Enter');
    await reader.isAt('textbox', 'Код из сообщения', 'Неверный код');
    await cabinet.control.advance(10 * 60 * 1000);
    await reader.type(CODE);
    await reader.press('Enter');
    await reader.hears('Срок действия кода истёк');
    await reader.tabTo('button', 'Отправить ещё раз');
    await reader.press('Enter');
    await reader.hears('Код отправлен ещё раз');
    await reader.press('Shift+Tab', 'Shift+Tab', 'Enter');
    await reader.hears('Новый пароль');
    await reader.tabTo('button', 'Сгенерировать');
    await reader.press('Enter');
    await reader.hears('Пароль сгенерирован');
    await reader.tabTo('button', 'Сохранить пароль');
    await reader.press('Enter');
    await reader.hears('Пароль изменён. Войдите с новым паролем');
  });

  test('an administrator adds a user', async ({ reader }) => {
    await reader.signIn(users.admin, '/profile?tab=users');
    await reader.tabTo('button', 'Добавить пользователя');
    await reader.press('Enter');
    await reader.isInDialog('Добавить пользователя');
    await reader.tabTo('button', 'Добавить');
    await reader.press('Enter');
    await reader.isAt('textbox', 'Электронная почта', 'Поле обязательно для заполнения');
    await reader.type('timofeeva@severveter.ru');
    await reader.fillIn({ Фамилия: 'Тимофеева', Имя: 'Дарья' });
    await reader.press('Enter');
    await reader.hears('Временный пароль отправлен');
    await reader.isAt('button', 'Добавить пользователя', /^/);
  });

  test('an administrator adds a bank account', async ({ reader }) => {
    await reader.signIn(users.admin, '/profile?tab=accounts');
    await reader.tabTo('button', 'Добавить счёт');
    await reader.press('Enter');
    await reader.isInDialog('Добавить счёт');
    await reader.tabTo('button', 'Добавить счёт');
    await reader.press('Enter');
    await reader.isAt('textbox', 'БИК', 'БИК пуст');
    await reader.type('044030999');
    await reader.fillIn({
      Банк: 'ПАО «Национальный банк развития»',
      'Корреспондентский счёт': '30101810400000000999',
      'Расчётный счёт': '40702810955000024680',
    });
    await reader.press('Enter');
    await reader.hears(/сч[её]т.* добавлен/i);
    await reader.isAt('button', 'Добавить счёт', /^/);
  });

  test('a supplier fills in and sends a request for financing', async ({ page, reader }) => {
    test.setTimeout(240_000);
    const next = async (heading: string) => {
      await reader.tabTo('button', 'Далее');
      await reader.press('Enter');
      await reader.isAt('heading', heading, /^/);
    };
    await reader.signIn(users.admin, '/offer');
    await expectAllOffers(page);
    await reader.tabTo('button', 'Подать заявку', 'Национальный банк развития');
    await reader.press('Enter');
    await reader.hears(/Заявка на финансирование/);
    await next('Учредители');

    await reader.tabTo('button', 'Далее');
    await reader.press('Enter');
    await reader.hears('Добавьте хотя бы одного учредителя');
    await reader.tabTo('button', 'Добавить учредителя');
    await reader.press('Enter');
    await reader.isAt('group', 'Учредитель 1', /^/);
    await reader.fillIn({
      Фамилия: 'Ветров',
      'Дата рождения': '14.03.1979',
      ИНН: personalInn('7816034599'),
      'Доля, %': '100',
      Серия: '4012',
      Номер: '345678',
      'Дата выдачи': '22.05.2009',
      'Код подразделения': '780014',
      'Кем выдан': 'ТП № 14 ОУФМС России по Санкт-Петербургу',
      Адрес: 'Санкт-Петербург, Московский пр-т, д. 91',
    });
    await reader.tabTo('button', 'Сохранить учредителя');
    await reader.press('Enter');
    await reader.isAt('textbox', 'Имя', 'Поле обязательно для заполнения');
    await reader.type('Игорь');
    await reader.tabTo('button', 'Сохранить учредителя');
    await reader.press('Enter');
    await reader.hears('Учредитель сохранён');
    await next('Контактные данные');

    await reader.tabTo('button', 'Добавить контакт');
    await reader.press('Enter');
    await reader.isAt('group', 'Контактное лицо 1', /^/);
    await reader.fillIn({
      ФИО: 'Ветров Игорь',
      Должность: 'Директор',
      Телефон: '+79161234567',
      'Электронная почта': 'vetrov@example.ru',
    });
    await reader.tabTo('button', 'Сохранить контакт');
    await reader.press('Enter');
    await reader.hears('Контакт сохранён');
    await next('Банковские реквизиты');

    await reader.fillIn({
      БИК: BIK,
      Банк: 'ПАО «Национальный банк развития»',
      'Корреспондентский счёт': correspondentAccount(BIK),
      'Расчётный счёт': settlementAccount(BIK, '40702', '55000012345'),
    });
    await next('Согласия');

    await reader.tabTo('button', 'Далее');
    await reader.press('Enter');
    await reader.isAt('checkbox', /./, 'Поле должно быть выбрано');
    await reader.press('Space');
    for (let box = 2; box <= 4; box += 1) {
      await reader.tabTo('checkbox', /./);
      await reader.press('Space');
    }
    await next('Проверка и отправка');
    await reader.tabTo('button', 'Отправить заявку');
    await reader.press('Enter');
    await reader.hears('Заявка отправлена');
  });
});
