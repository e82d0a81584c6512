import { existsSync, readFileSync } from 'node:fs';
import { isIPv6, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createBackend, type BackendOptions } from './backend';
import { describeProblems } from './core/exchangeLog';
import { greeting } from './greeting';
import { createMiddleware } from './middleware';
import { SETTLEMENT_PATH } from './settlementPage';

/** Adds the address of the demo's settlement page to the cabinet's page, as a real server would. */
function withSettlement(html: string): string {
  return html.replace(
    '</head>',
    `<meta name="VITE_SETTLEMENT_URL" content="${SETTLEMENT_PATH}" /></head>`,
  );
}

/**
 * Answers `/api` of the development and preview servers with a mock backend. Has no effect on builds, because the
 * production bundle must not contain mock code.
 */
export function mockBackend(options: BackendOptions = {}): Plugin {
  return {
    name: 'mock-backend',
    apply: 'serve',
    transformIndexHtml: withSettlement,
    configureServer: (server) => install(server, options),
    configurePreviewServer: (server) => {
      install(server, options);
      sendPages(server);
    },
  };
}

/** Sends the built index.html, or login.html for /login, with the demo's settings, for every address of the cabinet. */
function sendPages({ config, middlewares }: PreviewServer): void {
  const folder = resolve(config.root, config.build.outDir);
  middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isPage = request.headers.accept?.includes('text/html') === true;
    const isOther = pathname !== '/' && existsSync(join(folder, pathname));
    if (request.method !== 'GET' || !isPage || isOther) {
      next();
      return;
    }
    const page = pathname === '/login' ? 'login.html' : 'index.html';
    const html = withSettlement(readFileSync(join(folder, page), 'utf8'));
    response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end(html);
  });
}

/** Listening addresses that clients on this machine can reach as `localhost`. */
const OWN_ADDRESSES = new Set(['127.0.0.1', '::1', '0.0.0.0', '::']);

/** Returns the address at which clients reach a server. */
export function shownAddress({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  const host = isIPv6(address) ? `[${address}]` : address;
  return `http://${OWN_ADDRESSES.has(address) ? 'localhost' : host}:${port}/`;
}

/**
 * Maximum size of a request's head in bytes, as in the deployment (deploy/settings/server.sh); Node's default is 16 kB.
 */
const LONGEST_HEAD = 4 * 32 * 1024;

function install(server: ViteDevServer | PreviewServer, options: BackendOptions): void {
  const { logger } = server.config;
  const backend = createBackend({
    announce: (text) => logger.info(text),
    onProblem: (exchange) => logger.warn(describeProblems(exchange).join('\n')),
    ...options,
  });
  server.middlewares.use(createMiddleware(backend));
  const { httpServer } = server;
  if (httpServer) Object.assign(httpServer, { maxHeaderSize: LONGEST_HEAD });
  httpServer?.once('listening', () => {
    const address = httpServer.address();
    if (address === null || typeof address === 'string') return;
    logger.info(greeting(shownAddress(address), backend.origin.scenario));
  });
}
