import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOST, startServer } from './runningServer';

const root = join(import.meta.dirname, '../..');

/** Path of Debian, which is not always on the path of a user. */
const PLACES = [process.env['NGINX_PATH'], 'nginx', '/usr/sbin/nginx'];

/** The nginx of this machine; undefined where there is none. */
export function findNginx(): string | undefined {
  return PLACES.find(
    (place) => place !== undefined && place !== '' && spawnSync(place, ['-v']).status === 0,
  );
}

/**
 * Returns the output of `deploy/render.sh` for these settings. Throws with its message about wrong ones.
 */
export function renderNginx(settings: Readonly<Record<string, string>>): string {
  return execFileSync('sh', [join(root, 'deploy/render.sh')], {
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', ...settings },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** The cabinet behind a real nginx on this computer. */
export interface NginxServer {
  readonly baseURL: string;
  /** The lines of the access log so far. */
  log(): string;
  /** Messages of nginx itself so far. */
  errors(): string;
  close(): Promise<void>;
}

export interface NginxOptions {
  /** The folder of the build. */
  readonly dist: string;
  /** Settings of the stand, as `deploy/settings/` reads them. */
  readonly settings: Readonly<Record<string, string>>;
  /** Locations beside those of the template; a test reaches the controls of the mock by one. */
  readonly locations?: string;
}

/** @throws Error when there is no nginx, or it does not take the configuration */
export function startNginx({ dist, settings, locations = '' }: NginxOptions): Promise<NginxServer> {
  return runNginx((listen, log) =>
    renderNginx({
      CABINET_ROOT: dist,
      // With a certificate the settings say where it listens without.
      LISTEN: listen,
      LISTEN_TLS: listen,
      ACCESS_LOG: log,
      ...settings,
    }).replace('  # Pages:', `${locations}\n  # Pages:`),
  );
}

/**
 * A real nginx with this `http` block.
 *
 * @throws Error when there is no nginx, or it refuses the configuration
 */
export async function runNginx(
  sites: (listen: string, log: string) => string,
): Promise<NginxServer> {
  const nginx = findNginx();
  if (nginx === undefined) throw new Error('There is no nginx: apt-get install nginx');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const log = join(folder, 'access.log');
  const errorLog = join(folder, 'error.log');
  const config = join(folder, 'nginx.conf');
  const server = await startServer((port) => {
    writeFileSync(join(folder, 'cabinet.conf'), sites(`${HOST}:${port}`, log));
    writeFileSync(config, mainConfig(errorLog));
    return { command: nginx, args: ['-p', folder, '-c', config, '-g', 'daemon off;'] };
  });
  return {
    baseURL: `http://${HOST}:${server.port}`,
    log: () => readFileSync(log, 'utf8'),
    errors: () => readFileSync(errorLog, 'utf8'),
    close: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `deploy/nginx.conf` as a small machine needs it, telling everything that it can tell. */
function mainConfig(errorLog: string): string {
  // Started by root, its workers run as another user of the system, who may not read root's folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const shipped = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('worker_processes auto', 'worker_processes 1')
    .replace('error_log stderr notice', `error_log ${errorLog} info`);
  return `${user}\n${shipped}`;
}
