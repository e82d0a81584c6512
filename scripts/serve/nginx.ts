import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOST, startServer } from './runningServer';

const root = join(import.meta.dirname, '../..');

/** Candidate paths of nginx. Debian's path is included because it is not always in a user's PATH. */
const PLACES = [process.env['NGINX_PATH'], 'nginx', '/usr/sbin/nginx'];

/** Returns the path of nginx on this machine; undefined if it is not installed. */
export function findNginx(): string | undefined {
  return PLACES.find(
    (place) => place !== undefined && place !== '' && spawnSync(place, ['-v']).status === 0,
  );
}

/** Returns the output of `deploy/render.sh` for these settings. Throws with its message if they are invalid. */
export function renderNginx(settings: Readonly<Record<string, string>>): string {
  return execFileSync('sh', [join(root, 'deploy/render.sh')], {
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', ...settings },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** The cabinet behind a real nginx on this machine. */
export interface NginxServer {
  readonly baseURL: string;
  /** Lines of the access log so far. */
  log(): string;
  /** Error log of nginx so far. */
  errors(): string;
  close(): Promise<void>;
}

export interface NginxOptions {
  readonly dist: string;
  /** Deployment settings, as in `deploy/settings/`. */
  readonly settings: Readonly<Record<string, string>>;
  /** Additional `location` blocks; one test adds the control API of the mock. */
  readonly locations?: string;
}

/**
 * Starts nginx with the cabinet's configuration.
 * @throws Error if nginx is not installed, or rejects the configuration
 */
export function startNginx({ dist, settings, locations = '' }: NginxOptions): Promise<NginxServer> {
  return runNginx((listen, log) =>
    renderNginx({
      CABINET_ROOT: dist,
      // With a certificate, `settings` must set LISTEN themselves, because the plain port and the TLS port must differ.
      LISTEN: listen,
      LISTEN_TLS: listen,
      ACCESS_LOG: log,
      ...settings,
    }).replace('  # Pages:', `${locations}\n  # Pages:`),
  );
}

/**
 * Starts nginx with this `http` block.
 *
 * @throws Error if nginx is not installed, or rejects the block
 */
export async function runNginx(
  sites: (listen: string, log: string) => string,
): Promise<NginxServer> {
  const nginx = findNginx();
  if (nginx === undefined) throw new Error('nginx is not installed: apt-get install nginx');
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

/** Returns `deploy/nginx.conf` for a small machine, with more detailed logs. */
function mainConfig(errorLog: string): string {
  // Workers of an nginx that root has started would run as another user, who may not read root's folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const shipped = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('worker_processes auto', 'worker_processes 1')
    .replace('error_log stderr notice', `error_log ${errorLog} info`);
  return `${user}\n${shipped}`;
}
