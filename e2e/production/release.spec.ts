import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { pack } from '../../scripts/release/pack';
import { runNginx, type NginxServer } from '../../scripts/serve/nginx';
import { createBackend } from '../../test/backend/backend';
import { createMiddleware } from '../../test/backend/middleware';
import { controlOf } from '../support/control';
import { signIn } from '../support/signIn';
import { addressesOf, behaved, startStand, type Behaved } from '../support/stand';
import { users } from '../support/users';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'releases-'));
/** Folders of two machines, and two builds. */
const machines = ['a', 'b'].map((name) => join(folder, name));
const builds = { one: join(folder, 'one'), two: join(folder, 'two') };

let backends: [Behaved, Behaved];
let cabinets: NginxServer[] = [];
let balancer: NginxServer;

/** Returns settings of nginx: requests alternate between the machines, and none is retried. */
const balancing = (listen: string) => `
upstream machines {
  ${cabinets.map(({ baseURL }) => `server ${new URL(baseURL).host};`).join(' ')}
}
server {
  listen ${listen};
  location / {
    proxy_pass http://machines;
    proxy_set_header Host $http_host;
    proxy_next_upstream off;
  }
}`;

const publish = (build: string, machine: string | undefined, STEP: string) =>
  execFileSync('sh', [join(root, 'deploy/publish.sh'), build, machine ?? '', '2'], {
    env: { ...process.env, STEP },
  });

/** Returns the first script of a page. Its name identifies a release. */
const entryIn = (html: string) => /assets\/index-[\w-]+\.js/.exec(html)?.[0] ?? 'none';
const entryOf = (build: string) => entryIn(readFileSync(join(build, 'index.html'), 'utf8'));

test.beforeAll(async () => {
  test.setTimeout(300_000);
  cpSync(join(root, 'dist'), builds.one, { recursive: true });
  // The second build lacks the files that only `npm run build` adds; this test does not read them.
  const command = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', builds.two];
  const env = { ...process.env, VITE_VERSION: 'another-release' };
  execFileSync(process.execPath, command, { cwd: root, env, stdio: 'ignore' });
  await Promise.all(Object.values(builds).map(pack));
  expect(entryOf(builds.one)).not.toBe(entryOf(builds.two));

  // Two servers of one backend share its state.
  const middleware = createMiddleware(createBackend());
  const start = () =>
    behaved((request, response) => {
      middleware(request, response, () => response.writeHead(404).end());
    });
  backends = [await start(), await start()];
  for (const machine of machines) {
    publish(builds.one, machine, 'both');
    const settings = { BACKEND_URL: addressesOf(...backends), TRUSTED_PROXIES: '127.0.0.1' };
    cabinets.push(await startStand(settings, [], machine));
  }
  balancer = await runNginx(balancing);
});
test.afterAll(async () => {
  await Promise.all([balancer, ...cabinets].map((server) => server.close()));
  for (const backend of backends) backend.close();
  rmSync(folder, { recursive: true });
  cabinets = [];
});

/** Collects failures that a user would notice: failed responses, visits to /unavailable, uncaught errors. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/unavailable')) troubles.push(frame.url());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  return troubles;
}

test('a customer keeps working through a dead backend, a release, its rollback and a change of machines', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: balancer.baseURL });
  const page = await context.newPage();
  const troubles = troublesOf(page);
  const name = page.getByLabel('Имя', { exact: true });
  const entry = async () => entryIn(await page.content());

  await signIn(page, users.admin);
  await page.goto('/profile');
  await name.fill('Жанна');

  // One backend fails. Both machines get the files of the next release, but only one machine gets its index.html.
  backends[0].close();
  for (const machine of machines) publish(builds.two, machine, 'files');
  publish(builds.two, machines[0], 'page');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Данные сохранены')).toBeVisible();

  const seen = new Set<string>();
  const lookAround = async () => {
    for (const path of ['/profile', '/deliveries', '/financing', '/help', '/offer']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      seen.add(await entry());
    }
    // Opens pages whose files have not been loaded before.
    await page.getByRole('banner').getByRole('link', { name: 'Помощь' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
  };
  // The number of calls between two pages decides which machine serves the next page, so one round may
  // see only one machine.
  for (let round = 0; round < 5 && seen.size < 2; round += 1) await lookAround();
  expect(seen).toEqual(new Set([entryOf(builds.one), entryOf(builds.two)]));

  // The release is complete, and one of its pages stays open during a rollback.
  publish(builds.two, machines[1], 'page');
  await page.goto('/profile');
  expect(await entry()).toBe(entryOf(builds.two));
  await expect(name).toHaveValue('Жанна');
  await name.fill('Зинаида');
  for (const machine of machines) publish(builds.one, machine, 'files');
  for (const machine of machines) publish(builds.one, machine, 'page');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Данные сохранены')).toBeVisible();
  seen.clear();
  await lookAround();
  expect(seen).toEqual(new Set([entryOf(builds.one)]));

  expect(troubles).toEqual([]);
  const told = await controlOf(addressesOf(backends[1])).log();
  const count = (method: string, path: RegExp) =>
    told.filter((one) => one.method === method && path.test(one.path)).length;
  expect(count('POST', /\/auth\/login$/)).toBe(1);
  expect(count('PUT', /\/user/)).toBe(2);
  await context.close();
});
