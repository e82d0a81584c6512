import type { ProxyOptions } from 'vite';

/** What the environment says about a server of the cabinet. */
export interface ServeSettings {
  readonly port: number;
  /** Undefined: this computer only. */
  readonly host: string | undefined;
  /** A real backend in place of the mock one: the part of its address before `/api`. */
  readonly apiUrl: string | undefined;
}

/** Vite's usual port for development; the next free one is taken when it is busy. */
const DEFAULT_PORT = 5173;

function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT=${value}: ожидается номер порта от 0 до 65535`);
  }
  return port;
}

function readApiUrl(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`API_URL=${value}: ожидается адрес вида https://host`);
  }
  // The cabinet's own paths start with /api already.
  return value.replace(/\/(?:api\/?)?$/, '');
}

/** Reads PORT, HOST and API_URL. Throws with a message for the reader when one makes no sense. */
export function readServeSettings(
  env: Readonly<Record<string, string | undefined>>,
): ServeSettings {
  return {
    port: readPort(env['PORT']),
    host: env['HOST'] === '' ? undefined : env['HOST'],
    apiUrl: readApiUrl(env['API_URL']),
  };
}

/** Sends /api to a real backend as if the cabinet stood on its host. */
export function apiProxy(apiUrl: string): Record<string, ProxyOptions> {
  return { '/api': { target: apiUrl, changeOrigin: true, cookieDomainRewrite: '' } };
}
