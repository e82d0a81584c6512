import { createServer } from 'vite';
import { describe, expect, it } from 'vitest';
import { mockBackend } from './vitePlugin';

describe('the plugin', () => {
  it('takes no part in a build', () => {
    expect(mockBackend().apply).toBe('serve');
  });

  it('serves /api beside the pages and greets with the address and the demo sign-ins', async () => {
    const said: string[] = [];
    const server = await createServer({
      configFile: false,
      root: import.meta.dirname,
      optimizeDeps: { noDiscovery: true },
      server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
      customLogger: {
        info: (text) => said.push(text),
        warn: () => undefined,
        warnOnce: () => undefined,
        error: () => undefined,
        clearScreen: () => undefined,
        hasErrorLogged: () => false,
        hasWarned: false,
      },
      plugins: [mockBackend({ scenario: 'empty' })],
    });
    try {
      await server.listen();
      const address = server.httpServer?.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const response = await fetch(`http://127.0.0.1:${port}/api/service/build/health`);
      expect(await response.json()).toEqual({ status: 'UP' });
      expect(said.join()).toContain(`Кабинет: http://localhost:${port}/`);
      expect(said.join()).toContain('sokolova@severveter.ru');
      expect(said.join()).toContain('Сценарий: empty');
    } finally {
      await server.close();
    }
  });
});
