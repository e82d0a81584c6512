import type { CommonServerOptions, PreviewServer, ProxyOptions } from 'vite';
import { hostToListen, webAddress, withoutSecrets } from '../contract/model/address';
import { UsageError } from '../command/usageError';

/** Settings of the environment for a server of the cabinet. */
export interface ServeSettings {
  readonly port: number;
  /** Undefined: this computer only. */
  readonly host: string | undefined;
  /** A real backend in place of the mock one: the part of its address before `/api`. */
  readonly apiUrl: string | undefined;
}

/** Vite's usual port for development; the next free one is taken when it is busy. */
const DEFAULT_PORT = 5173;

/** Message of the serving commands about any argument. */
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
  // The cabinet's own paths start with /api already.
  return value.replace(/\/(?:api\/?)?$/, '');
}

/**
 * Reads PORT, HOST and API_URL.
 * @throws UsageError with a message for the reader when one makes no sense
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

/** Address on which Vite listens. With HOST other people ask for it, by any name that their stand has. */
export function listenOptions(
  host: string | undefined,
): Pick<CommonServerOptions, 'host' | 'allowedHosts'> {
  return host === undefined ? {} : { host, allowedHosts: true };
}

/** The address of the cabinet: a HOST that is not of this computer alone is of the network. */
export function addressOf({ resolvedUrls }: Pick<PreviewServer, 'resolvedUrls'>): string {
  const [address = ''] = [...(resolvedUrls?.local ?? []), ...(resolvedUrls?.network ?? [])];
  return address;
}

/** Sends /api to a real backend as if the cabinet stood on its host. */
export function apiProxy(apiUrl: string): Record<string, ProxyOptions> {
  return { '/api': { target: apiUrl, changeOrigin: true, cookieDomainRewrite: '' } };
}

/** Returns the address of the cabinet and of its calls, to be printed at the start. */
export function servedText(cabinet: string, apiUrl: string): string {
  return `\nКабинет: ${cabinet}\nБэкенд:  ${withoutSecrets(apiUrl)}/api\n`;
}
