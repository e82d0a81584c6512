import { expect, test, users } from './support/cabinet';

test(
  'the banner appears without a network, the input stays, and no form is sent when the network is back',
  { tag: '@core' },
  async ({ page, context, cabinet }) => {
    cabinet.allow({ consoleErrors: [/ERR_INTERNET_DISCONNECTED/] });
    await cabinet.enter(page, users.admin, '/profile?tab=organization');
    await page.getByRole('button', { name: 'Изменить' }).click();
    const address = page.getByRole('textbox', { name: 'Юридический адрес' });
    await address.fill('Новый адрес без связи');

    // Waits for the last chunk that the page loads by itself.
    await expect(page.getByRole('button', { name: /^Что изменилось/ })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^Нет подключения к интернету/)).toBeVisible();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('alert').getByText(/Нет связи с сервером/)).toBeVisible();
    const before = (await cabinet.control.log()).length;

    await context.setOffline(false);
    await expect(page.getByText(/^Нет подключения к интернету/)).toHaveCount(0);
    const since = async () => (await cabinet.control.log()).slice(before);
    // The page refetches its data by itself, but the user must submit the failed form again.
    await expect.poll(async () => (await since()).length, { timeout: 5_000 }).toBeGreaterThan(0);
    await expect(address).toHaveValue('Новый адрес без связи');
    expect((await since()).filter(({ method }) => method !== 'GET')).toEqual([]);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Новый адрес без связи')).toBeVisible();
    const sent = (await since()).filter(({ method }) => method !== 'GET');
    expect(sent.map(({ operationId }) => operationId)).toEqual(['updateOrganization']);
  },
);
