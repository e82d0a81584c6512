import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, preview } from 'vite';
import { describe, expect, it } from 'vitest';
import { mockBackend, shownAddress } from './vitePlugin';

describe('the plugin', () => {
  it('does not affect a build', () => {
    expect(mockBackend().apply).toBe('serve');
  });

  it.each([
    ['127.0.0.1', 'localhost'],
    ['::', 'localhost'],
    ['192.168.0.7', '192.168.0.7'],
    ['fd00::7', '[fd00::7]'],
  ])('prints the listening address %s as the host %s', (address, host) => {
    expect(shownAddress({ address, port: 5173 })).toBe(`http://${host}:5173/`);
  });

  it('serves /api next to the pages, accepts long URLs, and prints its address and the demo users', async () => {
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
      const longest = `?search=${'Ж'.repeat(4000)}`;
      const long = await fetch(`http://127.0.0.1:${port}/api/service/build/health${longest}`);
      expect(long.status).toBe(200);
      expect(said.join()).toContain(`Кабинет: http://localhost:${port}/`);
      expect(said.join()).toContain('sokolova@severveter.ru');
      expect(said.join()).toContain('Сценарий: empty');
    } finally {
      await server.close();
    }
  });

  it('adds the settlement page of the demo to the pages of a build, and serves it', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'dist-'));
    writeFileSync(join(dist, 'index.html'), '<html lang="ru"><head></head><body></body></html>');
    writeFileSync(join(dist, 'other.html'), '<p>another page</p>');
    const server = await preview({
      configFile: false,
      logLevel: 'silent',
      build: { outDir: dist },
      plugins: [mockBackend()],
      preview: { host: '127.0.0.1', port: 0 },
    });
    try {
      const address = server.httpServer.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const read = async (path: string) => {
        const headers = { Accept: 'text/html' };
        return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
      };
      for (const path of ['/', '/settlement', '/profile/users/7']) {
        const [, said = ''] =
          /name="VITE_SETTLEMENT_URL" content="([^"]+)"/.exec(await read(path)) ?? [];
        expect(await read(said)).toContain('Демонстрационная страница страховой компании');
      }
      expect(await read('/other.html')).toBe('<p>another page</p>');
    } finally {
      await server.close();
      rmSync(dist, { recursive: true });
    }
  });
});
