import { join } from 'node:path';
import { preview, type PreviewOptions } from 'vite';
import { keptFiles, missingFiles, unpackedFiles } from '../../scripts/serve/missingFiles';
import type { BackendOptions } from '../../test/backend/backend';
import { mockBackend } from '../../test/backend/vitePlugin';
import { startBehindNginx } from './behindNginx';

/** A running production build with a backend. */
export interface CabinetServer {
  readonly baseURL: string;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/**
 * Starts a production build on a free port of this computer.
 *
 * @param elsewhere proxy of /api to another backend; by default a new mock backend responds
 * @param folder folder of the build
 * @param backend options of the mock backend
 */
export async function startCabinet(
  elsewhere?: Pick<PreviewOptions, 'proxy'>,
  folder = 'dist',
  backend: BackendOptions = {},
): Promise<CabinetServer> {
  // In the production profile the same journeys run on nginx (e2e/production/playwright.config.ts).
  const isPlain = elsewhere === undefined && folder === 'dist';
  if (isPlain && process.env['CABINET_SERVER'] === 'nginx') return startBehindNginx();
  const server = await preview({
    root,
    // The build is finished, so no configuration is needed.
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    plugins: [
      missingFiles(join(root, folder)),
      unpackedFiles(),
      keptFiles(),
      ...(elsewhere ? [] : [mockBackend(backend)]),
    ],
    preview: { host: '127.0.0.1', port: 0, open: false, ...elsewhere },
  });
  // A journey may reuse a connection after more than five seconds, Node's default keep-alive timeout.
  Object.assign(server.httpServer, { keepAliveTimeout: 60_000 });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    baseURL: `http://127.0.0.1:${address.port}`,
    close: () => server.close(),
  };
}
