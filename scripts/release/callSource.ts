import { join } from 'node:path';
import { createServer } from 'vite';

/** Loads a source module with Vite in production mode, and calls its function `name` without arguments. */
export async function callSource<Result>(
  root: string,
  path: string,
  name: string,
): Promise<Result> {
  const server = await createServer({
    root,
    // A separate cache: a build must not change that of a running `npm start`.
    cacheDir: join(root, '.cache/build-vite'),
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const source = await server.ssrLoadModule(path);
    return await source[name]();
  } finally {
    await server.close();
  }
}
