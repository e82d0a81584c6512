import { createHash, randomBytes } from 'node:crypto';
import { request, type IncomingMessage, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleContract } from '../model/bundle';
import { exitCodeOf, type Report } from '../report/report';
import { serveForTest } from './testing/localServer';
import { startProxy, type Proxy } from './proxy';

const contract = { document: await bundleContract(), find: () => null, language: 'en' } as const;
const LOCAL = { contract, host: '127.0.0.1', port: 0, patienceMs: 2000 } as const;

async function proxied(listener: RequestListener): Promise<Proxy> {
  const target = await serveForTest(listener);
  return startProxy({ ...LOCAL, target });
}

interface Sent {
  readonly method?: string;
  readonly headers?: string[];
  readonly body?: Uint8Array;
}

function call(url: string, { method = 'GET', headers = [], body }: Sent = {}) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const host = ['Host', new URL(url).host];
    const outgoing = request(url, { method, headers: [...host, ...headers], agent: false });
    outgoing.once('response', resolve).once('error', reject);
    outgoing.end(body);
  });
}

function reasonOf({ coverage }: Report, operation: string): string | undefined {
  return coverage?.unexercised.find((one) => one.operation === operation)?.reason;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

const HEALTH = '/api/service/build/health';
const healthy: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"UP"}');
};

