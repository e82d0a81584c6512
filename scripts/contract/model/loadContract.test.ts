import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CONTRACT_ENTRY } from './address';
import { loadContract } from './bundle';
import { operationsOf } from './openApi';

const ROOT = `openapi: 3.0.3
info: { title: T, version: '1' }
paths:
  /one:
    get:
      operationId: one
      responses:
        '200': { description: d, content: { application/json: { schema: { $ref: ./One.yaml } } } }
`;
const ONE = 'type: string\nnullable: true\n';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Starts a server with the given files; returns its address. */
async function serve(files: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer(({ url }, response) => {
    const text = files[(url ?? '').slice(1)];
    response.statusCode = text === undefined ? 404 : 200;
    response.setHeader('content-type', 'application/yaml').end(text);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answerOf = { schemas: { One: { type: ['string', 'null'] } } };

describe('loading a contract', () => {
  it('reads our own contract', async () => {
    expect(operationsOf(await loadContract(CONTRACT_ENTRY)).length).toBeGreaterThan(40);
  });

  it('reads several files of OpenAPI 3.0 as one document of 3.1', async () => {
    const folder = folderWith({ 'openapi.yaml': ROOT, 'One.yaml': ONE });
    const document = await loadContract(join(folder, 'openapi.yaml'));
    expect(document.openapi).toBe('3.1.0');
    expect(document.components).toEqual(answerOf);
  });

  it('reads a URL and the files next to it', async () => {
    const server = await serve({ 'openapi.yaml': ROOT, 'One.yaml': ONE });
    expect((await loadContract(`${server}/openapi.yaml`)).components).toEqual(answerOf);
  });

  it('names the missing URL in its error', async () => {
    const server = await serve({});
    await expect(loadContract(`${server}/openapi.yaml`)).rejects.toThrow(`${server}/openapi.yaml`);
  });

  it('reads JSON, and keeps all components that share a name', async () => {
    const inner = { type: 'object', properties: { a: { $ref: 'other/One.json' } } };
    const document = JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {},
      components: { schemas: { One: { type: 'integer' }, Two: inner } },
    });
    const server = await serve({ 'c.json': document, 'other/One.json': '{"type":"string"}' });
    const loaded = await loadContract(`${server}/c.json`);
    expect(Object.keys(loaded.components?.['schemas'] ?? {})).toHaveLength(3);
  });

  it.each([
    ['3.1', '3.1.0'],
    ["'3.1'", '3.1.0'],
    ['3.0', '3.1.0'],
    ["'3.0'", '3.1.0'],
  ])('reads a version that is written as %s', async (written, openapi) => {
    const files = { 'openapi.yaml': ROOT.replace('3.0.3', written), 'One.yaml': ONE };
    const document = await loadContract(join(folderWith(files), 'openapi.yaml'));
    expect(document.openapi).toBe(openapi);
    expect(operationsOf(document)).toHaveLength(1);
  });

  it('refuses Swagger even if its version is a number', async () => {
    const folder = folderWith({ 'a.yaml': ROOT.replace('openapi: 3.0.3', 'swagger: 2.0') });
    await expect(loadContract(join(folder, 'a.yaml'))).rejects.toThrow('is Swagger 2.0');
  });

  it.each([['components: { schemas: { One: { type: string } } }'], ['webhooks: {}']])(
    'reads a contract without paths: %s',
    async (parts) => {
      const text = `openapi: 3.1.0\ninfo: { title: T, version: '1' }\n${parts}\n`;
      const document = await loadContract(join(folderWith({ 'a.yaml': text }), 'a.yaml'));
      expect(document.paths).toEqual({});
    },
  );

  it('refuses a document without paths, components and webhooks', async () => {
    const folder = folderWith({ 'a.yaml': "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n" });
    await expect(loadContract(join(folder, 'a.yaml'))).rejects.toThrow(
      'is not an OpenAPI document',
    );
  });

  it('refuses an unknown version', async () => {
    const folder = folderWith({ 'a.yaml': ROOT.replace('3.0.3', '3.2.0'), 'One.yaml': ONE });
    await expect(loadContract(join(folder, 'a.yaml'))).rejects.toThrow('3.2.0');
  });
});
