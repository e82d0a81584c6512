import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { mockBackend } from '../test/backend/vitePlugin';
import { missingFiles } from './serve/missingFiles';
import { apiProxy, readServeSettings } from './serve/settings';

// The production build as customers get it, with the mock backend or, with API_URL, a real one.
const root = join(import.meta.dirname, '..');
const { port, host, apiUrl } = readServeSettings(process.env);
if (!existsSync(join(root, 'dist/index.html'))) await build({ root });
const server = await preview({
  root,
  plugins: [missingFiles(join(root, 'dist')), ...(apiUrl === undefined ? [mockBackend()] : [])],
  preview: {
    port,
    ...(host === undefined ? {} : { host }),
    proxy: apiUrl === undefined ? {} : apiProxy(apiUrl),
  },
});
if (apiUrl !== undefined) {
  const [address = ''] = server.resolvedUrls?.local ?? [];
  process.stdout.write(`\nКабинет: ${address}\nБэкенд:  ${apiUrl}/api\n`);
}
