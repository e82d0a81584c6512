import { expect, test } from 'playwright/test';
import { startBehindNginx } from '../support/behindNginx';
import { policyRefusals } from '../support/policyRefusals';
import { serve, SERVICES } from '../support/services';

test('the policy allows the configured services of a deployment', async ({ page }) => {
  const server = await startBehindNginx(SERVICES);
  try {
    const refused = await policyRefusals(page);
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

    // Violations of the policy are reported too, without addresses.
    await page.evaluate(() => fetch('https://elsewhere.example/?itn=77').catch(() => undefined));
    await expect
      .poll(() => told.envelopes.join('\n'))
      .toContain('The policy has refused connect-src: another origin');
    expect(told.envelopes.join('\n')).not.toContain('itn=77');
  } finally {
    await server.close();
  }
});
