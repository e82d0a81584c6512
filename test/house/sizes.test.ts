import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { budgets, type RouteBudget } from '../../scripts/budgets';
import { downloadOf, downloadOfRoute, parseManifest } from '../../scripts/sizes/manifest';
import { measure } from '../../scripts/sizes/measure';

const manifest = parseManifest(
  JSON.stringify({
    'index.html': {
      file: 'assets/main.js',
      imports: ['_react.js'],
      dynamicImports: ['src/Login.tsx', 'src/Offer.tsx'],
      css: ['assets/main.css'],
    },
    '_react.js': { file: 'assets/react.js' },
    '_table.js': { file: 'assets/table.js', imports: ['_react.js'], css: ['assets/table.css'] },
    'src/Login.tsx': { file: 'assets/login.js', imports: ['_react.js', 'index.html'] },
    'src/Offer.tsx': { file: 'assets/offer.js', imports: ['index.html', '_table.js'] },
    'src/Profile.tsx': { file: 'assets/profile.js', imports: ['index.html', '_table.js'] },
  }),
);

const login: RouteBudget = { route: '/login', loads: ['src/Login.tsx'], jsKilobytes: 1 };
const offer: RouteBudget = { ...login, route: '/offer', after: '/login', loads: ['src/Offer.tsx'] };
const html = '<script src="/boot.js"></script><link rel="icon" href="/mark.svg">';
const build = { manifest, html, entry: 'index.html' };

describe('what a route downloads', () => {
  it('is the entry, the chunks it asks for and what these import, each once', () => {
    expect(downloadOfRoute(login, [login], build)).toEqual({
      js: ['boot.js', 'assets/login.js', 'assets/main.js', 'assets/react.js'],
      css: ['assets/main.css'],
    });
  });

  it('is only what the route before has not brought', () => {
    expect(downloadOfRoute(offer, [login, offer], build)).toEqual({
      js: ['assets/offer.js', 'assets/table.js'],
      css: ['assets/table.css'],
    });
  });

  it('leaves out what every route on the way has brought', () => {
    const profile: RouteBudget = {
      ...login,
      route: '/profile',
      after: '/offer',
      loads: ['src/Profile.tsx', 'src/Login.tsx'],
    };
    expect(downloadOfRoute(profile, [login, offer, profile], build)).toEqual({
      js: ['assets/profile.js'],
      css: [],
    });
  });

  it('is never measured on a chunk or a route that is not there', () => {
    expect(() => downloadOf(manifest, ['src/Absent.tsx'])).toThrow('src/Absent.tsx');
    expect(() => downloadOfRoute(offer, [offer], build)).toThrow('/login');
    expect(() => parseManifest('{"index.html": {}}')).toThrow('index.html');
  });
});

describe('the scales', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sizes-'));
    mkdirSync(join(folder, 'cache'));
    // Random bytes do not compress, so their size after gzip is known.
    writeFileSync(join(folder, 'one.js'), randomBytes(6_000));
    writeFileSync(join(folder, 'other.js'), randomBytes(6_000));
    writeFileSync(join(folder, 'zeros.js'), Buffer.alloc(500_000));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('pass what fits and fail what does not', () => {
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

  it('refuse to weigh nothing', () => {
    const cache = join(folder, 'cache');
    expect(() => measure([{ name: 'empty', files: [], kilobytes: 1 }], cache)).toThrow('empty');
    const absent = [join(folder, 'absent.js')];
    expect(() => measure([{ name: 'absent', files: absent, kilobytes: 1 }], cache)).toThrow(
      'absent.js',
    );
  });
});

describe('the budgets', () => {
  it('hold the bars of the product', () => {
    expect(budgets.find(({ route }) => route === '/login')).toMatchObject({
      jsKilobytes: 150,
      cssKilobytes: 14,
      requests: 10,
    });
    expect(budgets.find(({ route }) => route === '/offer')).toMatchObject({
      jsKilobytes: 90,
      after: '/login',
    });
  });
});
