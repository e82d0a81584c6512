import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleContract } from '../bundle';
import type { OpenApiDocument } from '../openApi';
import { buildPortal } from './buildPortal';
import { findEntries, type SearchEntry } from './client/search';
import { searchScript } from './model/searchIndex';
import { writePortal } from './writePortal';

let contract: OpenApiDocument;
let files: Map<string, string>;
beforeAll(async () => {
  contract = await bundleContract();
  files = await buildPortal(contract);
});

function entriesOf(script: string): readonly SearchEntry[] {
  const window: { contractEntries?: readonly SearchEntry[] } = {};
  runInNewContext(script, { window });
  return window.contractEntries ?? [];
}

describe('buildPortal', () => {
  it('gives a page, its styles, two scripts and the bundle', () => {
    expect([...files.keys()].toSorted()).toEqual([
      'contract.json',
      'index.html',
      'portal.css',
      'portal.js',
      'search.js',
    ]);
    expect(JSON.parse(files.get('contract.json') ?? '')).toEqual(contract);
  });

  it('gives a small plain script, which asks nothing of anyone', () => {
    const script = files.get('portal.js') ?? '';
    expect(script.length).toBeGreaterThan(2000);
    expect(script.length).toBeLessThan(15_000);
    expect(script).not.toMatch(/\b(?:import|export)\b[^:]|fetch\(|XMLHttpRequest|https?:/);
  });

  it('finds operations, schemas, fields and shared responses', () => {
    const entries = entriesOf(files.get('search.js') ?? '');
    const found = (query: string) => findEntries(entries, query, 5).map(({ id }) => id);
    expect(found('findusers')[0]).toBe('/operations/findUsers');
    expect(found('POST /v1/auth/login')[0]).toBe('/operations/login');
    expect(found('insurancePrice DebtorOffer')).toContain('/schemas/DebtorOffer/insurancePrice');
    expect(found('debtoroffer')[0]).toBe('/schemas/DebtorOffer');
    expect(found('notverified')).toContain('/responses/NotVerified');
    expect(found('нужна ли капча для входа')).toEqual(['/operations/needCaptcha']);
  });
});

describe('searchScript', () => {
  it('is bent by nothing in a contract', () => {
    const entry: SearchEntry = {
      kind: 'operation',
      id: '/x',
      title: '</script><!--\u2028\u202E"\\',
      detail: 'ёж',
      summary: 'Ёлка',
      words: '`${1}`',
      origin: '',
    };
    const script = searchScript([entry]);
    expect(script).toMatch(/^[\n\u0020-\u007e]*$/);
    expect(script).not.toContain('<');
    expect(entriesOf(script)).toEqual([entry]);
  });
});

describe('writePortal', () => {
  it('writes the files into a folder that it makes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-'));
    const written = await writePortal(join(folder, 'a/contract'), contract);
    expect(readdirSync(join(folder, 'a/contract')).toSorted()).toEqual(written.toSorted());
    expect(readFileSync(join(folder, 'a/contract/index.html'), 'utf8')).toBe(
      files.get('index.html'),
    );
    rmSync(folder, { recursive: true });
  });
});
