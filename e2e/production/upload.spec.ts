import { EXAMPLE_ORDER_ID } from '../../test/backend/scenarios/exampleOrder';
import { expect, test, users } from '../support/cabinet';

test('files can be retried after a 502, when the backend has cut their connection', async ({
  page,
  cabinet,
}) => {
  await cabinet.signIn(page, users.sender);
  await page.goto(`/sender/create-claim/${EXAMPLE_ORDER_ID}?step=documents`);
  const photos = page.getByRole('group', { name: 'Фото повреждений и упаковки' });
  await expect(photos).toBeVisible();
  await cabinet.control.faults([
    { kind: 'drop-mid-request', operationId: 'uploadFile', after: 1, times: 1 },
  ]);
  const png = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.alloc(300_000, 7) });
  await photos
    .locator('input[type=file]')
    .setInputFiles([png('Сверху.png'), png('Сбоку.png'), png('Внутри.png')]);

  // The cabinet has returned from /unavailable with all files.
  await expect(photos.getByRole('button', { name: 'Повторить' }).first()).toBeVisible();
  await expect(photos.getByRole('listitem')).toHaveCount(3);
  await expect(async () => {
    const again = photos.getByRole('button', { name: 'Повторить' });
    if ((await again.count()) > 0) await again.first().click();
    await expect(photos.getByRole('button', { name: /^Удалить: / })).toHaveCount(3, {
      timeout: 1_000,
    });
  }).toPass();
});
