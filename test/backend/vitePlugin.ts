import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createBackend, type BackendOptions } from './backend';
import { describeProblems } from './core/exchangeLog';
import { greeting } from './greeting';
import { createMiddleware } from './middleware';

/**
 * Serves `/api` of the development and the preview server from a mock backend of their own. It
 * takes no part in a build: the production bundle must hold no mock code.
 */
export function mockBackend(options: BackendOptions = {}): Plugin {
  return {
    name: 'mock-backend',
    apply: 'serve',
    configureServer: (server) => install(server, options),
    configurePreviewServer: (server) => install(server, options),
  };
}

function install(server: ViteDevServer | PreviewServer, options: BackendOptions): void {
  const { logger } = server.config;
  const backend = createBackend({
    announce: (text) => logger.info(text),
    onProblem: (exchange) => logger.warn(describeProblems(exchange).join('\n')),
    ...options,
  });
  server.middlewares.use(createMiddleware(backend));
  const { httpServer } = server;
  httpServer?.once('listening', () => {
    const address = httpServer.address();
    if (address === null || typeof address === 'string') return;
    logger.info(greeting(`http://localhost:${address.port}/`, backend.origin.scenario));
  });
}
