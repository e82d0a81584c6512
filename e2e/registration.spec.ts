import type { Page } from 'playwright/test';
import { expect, test, users } from './support/cabinet';
import {
  agree,
  confirmByCode,
  confirmed,
  fillIn,
  fillRegistration,
  organization,
  register,
  seller,
  signInToWait,
} from './support/registration';

const PASSWORD = 'Vetka-7021-Sneg!';

async function createPassword(page: Page) {
  await page.getByRole('link', { name: 'Создать пароль' }).click();
  await expect(page).toHaveURL(/\/create-password$/);
  await page.getByLabel('Новый пароль', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Повтор/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

test.describe('the registration of an organization', () => {
  test(
    'leads to the offers after the cabinet owner has confirmed the new user',
    { tag: '@core' },
    async ({ page, cabinet, browser }) => {
      cabinet.allow({ consoleErrors: [/Не удалось загрузить предложения/] });
      await fillRegistration(page);
      await register(page);
      await expect(page.getByText('+7 916 ***-**-00')).toBeVisible();
      await confirmByCode(page);
      await expect(confirmed(page)).toBeFocused();
      await createPassword(page);

      await signInToWait(page, PASSWORD);
      // Both products show a waiting card, and no offer.
      await expect(page.getByRole('article')).toHaveCount(2);

      const ownersContext = await browser.newContext({ baseURL: cabinet.baseURL });
      cabinet.watch(ownersContext);
      const owner = await ownersContext.newPage();
      await owner.goto('/login?redirect=/profile?tab=users');
      await cabinet.signIn(owner, users.godmod);
      await owner.getByRole('button', { name: /^Подтвердить: Жукова/ }).click();
      await owner.getByRole('alertdialog').getByRole('button', { name: 'Подтвердить' }).click();
      await expect(owner.getByText(/^Пользователь Жукова .* подтверждён$/)).toBeVisible();
      await ownersContext.close();

      await page.reload();
      await expect(
        page.getByRole('heading', { name: 'Ожидание подтверждения' }).first(),
      ).toBeHidden();
      const offers = page
        .getByRole('region', { name: 'Страхование дебиторской задолженности' })
        .getByRole('article');
      await expect(offers).toHaveCount(2);
      await expect(offers.getByRole('button', { name: 'Подать заявку' })).toHaveCount(2);
      await offers.first().getByRole('button', { name: 'Подать заявку' }).click();
      await expect(page.getByRole('dialog').getByLabel('ИНН')).toHaveValue(organization.ИНН);
    },
  );
});

test('the registration accepts a sole proprietor without КПП and with an ОГРНИП of 15 digits', async ({
  page,
  cabinet,
}) => {
  await fillRegistration(page);
  await page.getByLabel('ИНН', { exact: true }).fill('500100732259');
  await expect(page.getByLabel('КПП')).toHaveCount(0);
  await expect(page.getByLabel('ОГРН', { exact: true })).toHaveCount(0);
  const ogrnip = page.getByLabel('ОГРНИП');
  await expect(page.getByText(/ОГРНИП состоит из 15 цифр/)).toBeVisible();
  await ogrnip.fill('304500116000157');
  await expect(page.getByText(/ОГРНИП состоит из 15 цифр/)).toBeHidden();
  await fillIn(page, {
    Наименование: 'ИП Жукова Вера Ильинична',
    'Адрес регистрации': '143401, г. Красногорск, ул. Речная, д. 8',
    'Индивидуальный предприниматель': 'Жукова Вера Ильинична',
  });
  const sent = page.waitForRequest('**/api/v1/auth/register');
  await register(page);
  const body: unknown = (await sent).postDataJSON();
  expect(body).toMatchObject({
    organization: { itn: '500100732259', ogrn: '304500116000157', kpp: null },
  });
  await confirmByCode(page);
  await expect(confirmed(page)).toBeVisible();
  await createPassword(page);
  cabinet.allow({ consoleErrors: [/Не удалось загрузить предложения/] });
  await signInToWait(page, PASSWORD);
});

test.describe('the registration of a seller', () => {
  test(
    'shows the data of the marketplace, keeps the input on a step back, and is confirmed by a code',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/seller/register/');
      await fillIn(page, { ...seller, 'Номер договора': 'МП-1' });
      await page.getByRole('button', { name: 'Продолжить' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'Данные не найдены. Проверьте ИНН и номер договора или запросите ссылку в поддержке маркетплейса',
      );
      await expect(page.getByLabel('ИНН')).toHaveValue(seller.ИНН);
      await expect(page.getByLabel('Номер договора')).toHaveValue('МП-1');
      await expect(page.getByLabel('Мобильный телефон')).toHaveValue('+7 921 765-43-21');

      await page.getByLabel('Номер договора').fill(seller['Номер договора']);
      await page.getByRole('button', { name: 'Продолжить' }).click();
      await expect(page.getByRole('heading', { name: 'Данные найдены' })).toBeFocused();
      await expect(page.getByText('ИП Лебедев Павел Олегович')).toBeVisible();
      await expect(page.getByText('319784700123452')).toBeVisible();

      await page.getByLabel('Фамилия').fill('Лебедев');
      await page.getByRole('button', { name: 'Изменить' }).click();
      await expect(page.getByLabel('Номер договора')).toHaveValue(seller['Номер договора']);
      await page.getByRole('button', { name: 'Продолжить' }).click();
      await expect(page.getByLabel('Фамилия')).toHaveValue('Лебедев');

      await fillIn(page, { Имя: 'Павел', 'Электронная почта': 'lebedev@lavka-lebedeva.ru' });
      await page.getByLabel('Нет отчества').check();
      await agree(page);
      await register(page);
      await confirmByCode(page);
      await expect(confirmed(page)).toBeVisible();
    },
  );

  test('opens at the address without the final slash', async ({ page }) => {
    await page.goto('/seller/register');
    await expect(
      page.getByRole('heading', { name: 'Регистрация продавца маркетплейса' }),
    ).toBeVisible();
  });
});

test.describe('the code of a registration', () => {
  test('is refused if it is wrong or expired, and can be sent again', async ({ page, cabinet }) => {
    await page.clock.install();
    await fillRegistration(page);
    await register(page);
    await confirmByCode(page, '9999');
    await expect(page.getByText('Неверный код')).toBeVisible();
    await expect(page.getByLabel('Код из сообщения')).toHaveValue('9999');
    await cabinet.control.advance(11 * 60 * 1000);
    await confirmByCode(page);
    await expect(page.getByRole('alert')).toContainText('Срок действия кода истёк');

    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await expect(page.getByText(/Новый код отправлен/)).toBeVisible();
    await confirmByCode(page);
    await expect(confirmed(page)).toBeVisible();
  });

  test('is not needed with the link of the e-mail, and the link works once', async ({
    page,
    cabinet,
  }) => {
    await fillRegistration(page);
    await register(page);
    const token = await cabinet.control.registrationToken();
    await page.goto(`/confirm?token=${token}`);
    await expect(confirmed(page)).toBeVisible();
    await expect(page).toHaveURL(/\/confirm$/);
    await page.goto(`/confirm?token=${token}`);
    await expect(page.getByRole('heading', { name: 'Ссылка устарела' })).toBeVisible();
    await page.getByRole('link', { name: 'Начать заново' }).click();
    await expect(page).toHaveURL(/\/register$/);
  });

  test('has a page that offers to start again if it is opened directly', async ({ page }) => {
    await page.goto('/confirm');
    await expect(page.getByRole('heading', { name: 'Начните заново' })).toBeVisible();
    await page.goto('/confirm?token=nonsense');
    await expect(page.getByRole('heading', { name: 'Ссылка не подошла' })).toBeVisible();
  });
});
