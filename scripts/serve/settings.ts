import type { CommonServerOptions, PreviewServer, ProxyOptions } from 'vite';
import { hostToListen, webAddress, withoutSecrets } from '../contract/model/address';
import { UsageError } from '../command/usageError';

/** Settings of a local server, read from environment variables. */
export interface ServeSettings {
  readonly port: number;
  /** Undefined if only this machine can reach the server. */
  readonly host: string | undefined;
  /** Address of a real backend that replaces the mock, without `/api`. */
  readonly apiUrl: string | undefined;
}

/** Vite's usual development port; if it is taken, the next free one is used. */
const DEFAULT_PORT = 5173;

/** Advice for a command that serves and was called with an argument. */
export const TAKES_NO_ARGUMENTS =
  'у команды нет аргументов; настройки задают переменные PORT, HOST и API_URL';

function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`PORT=${value}: ожидается номер порта от 0 до 65535`);
}

function readApiUrl(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  const url = webAddress(value);
  if (url === null || url.search !== '' || url.hash !== '') {
    const shown = withoutSecrets(value);
    throw new UsageError(`API_URL=${shown}: ожидается адрес вида https://host, без параметров и #`);
  }
  // Removes `/api`, because the cabinet adds it to the path of every call.
  return value.replace(/\/(?:api\/?)?$/, '');
}

/**
 * Reads PORT, HOST and API_URL.
 * @throws UsageError if a variable is invalid
 */
export function readServeSettings(
  env: Readonly<Record<string, string | undefined>>,
): ServeSettings {
  const host = env['HOST'] ?? '';
  return {
    port: readPort(env['PORT']),
    host: host === '' ? undefined : hostToListen(host),
    apiUrl: readApiUrl(env['API_URL']),
  };
}

/** Returns Vite's options for the host. If HOST is set, any host name is allowed in requests. */
export function listenOptions(
  host: string | undefined,
): Pick<CommonServerOptions, 'host' | 'allowedHosts'> {
  return host === undefined ? {} : { host, allowedHosts: true };
}

/** Vite's options for the watched files: a build of the gallery must not reload the open pages. */
export const WATCH = { ignored: ['**/.cache/**'] };

/** Returns the local address of the cabinet, or its network address if HOST excludes the local address. */
export function addressOf({ resolvedUrls }: Pick<PreviewServer, 'resolvedUrls'>): string {
  const [address = ''] = [...(resolvedUrls?.local ?? []), ...(resolvedUrls?.network ?? [])];
  return address;
}

/**
 * Returns Vite's proxy of /api to a real backend. The proxy replaces the Host header, as if the cabinet ran on the
 * backend's host.
 */
export function apiProxy(apiUrl: string): Record<string, ProxyOptions> {
  return { '/api': { target: apiUrl, changeOrigin: true, cookieDomainRewrite: '' } };
}

/** Returns the lines that are printed at the start: the addresses of the cabinet and of its backend. */
export function servedText(cabinet: string, apiUrl: string): string {
  return `\nКабинет: ${cabinet}\nБэкенд:  ${withoutSecrets(apiUrl)}/api\n`;
}
