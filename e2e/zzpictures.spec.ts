import { test, users } from './support/cabinet';

const READY = '/offer/request/f2b1df09-4d6f-4b8c-8e0a-2f3e4d5c6b09';

test('pictures', async ({ page, cabinet }) => {
  test.setTimeout(300_000);
  cabinet.allow({ consoleErrors: [/./], violations: [/./], responses: [/./] } as never);
  await cabinet.signIn(page, users.admin);
  const shots: [string, () => Promise<void>][] = [
    ['organization', async () => {}],
    ['founders', async () => {
      await page.getByRole('button', { name: /Изменить: ООО/ }).click();
      await page.getByRole('button', { name: 'Добавить учредителя' }).click();
      await page.getByRole('button', { name: 'Далее' }).click();
    }],
    ['contacts', async () => {
      await page.getByRole('button', { name: /Изменить: Зай/ }).click();
    }],
    ['account', async () => {
      await page.getByLabel('БИК').fill('12');
      await page.getByRole('button', { name: 'Далее' }).click();
    }],
    ['consents', async () => {}],
    ['review', async () => {}],
  ];
  for (const [step, act] of shots) {
    await page.setViewportSize({ width: 1440, height: 1100 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto(`${READY}?step=${step}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await act();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/form/${step}-1440.png` });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.waitForTimeout(200);
    await page.screenshot({ path: `/tmp/form/${step}-360.png` });
    await page.setViewportSize({ width: 768, height: 1000 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/form/${step}-768-dark.png` });
  }
});
