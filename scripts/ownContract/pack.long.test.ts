import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../test/house/sources';
import { packCommand } from './pack';

const NAME = 'business-cabinet-contract';
const MOST_BYTES = 300_000;

const BASE = `openapi: 3.1.0
info: { title: Books, version: '1', license: { name: MIT, identifier: MIT } }
servers: [{ url: /api }]
security: []
paths:
  /book:
    get:
      operationId: getBook
      summary: A book
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema: { type: object, required: [id], properties: { id: { type: string } } }
        '404': { description: none }
`;

let folder = '';
let bytes = 0;

/** Makes a package of this repository available to the installed command. */
function link(name: string): void {
  const place = join(folder, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), place);
}

// Installs the package as npm would, but links the libraries of this repository.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const packed = await packCommand(folder);
  bytes = packed.bytes;
  const installed = join(folder, 'node_modules', NAME);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', resolve(packed.file), '--strip-components=1', '-C', installed]);
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys(manifest.dependencies)) link(name);
  writeFileSync(join(folder, 'base.yaml'), BASE);
  writeFileSync(join(folder, 'revision.yaml'), BASE.replace('required: [id], ', ''));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function contract(...words: readonly string[]) {
  const start = join(folder, 'node_modules', NAME, 'dist/start.js');
  return spawnSync(process.execPath, [start, ...words, '--lang', 'en'], {
    cwd: folder,
    encoding: 'utf8',
  });
}

describe('the packed command, in a folder without this repository', () => {
  it('has a package of more than 50 kB, but within its size limit', () => {
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('prints its version', () => {
    expect(contract('--version')).toMatchObject({ status: 0, stdout: '0.1.0\n', stderr: '' });
  });

  it('lints a contract', () => {
    const { status, stdout, stderr } = contract('lint', '--spec', 'base.yaml');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe('Result: errors: 0, warnings: 0, compatible: 0.\n');
  });

  it('compares two contracts', () => {
    const { status, stdout } = contract('diff', 'base.yaml', 'revision.yaml');
    expect(status).toBe(1);
    expect(stdout).toContain('response-property-became-optional');
  });

  it('checks recorded traffic', () => {
    const response = {
      status: 200,
      headers: [{ name: 'Content-Type', value: 'application/json' }],
      content: { text: '{}' },
    };
    const request = { method: 'GET', url: 'https://books.test/api/book', headers: [] };
    const log = { entries: [{ request, response }] };
    writeFileSync(join(folder, 'traffic.har'), JSON.stringify({ log }));
    const { status, stdout } = contract('har', 'traffic.har', '--spec', 'base.yaml');
    expect(status).toBe(1);
    expect(stdout).toContain('body-required');
  });

  it('has no verbs that only this repository has, and its help shows the name `contract`', () => {
    const { status, stderr } = contract('fixtures');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Could not run: unknown verb fixtures, there are: lint, [\w, ]*\n$/);
    expect(stderr).not.toMatch(/docs|pack/);
    const help = contract('--help').stdout;
    expect(help).toMatch(/^contract VERB \[/);
    expect(help).not.toContain('openapi/README.md');
    expect(contract('lint', '--lang', 'en').stderr).toMatch(
      /ENOENT.*; name the contract with --spec\n$/,
    );
  });
});
