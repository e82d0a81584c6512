import { expect, test } from 'playwright/test';
import { addressesOf, behaved, startStand } from '../support/stand';

test('the code shown for a failure identifies its line in the log', async ({ page }) => {
  const backend = await behaved((request, response) => {
    request.resume().on('end', () => response.writeHead(500).end());
  });
  const stand = await startStand({ BACKEND_URL: addressesOf(backend) }, [backend]);
  try {
    await page.goto(`${stand.baseURL}/unavailable?redirect=/offer`);
    const shown = page.getByText('Код обращения');
    await expect(shown).toHaveText(/^Код обращения: [0-9a-f]{32}$/);
    const code = (await shown.textContent())?.split(' ').at(-1) ?? '';
    // nginx writes the log line after it has sent the response.
    await expect.poll(() => stand.log()).toContain(`"request":"${code}"`);
    const line = stand
      .log()
      .split('\n')
      .find((one) => one.includes(`"request":"${code}"`));
    expect(line).toContain('"path":"/api/');
    expect(line).toContain('"status":"500"');
  } finally {
    await stand.close();
  }
});
