import { expect, test, users } from '../support/cabinet';
import { policyRefusals } from '../support/policyRefusals';

test('a signed-in user opens every kind of page without a violation of the policy', async ({
  page,
  cabinet,
}) => {
  const refused = await policyRefusals(page);
  await cabinet.signIn(page, users.admin);
  for (const path of ['/offer', '/profile', '/deliveries', '/financing', '/settlement', '/help']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(refused).toEqual([]);

  // Proves that `policyRefusals` reports a violation: the policy refuses an inline style.
  cabinet.allow({ consoleErrors: [/Content Security Policy/] });
  await page.evaluate(() => {
    document.head.append(document.createElement('style'));
    document.head.lastElementChild?.append('p { color: red }');
  });
  await expect.poll(() => refused.join()).toContain('style-src');
});
