import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isMissingFile } from './missingFiles';
import { addressOf, apiProxy, listenOptions, readServeSettings, WATCH } from './settings';

describe('the settings of npm start', () => {
  it('need no environment variables', () => {
    expect(readServeSettings({})).toEqual({ port: 5173, host: undefined, apiUrl: undefined });
    expect(readServeSettings({ PORT: '', HOST: '', API_URL: '' }).port).toBe(5173);
  });

  it('include the port, the host and a real backend', () => {
    expect(
      readServeSettings({ PORT: '8080', HOST: '0.0.0.0', API_URL: 'https://cabinet.example' }),
    ).toEqual({ port: 8080, host: '0.0.0.0', apiUrl: 'https://cabinet.example' });
  });

  it.each([
    'https://cabinet.example/',
    'https://cabinet.example/api',
    'https://cabinet.example/api/',
  ])('accept %s as the host of the backend', (address) => {
    expect(readServeSettings({ API_URL: address }).apiUrl).toBe('https://cabinet.example');
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['API_URL', 'cabinet.example'],
    ['API_URL', 'file:///etc/passwd'],
  ])('are refused with the name of the variable: %s=%s', (name, value) => {
    expect(() => readServeSettings({ [name]: value })).toThrow(`${name}=${value}`);
  });

  it.each(['::1', '[::1]'])('accept the IPv6 address HOST=%s', (host) => {
    expect(readServeSettings({ HOST: host }).host).toBe('::1');
  });

  it('allow every name of this machine with HOST, and only local names without it', async () => {
    const statusFor = async (host: string | undefined): Promise<number> => {
      const server = await createServer({
        configFile: false,
        root: import.meta.dirname,
        cacheDir: join(tmpdir(), 'serve-test'),
        logLevel: 'silent',
        server: { port: 0, ws: false, ...listenOptions(host) },
      });
      await server.listen();
      onTestFinished(() => server.close());
      const [address = ''] = server.resolvedUrls?.local ?? [];
      const options = { headers: { Host: 'cabinet.local' }, family: 0 };
      const [response]: IncomingMessage[] = await once(
        get(`${address}@vite/client`, options),
        'response',
      );
      return response?.resume().statusCode ?? 0;
    };
    expect(await statusFor(undefined)).toBe(403);
    expect(await statusFor('127.0.0.1')).toBe(200);
  });

  it('let npm start print the network address only if there is no local address', () => {
    const [cabinet, other] = ['http://192.168.0.7:5173/', 'http://10.0.0.7:5173/'];
    expect(addressOf({ resolvedUrls: { local: [], network: [cabinet] } })).toBe(cabinet);
    expect(addressOf({ resolvedUrls: { local: [cabinet], network: [other] } })).toBe(cabinet);
  });

  it('exclude .cache from the watched files, so that a build reloads no open page', async () => {
    const root = mkdtempSync(join(tmpdir(), 'watch-'));
    mkdirSync(join(root, '.cache'));
    const files = ['.cache/index.html', 'index.html'].map((file) => join(root, file));
    const write = () => files.forEach((file) => writeFileSync(file, ''));
    write();
    const server = await createServer({
      configFile: false,
      root,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: WATCH },
    });
    onTestFinished(async () => {
      await server.close();
      rmSync(root, { recursive: true });
    });
    const changed: string[] = [];
    server.watcher.on('all', (_event, path) => changed.push(path));
    const countChanges = () => {
      write();
      return changed.length;
    };
    await expect.poll(countChanges, { timeout: 20_000, interval: 200 }).toBeGreaterThan(3);
    expect(new Set(changed)).toEqual(new Set([join(root, 'index.html')]));
  });

  it('send only /api to the real backend', () => {
    expect(Object.keys(apiProxy('https://cabinet.example'))).toEqual(['/api']);
  });
});

describe('isMissingFile', () => {
  it.each([
    ['/assets/gone-1a2b.js', true],
    ['/mark.svg', true],
    ['/serve.test.ts', false],
    ['/login', false],
    ['/profile/users/7', false],
    ['/api/v1/file/download/a.pdf', false],
    ['/../../package.json', false],
  ])('given the path %s, returns %s', (pathname, missing) => {
    expect(isMissingFile(import.meta.dirname, pathname)).toBe(missing);
  });
});
