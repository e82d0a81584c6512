import { expect, test } from 'playwright/test';
import { startBehindNginx } from '../support/behindNginx';
import { serve, SERVICES } from '../support/services';

test('the policy lets through what observes the cabinet, where the stand names it', async ({
  page,
}) => {
  const server = await startBehindNginx(SERVICES);
  try {
    const refused: string[] = [];
    await page.exposeFunction('tellRefused', (text: string) => refused.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const tell: unknown = Reflect.get(window, 'tellRefused');
        if (typeof tell === 'function') tell(`${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    const told = await serve(page, 'well', true);
    await page.goto(`${server.baseURL}/login`);
    await expect.poll(() => told.envelopes.length).toBeGreaterThan(0);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('Planted');
      });
    });
    await expect.poll(() => told.envelopes.join('\n')).toContain('RangeError');
    await expect.poll(() => told.envelopes.join('\n')).toContain('"tagName":"form"');
    await page.getByRole('link', { name: 'Политика обработки данных' }).click();
    await expect
      .poll(() => told.tracked.map(({ url }) => url))
      .toContain(`${server.baseURL}/policy`);
    expect(refused).toEqual([]);
  } finally {
    await server.close();
  }
});
