import { createServer } from 'vite';
import { mockBackend } from '../test/backend/vitePlugin';
import { apiProxy, readServeSettings } from './serve/settings';

// The whole cabinet for development: sources as they are, with the mock backend inside or, with
// API_URL, before a real one.
const { port, host, apiUrl } = readServeSettings(process.env);
const server = await createServer({
  plugins: apiUrl === undefined ? [mockBackend()] : [],
  server: {
    port,
    ...(host === undefined ? {} : { host }),
    ...(apiUrl === undefined ? {} : { proxy: apiProxy(apiUrl) }),
  },
});
await server.listen();
if (apiUrl !== undefined) {
  const [address = ''] = server.resolvedUrls?.local ?? [];
  process.stdout.write(`\nКабинет: ${address}\nБэкенд:  ${apiUrl}/api\n`);
}
