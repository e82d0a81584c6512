import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { findNginx } from '../../scripts/serve/nginx';
import { freePort } from '../../test/freePort';
import { ask } from '../support/ask';
import { addressesOf, behaved, says, startStand } from '../support/stand';

const root = join(import.meta.dirname, '../..');
let folder: string;
let cabinet: string;

/** Lays out the files of the image as its Dockerfile does, with its start script and health check. */
test.beforeAll(() => {
  // With `fullyParallel`, this runs for each test, so each test has a separate folder.
  folder = mkdtempSync(join(tmpdir(), 'image-'));
  cabinet = join(folder, 'cabinet');
  // nginx, started by root, reads files as another user: the folder must be readable by all.
  chmodSync(folder, 0o755);
  mkdirSync(cabinet);
  for (const part of ['deploy', 'dist'])
    cpSync(join(root, part), join(cabinet, part), { recursive: true });
});
test.afterAll(() => {
  for (const left of started) left.kill('SIGTERM');
  rmSync(folder, { recursive: true });
});

const started: ChildProcess[] = [];

interface Container {
  readonly address: string;
  readonly process: ChildProcess;
  /** Returns the result of the image's health check. */
  isWell(): boolean;
  ended: Promise<unknown>;
}

async function startContainer(name: string, settings: Record<string, string>): Promise<Container> {
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    NGINX_PATH: findNginx() ?? 'nginx',
    RUN_FOLDER: join(folder, name),
    ACCESS_LOG: join(folder, `${name}.log`),
    LISTEN: `0.0.0.0:${port}`,
    ...settings,
  };
  const container = spawn(join(cabinet, 'deploy/start.sh'), { env, stdio: 'ignore' });
  started.push(container);
  const ended = once(container, 'exit');
  const isWell = () => spawnSync(join(cabinet, 'deploy/health.sh'), { env }).status === 0;
  await expect.poll(isWell).toBe(true);
  return { address: `http://127.0.0.1:${port}`, process: container, isWell, ended };
}

test('the image writes into one folder only, and its health check fails without the page', async () => {
  const backend = await behaved(says('well'));
  const files = () => execFileSync('find', [cabinet, '-newer', join(cabinet, 'dist')]).toString();
  const before = files();
  const container = await startContainer('run', { BACKEND_URL: addressesOf(backend) });
  try {
    expect((await ask(`${container.address}/healthz`)).body.toString()).toBe('ok');
    expect(files()).toBe(before);
    expect(readdirSync(join(folder, 'run'))).toContain('nginx.pid');
    // A server without its page is unhealthy.
    rmSync(join(cabinet, 'dist/index.html'));
    expect(container.isWell()).toBe(false);
    expect((await ask(`${container.address}/healthz`)).status).toBe(503);
  } finally {
    cpSync(join(root, 'dist'), join(cabinet, 'dist'), { recursive: true });
    container.process.kill('SIGQUIT');
    await container.ended;
    backend.close();
  }
  expect(container.isWell()).toBe(false);
});

for (const [listens, asked] of [
  ['all of IPv6', (port: number) => [`[::]:${port}`, `[::1]:${port}`]],
  ['one address of IPv6', (port: number) => [`[::1]:${port}`, `[::1]:${port}`]],
  [
    'both families',
    (port: number) => [`${port} [::]:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`],
  ],
  ['everything', (port: number) => [`*:${port}`, `127.0.0.1:${port}`]],
] as const) {
  test(`the health check calls the address of LISTEN if that is ${listens}`, async () => {
    const backend = await behaved(says('well'));
    const [LISTEN = '', ...addresses] = asked(await freePort());
    const settings = { BACKEND_URL: addressesOf(backend), LISTEN };
    const container = await startContainer(`at-${listens}`, settings);
    try {
      for (const address of addresses) {
        expect((await ask(`http://${address}/login`)).status).toBe(200);
      }
    } finally {
      container.process.kill('SIGTERM');
      await container.ended;
      backend.close();
    }
    expect(container.isWell()).toBe(false);
  });
}

test('the health check tests every socket, and fails if one of two does not respond', async () => {
  const backend = await behaved(says('well'));
  const LISTEN = `unix:${join(folder, 'cabinet.sock')}`;
  const container = await startContainer('socket', { BACKEND_URL: addressesOf(backend), LISTEN });
  try {
    const env = { PATH: process.env['PATH'], LISTEN: `${LISTEN} [::1]:${await freePort()}` };
    expect(spawnSync(join(cabinet, 'deploy/health.sh'), { env }).status).not.toBe(0);
  } finally {
    container.process.kill('SIGTERM');
    await container.ended;
    backend.close();
  }
  expect(container.isWell()).toBe(false);
});

test('a pending call finishes when the container is stopped', async () => {
  let finish = (): void => undefined;
  const backend = await behaved((_request, response) => {
    finish = () => response.end('"done"');
  });
  const container = await startContainer('ending', { BACKEND_URL: addressesOf(backend) });
  try {
    const call = ask(`${container.address}/api/v1/user`);
    await expect.poll(() => backend.asked).toHaveLength(1);
    // The stop signal of the image.
    container.process.kill('SIGQUIT');
    await expect
      .poll(() =>
        ask(`${container.address}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    finish();
    expect((await call).body.toString()).toBe('"done"');
    await container.ended;
  } finally {
    backend.close();
  }
});

test('the start fails with a message if the address of the backend is missing', () => {
  const { status, stderr } = spawnSync(join(cabinet, 'deploy/start.sh'), {
    env: { PATH: process.env['PATH'], RUN_FOLDER: join(folder, 'wrong'), LISTEN: '0' },
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stderr).toContain('BACKEND_URL: the address of the backend is missing');
});

test('metrics are served on a separate port only', async () => {
  const backend = await behaved(says('well'));
  const port = await freePort();
  const stand = await startStand(
    { BACKEND_URL: addressesOf(backend), STATUS_LISTEN: `127.0.0.1:${port}` },
    [backend],
  );
  try {
    const counts = await ask(`http://127.0.0.1:${port}/status`);
    expect(counts.body.toString()).toContain('Active connections:');
    expect((await ask(`http://127.0.0.1:${port}/login`)).status).toBe(404);
    expect((await ask(`${stand.baseURL}/status`)).body.toString()).toContain('id="root"');
  } finally {
    await stand.close();
  }
});
