import { expect, test } from 'playwright/test';
import { freePort } from '../test/freePort';
import { users } from './support/cabinet';
import { startCommand } from './support/command';

// Runs the README's first command like a newcomer: sources, not the production build.
test('npm start prints its address and the demo sign-ins, and serves the sign-in page', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const command = startCommand(['npm', 'start'], { PORT: String(port) });
  try {
    const address = `http://localhost:${port}/`;
    await expect.poll(command.output, { timeout: 120_000 }).toContain(address);
    for (const username of Object.values(users)) {
      await expect.poll(command.output).toContain(username);
    }
    // Vite builds each source at its first request, so the page needs some time before it redirects.
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в личный кабинет', {
      timeout: 60_000,
    });
    await expect(page).toHaveURL(`${address}login`);
  } finally {
    await command.stop();
  }
});
