import * as zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../model/openApi';
import type { Report } from '../report/report';
import { checkServer } from './checkServer';
import { ServerUnreachable, silenceOf } from './coverage';
import { serveForTest, serveNothing } from './testing/localServer';

const content = { 'application/json': { schema: { type: 'object' } } };
const get = (operationId: string) => ({
  get: { operationId, tags: [], responses: { '200': { description: 'ok', content } } },
});

function contractOf(parts: Pick<OpenApiDocument, 'paths' | 'servers'>): OpenApiDocument {
  return { openapi: '3.1.0', info: { title: 'Shop', version: '1' }, ...parts };
}

function check(server: URL, document: OpenApiDocument, timeoutMs = 30_000): Promise<Report> {
  return checkServer({
    contract: { document, find: () => null, language: 'en' },
    server,
    timeoutMs,
    users: [],
    onProgress: () => undefined,
  });
}

describe('the check of a server', () => {
  it('calls an operation below its own server path, or below the path of the given address instead', async () => {
    const called: string[] = [];
    const server = await serveForTest((request, response) => {
      called.push(request.url ?? '');
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
    const contract = contractOf({
      servers: [{ url: '/api' }],
      paths: {
        '/files': { servers: [{ url: '/files-api' }], ...get('listFiles') },
        '/items': get('listItems'),
      },
    });
    const report = await check(server, contract);
    expect(called).toEqual(['/files-api/files', '/api/items']);
    expect(report.coverage?.exercised).toBe(2);
    await check(new URL('/gate', server), contract);
    expect(called.slice(2)).toEqual(['/gate/files', '/gate/items']);
  });

  it('skips a body compressed as zstd if Node cannot decompress it', async () => {
    const text = Buffer.from('{"id":7}');
    // A frame with one uncompressed block (RFC 8878).
    const frame = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, text.length, 0x41, 0, 0]);
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'zstd' };
    const server = await serveForTest(({ url }, response) => {
      const isPlain = url === '/plain';
      response.writeHead(200, isPlain ? { 'Content-Type': 'application/json' } : headers);
      response.end(isPlain ? text : Buffer.concat([frame, text]));
    });
    const paths = { '/plain': get('getPlain'), '/items': get('listItems') };
    const report = await check(server, contractOf({ paths }));
    const isKnown = 'zstdDecompress' in zlib;
    expect(report.findings.map(({ rule }) => rule)).toEqual(isKnown ? [] : ['body-unchecked']);
  });

  it('fails with ServerUnreachable if no connection is possible', async () => {
    const checking = check(
      await serveNothing(),
      contractOf({ paths: { '/items': get('listItems') } }),
      1000,
    );
    await expect(checking).rejects.toThrow(ServerUnreachable);
    await expect(checking).rejects.toThrow('no connection in 1000 ms');
    // The timeout of Node itself, after ten seconds, must mean the same.
    for (const code of ['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']) {
      expect(silenceOf(code)).toEqual({ received: 'no connection', isUnreachable: true });
    }
  });
});