describe('the proxy', () => {
  it('passes bodies on unchanged in both directions', async () => {
    const up = randomBytes(3_000_000);
    const down = randomBytes(5_000_000);
    let received = '';
    const proxy = await proxied((incoming, response) => {
      void buffer(incoming).then((bytes) => {
        received = hashOf(bytes);
        response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(down);
      });
    });
    const answer = await call(`${proxy.url}/api/anything`, { method: 'POST', body: up });
    expect(hashOf(await buffer(answer))).toBe(hashOf(down));
    expect(received).toBe(hashOf(up));
    await proxy.stop();
  });

  it('passes headers on in the same sequence, spelling and number, and adds no Date', async () => {
    let seen: string[] = [];
    const proxy = await proxied((incoming, response) => {
      seen = incoming.rawHeaders;
      response.sendDate = false;
      response.writeHead(418, 'Short and stout', [
        'sEt-CoOkIe',
        'a=1',
        'Set-Cookie',
        'b=2',
        'Content-Length',
        '0',
      ]);
      response.end();
    });
    const sent = ['Authorization', 'Bearer secret', 'X-oDD', '1', 'X-Odd', '2', 'Cookie', 'a=b'];
    const answer = await call(`${proxy.url}/api/x?y=%20z`, { headers: sent });
    expect(seen.slice(2, 2 + sent.length)).toEqual(sent);
    expect(answer.statusCode).toBe(418);
    expect(answer.statusMessage).toBe('Short and stout');
    expect(answer.rawHeaders.slice(0, 6)).toEqual([
      'sEt-CoOkIe',
      'a=1',
      'Set-Cookie',
      'b=2',
      'Content-Length',
      '0',
    ]);
    expect(answer.headers.date).toBeUndefined();
    answer.resume();
    await proxy.stop();
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('checks bodies compressed as %s, and passes them on compressed', async (encoding, pack) => {
    const packed = pack('{"status":7}');
    const proxy = await proxied((_, response) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
      response.writeHead(200, headers).end(packed);
    });
    const answer = await call(proxy.url + HEALTH);
    expect(hashOf(await buffer(answer))).toBe(hashOf(packed));
    const report = await proxy.stop();
    expect(report.findings.map(({ rule }) => rule)).toEqual(['body-type']);
  });

  it('passes a very large body on, and reports it as unchecked', async () => {
    const body = JSON.stringify({ status: 7, pad: 'x'.repeat(16 * 1024 * 1024) });
    const proxy = await proxied((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
    });
    expect((await buffer(await call(proxy.url + HEALTH))).length).toBe(body.length);
    const { findings, coverage } = await proxy.stop();
    expect(findings.map(({ class: kind, rule }) => `${kind} ${rule}`)).toEqual([
      'warn body-unchecked',
    ]);
    expect(coverage).toMatchObject({ exchanges: 1, exercised: 0 });
  });

  it('lists operations that were not called, which does not fail the run', async () => {
    const proxy = await proxied(healthy);
    for (let turn = 0; turn < 3; turn += 1) (await call(proxy.url + HEALTH)).resume();
    const report = await proxy.stop();
    expect(report.findings).toEqual([]);
    expect(report.coverage).toMatchObject({ exchanges: 3, exercised: 1 });
    expect(report.coverage?.unexercised.map(({ operation }) => operation)).toContain('login');
    expect(exitCodeOf(report)).toBe(0);
  });

  it.each([
    ['/deep/api', '/service/build/health', '/deep/api/service/build/health'],
    ['/deep/', HEALTH, '/deep/api/service/build/health'],
    ['', HEALTH, HEALTH],
  ])(
    'forwards and matches calls if the target has the path «%s»',
    async (path, called, reached) => {
      const seen: (string | undefined)[] = [];
      const server = await serveForTest((incoming, response) => {
        seen.push(incoming.url);
        healthy(incoming, response);
      });
      const target = new URL(path, server);
      const proxy = await startProxy({ ...LOCAL, target });
      (await call(proxy.url + called)).resume();
      const report = await proxy.stop();
      expect(seen).toEqual([reached]);
      expect(report).toMatchObject({ findings: [], coverage: { exchanges: 1, exercised: 1 } });
    },
  );

  it('exits with 2 without calls of the contract', async () => {
    const proxy = await proxied(healthy);
    (await call(`${proxy.url}/favicon.ico`)).resume();
    expect(exitCodeOf(await proxy.stop())).toBe(2);
  });

  it('ignores preflights, and accepts 304 responses without a body', async () => {
    const proxy = await proxied((incoming, response) => {
      response.writeHead(incoming.method === 'OPTIONS' ? 204 : 304).end();
    });
    const headers = ['Access-Control-Request-Method', 'GET'];
    (await call(proxy.url + HEALTH, { method: 'OPTIONS', headers })).resume();
    (await call(proxy.url + HEALTH, { headers: ['If-None-Match', '"1"'] })).resume();
    const report = await proxy.stop();
    expect(report.findings).toEqual([]);
    expect(report.coverage).toMatchObject({ exchanges: 1, ignored: 1 });
  });

  it('reports an interrupted response, and interrupts it for the client too', async () => {
    const proxy = await proxied((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
      response.write('{"status":');
      setImmediate(() => response.destroy());
    });
    const answer = await call(proxy.url + HEALTH);
    await expect(buffer(answer)).rejects.toThrow('aborted');
    const report = await proxy.stop();
    expect(report.findings.map(({ rule }) => rule)).toEqual(['body-truncated']);
  });

  it('has no finding if the client closes the connection before the response is complete', async () => {
    const left: { tell: () => void } = { tell: () => undefined };
    const proxy = await proxied((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
      response.write('{"status":');
      response.once('close', () => left.tell());
    });
    const hasLeft = new Promise<void>((resolve) => {
      left.tell = resolve;
    });
    (await call(proxy.url + HEALTH)).destroy();
    await hasLeft;
    expect((await proxy.stop()).findings).toEqual([]);
  });

  it('repeats a call if a kept connection has closed', async () => {
    const sockets = new Set<unknown>();
    const proxy = await proxied((incoming, response) => {
      if (sockets.has(incoming.socket)) incoming.socket.destroy();
      else healthy(incoming, response);
      sockets.add(incoming.socket);
    });
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await call(proxy.url + HEALTH);
      expect(answer.statusCode).toBe(200);
      await buffer(answer);
    }
    expect((await proxy.stop()).coverage?.exchanges).toBe(3);
  });

  it('responds with 502 if the backend is missing, and reports a finding', async () => {
    const target = new URL('http://127.0.0.1:9');
    const proxy = await startProxy({ ...LOCAL, target });
    const answer = await call(proxy.url + HEALTH);
    expect(answer.statusCode).toBe(502);
    expect((await buffer(answer)).toString()).toContain('ECONNREFUSED');
    const report = await proxy.stop();
    expect(report.findings).toMatchObject([
      {
        rule: 'no-answer',
        class: 'breaking',
        operation: 'getHealth',
        received: 'connection refused',
      },
    ]);
    expect(reasonOf(report, 'getHealth')).toBe('no answer (connection refused)');
    expect(exitCodeOf(report)).toBe(1);
  });

  it('reports a backend that stops between two calls, and keeps the earlier findings', async () => {
    let calls = 0;
    const proxy = await proxied((_, response) => {
      calls += 1;
      if (calls > 1) response.socket?.resetAndDestroy();
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":7}');
    });
    await buffer(await call(proxy.url + HEALTH));
    (await call(`${proxy.url}/api/service/build/module`)).resume();
    const { findings } = await proxy.stop();
    expect(findings.map(({ operation, rule }) => `${operation} ${rule}`)).toEqual([
      'getHealth body-type',
      'getModules no-answer',
    ]);
  });

  it('passes on the beginning of a response before the response has ended', async () => {
    let finish: () => void = () => undefined;
    const proxy = await proxied((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"status":');
      finish = () => response.end('"UP"}');
    });
    const answer = await call(proxy.url + HEALTH);
    const [first]: unknown[] = await new Promise((resolve) => {
      answer.once('data', (...chunk: unknown[]) => resolve(chunk));
    });
    expect(String(first)).toBe('{"status":');
    finish();
    answer.resume();
    expect((await proxy.stop()).findings).toEqual([]);
  });

  it('adds less than 5 ms to a call', async () => {
    const target = await serveForTest(healthy);
    const proxy = await startProxy({ ...LOCAL, target });
    const direct: number[] = [];
    const through: number[] = [];
    const timed = async (url: string): Promise<number> => {
      const begun = performance.now();
      await buffer(await call(url));
      return performance.now() - begun;
    };
    for (let turn = 0; turn < 60; turn += 1) {
      direct.push(await timed(target.origin + HEALTH));
      through.push(await timed(proxy.url + HEALTH));
    }
    // The minimum is compared, because a busy machine only makes calls slower.
    expect(Math.min(...through) - Math.min(...direct)).toBeLessThan(5);
    expect((await proxy.stop()).coverage?.exchanges).toBe(60);
  });
});
