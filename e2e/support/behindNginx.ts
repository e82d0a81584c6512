import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { startNginx, type NginxServer } from '../../scripts/serve/nginx';
import { createBackend } from '../../test/backend/backend';
import { createMiddleware } from '../../test/backend/middleware';
import { SETTLEMENT_PATH } from '../../test/backend/settlementPage';

const dist = join(import.meta.dirname, '../../dist');

/**
 * Serves the production build like in production: a real nginx with the shipped configuration, and a mock
 * backend behind it. nginx also passes the control calls of the mock.
 */
export async function startBehindNginx(
  settings: Readonly<Record<string, string>> = {},
): Promise<NginxServer> {
  const middleware = createMiddleware(createBackend());
  const backend = createServer((request, response) => {
    middleware(request, response, () => response.writeHead(404).end());
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const address = backend.address();
  if (address === null || typeof address === 'string') throw new Error('The backend has no port');
  const backendUrl = `http://127.0.0.1:${address.port}`;
  const nginx = await startNginx({
    dist,
    settings: { BACKEND_URL: backendUrl, VITE_SETTLEMENT_URL: SETTLEMENT_PATH, ...settings },
    // The insurer's page is on a foreign origin, so it has no policy of the cabinet. The mock accepts control calls of
    // its own host only, so nginx must pass the host of the browser.
    locations: `location ^~ /__backend { proxy_pass ${backendUrl}; proxy_set_header Host $http_host; add_header Cache-Control no-store; }`,
  });
  return {
    ...nginx,
    close: async () => {
      await nginx.close();
      backend.closeAllConnections();
      backend.close();
    },
  };
}
