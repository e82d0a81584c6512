import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cabinetBudget, pageBudget, signInBudget } from '../budgets';
import { weightChecks } from './checks';
import { downloadOf, parseManifest } from './manifest';
import { measure } from './measure';

const USERS = 'src/modules/profile/users/UsersTab.tsx';
const CHECKS = 'src/modules/developer/checks/ChecksPanel.tsx';
const PDF = 'node_modules/pdfjs-dist/legacy/build/pdf.mjs';
const ERRORS = 'src/observability/errors/errorReporting.ts';
const chunks = {
  'index.html': {
    file: 'assets/main.js',
    imports: ['_react.js'],
    css: ['assets/main.css'],
  },
  '_react.js': { file: 'assets/react.js', name: 'react' },
  '_cabinet.js': {
    file: 'assets/cabinet.js',
    name: 'cabinet',
    imports: ['_react.js', 'index.html'],
    css: ['assets/cabinet.css'],
  },
  '_shared.js': { file: 'assets/shared.js', name: 'shared', imports: ['_react.js'] },
  '_forms.js': { file: 'assets/forms.js', name: 'forms', imports: ['_shared.js'] },
  'src/modules/finance/deliveries/page.tsx': {
    file: 'assets/deliveries.js',
    isDynamicEntry: true,
  },
  'src/modules/finance/deliveries/supplies/SuppliesTab.tsx': {
    file: 'assets/supplies.js',
    isDynamicEntry: true,
    imports: ['_shared.js'],
  },
  [USERS]: {
    file: 'assets/users.js',
    isDynamicEntry: true,
    imports: ['index.html', '_cabinet.js', '_shared.js'],
  },
  // A separate library gets its own check, and may have an exception.
  [PDF]: { file: 'assets/pdf.js', isDynamicEntry: true },
  [ERRORS]: { file: 'assets/errors.js', isDynamicEntry: true },
  [CHECKS]: { file: 'assets/checks.js', isDynamicEntry: true, imports: ['_shared.js'] },
  'src/modules/help/page.tsx': {
    file: 'assets/help.js',
    isDynamicEntry: true,
    imports: ['_cabinet.js'],
  },
};
const manifest = parseManifest(JSON.stringify(chunks));
const html = '<script src="/boot.js"></script><link rel="icon" href="/mark.svg">';
const filesOf = (name: string) =>
  weightChecks(manifest, html).find((check) => check.name === name)?.files;

describe('the size checks', () => {
  it('include the whole first visit, with the files that only the page names', () => {
    expect(filesOf('/login: JS')).toEqual(['boot.js', 'assets/main.js', 'assets/react.js']);
    expect(filesOf('/login: CSS')).toEqual(['assets/main.css']);
  });

  it('include the additional files of the offers, of shared code and of forms, and all files of the deliveries', () => {
    expect(filesOf('/offer after /login: JS')).toEqual(['assets/cabinet.js']);
    expect(filesOf('shared by several pages: JS')).toEqual(['assets/shared.js']);
    expect(filesOf('forms and dialogs: JS')).toEqual(['assets/forms.js']);
    expect(filesOf('/login and /deliveries: JS')?.toSorted()).toEqual(
      [
        'boot',
        ...['cabinet', 'deliveries', 'main', 'react', 'shared', 'supplies'].map(
          (name) => `assets/${name}`,
        ),
      ]
        .map((name) => `${name}.js`)
        .toSorted(),
    );
  });

  it('include each lazily loaded entry without shared code, with its own limit or the limit of pages', () => {
    expect(filesOf(`${USERS}: JS`)).toEqual(['assets/users.js']);
    expect(filesOf(`${PDF}: JS`)).toEqual(['assets/pdf.js']);
    expect(filesOf('src/modules/help/page.tsx: JS')).toEqual(['assets/help.js']);
    const help = weightChecks(manifest, html).find(({ name }) => name.includes('help/page'));
    expect(help?.kilobytes).toBe(pageBudget.jsKilobytes);
    const heavy = { source: CHECKS, jsKilobytes: 50, reason: 'it checks everything' };
    const checks = weightChecks(manifest, html, [heavy]).find(({ name }) => name.includes(CHECKS));
    expect(checks?.kilobytes).toBe(50);
  });

  it('cannot be computed if a chunk is missing, an exception is obsolete or the manifest is invalid', () => {
    expect(() => downloadOf(manifest, ['src/Absent.tsx'])).toThrow('src/Absent.tsx');
    const gone = [{ source: 'src/modules/gone.tsx', jsKilobytes: 50, reason: 'it was heavy' }];
    expect(() => weightChecks(manifest, html, gone)).toThrow('is obsolete');
    expect(() => weightChecks({}, html)).toThrow('index.html');
    expect(() => parseManifest('{"index.html": {}}')).toThrow('index.html');
  });
});

describe('measure', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sizes-'));
    mkdirSync(join(folder, 'cache'));
    // Random bytes do not compress, so their gzip size is known.
    writeFileSync(join(folder, 'one.js'), randomBytes(6_000));
    writeFileSync(join(folder, 'other.js'), randomBytes(6_000));
    writeFileSync(join(folder, 'zeros.js'), Buffer.alloc(500_000));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('passes a check within its limit, and fails a check above it', () => {
    const files = ['one.js', 'other.js', 'zeros.js'].map((file) => join(folder, file));
    const sizes = measure(
      [
        { name: 'fits', files, kilobytes: 13 },
        { name: 'too heavy', files, kilobytes: 12 },
      ],
      join(folder, 'cache'),
    );
    expect(sizes.map(({ name, passed }) => [name, passed])).toEqual([
      ['fits', true],
      ['too heavy', false],
    ]);
    expect(sizes[0]?.size).toBeGreaterThan(12_000);
    expect(sizes[0]?.size).toBeLessThan(13_000);
  });

  it('throws an error if there is no file to measure', () => {
    const cache = join(folder, 'cache');
    expect(() => measure([{ name: 'empty', files: [], kilobytes: 1 }], cache)).toThrow('empty');
    const absent = [join(folder, 'absent.js')];
    expect(() => measure([{ name: 'absent', files: absent, kilobytes: 1 }], cache)).toThrow(
      'absent.js',
    );
  });
});

describe('the budgets', () => {
  it('equal the limits that the product specifies', () => {
    expect(signInBudget).toEqual({ jsKilobytes: 172, cssKilobytes: 14, requests: 10 });
    expect(cabinetBudget).toEqual({ jsKilobytes: 64 });
    expect(pageBudget).toEqual({ jsKilobytes: 40 });
  });
});
