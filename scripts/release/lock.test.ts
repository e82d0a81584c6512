import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedLibraries } from './advisories';
import { root } from '../../test/house/sources';

/** Fields of a locked package that this test reads. */
interface LockedPackage {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** `packages` of a lock: by installation folder; '' is the project. */
type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Returns the folders of registry packages that match `holds`. */
function foldersWhere(
  packages: LockedPackages,
  holds: (locked: LockedPackage) => boolean,
): string[] {
  const own = Object.values(packages).map(({ link, resolved }) => (link ? resolved : ''));
  return Object.entries(packages)
    .filter(([folder, locked]) => !['', ...own].includes(folder) && holds(locked))
    .map(([folder]) => folder);
}

/** Returns the folders in which Node.js looks for the package `name` when `folder` imports it, the nearest first. */
function placesOf(name: string, folder: string): string[] {
  const parents = folder.split('/node_modules/');
  return [
    ...parents.map((_, up) => parents.slice(0, parents.length - up).join('/node_modules/')),
    '',
  ].map((parent) => join(parent, 'node_modules', name));
}

/** Returns the optional packages that the lock does not contain, usually binaries of other platforms. */
function leftOut(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !placesOf(name, folder).some((place) => place in packages),
    ),
  );
}

const LOCKS = [
  'package-lock.json',
  'scripts/foreign/package-lock.json',
  'scripts/foreign/reference/package-lock.json',
];

describe.each(LOCKS)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const { packages }: { packages: LockedPackages } = JSON.parse(text);

  it('has a checksum for every package', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    const open = foldersWhere(
      packages,
      ({ integrity = '', link }) => link !== true && !/^sha512-[\w+/]+=*$/.test(integrity),
    );
    expect(open).toEqual([]);
  });

  // Each machine uses its own registry, so the lock has no download addresses.
  it('names no registry', () => {
    expect(foldersWhere(packages, ({ resolved, link }) => resolved !== undefined && !link)).toEqual(
      [],
    );
    expect(text).not.toMatch(/https?:\/\/[^"]*(registry|\.tgz)/);
  });

  // npm omits packages that its registry lacks, and `npm ci` then refuses the lock.
  it('describes the packages of every platform', () => {
    expect(leftOut(packages)).toEqual([]);
  });
});

it('no library runs install scripts, neither in this project nor in the image', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const image = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
  expect(image).toMatch(/^COPY [^\n]*\.npmrc [^\n]*\nRUN npm ci$/m);
});

it('the libraries explained in SECURITY.md are installed', () => {
  const names = namedLibraries(readFileSync(join(root, 'SECURITY.md'), 'utf8'));
  expect(names).toContain('redux-persist');
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  for (const name of names) expect(lock).toContain(`"node_modules/${name}": {`);
});

describe('an optional package', () => {
  const optionalDependencies = { fast: '1.0.0' };

  it.each([
    ['node_modules/b', 'node_modules/fast'],
    ['node_modules/@a/b', 'node_modules/@a/b/node_modules/fast'],
    ['node_modules/a/node_modules/b', 'node_modules/a/node_modules/b/node_modules/fast'],
    ['node_modules/a/node_modules/b', 'node_modules/a/node_modules/fast'],
    ['node_modules/a/node_modules/b', 'node_modules/fast'],
  ])('is found if %s requires it and it is installed as %s', (folder, place) => {
    expect(leftOut({ [folder]: { optionalDependencies }, [place]: {} })).toEqual([]);
  });

  it('is not found in a neighbouring folder', () => {
    const packages = {
      'node_modules/a': { optionalDependencies },
      'node_modules/b/node_modules/fast': {},
    };
    expect(leftOut(packages)).toEqual(['fast']);
  });
});
