/** One package in package-lock.json, as far as it matters here. */
export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** `packages` of package-lock.json: by the folder that each package is installed into. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** An optional package that the lock promises and does not describe. */
export interface MissingPackage {
  readonly name: string;
  readonly version: string;
  readonly dev: boolean;
}

function isDescribed(packages: LockedPackages, from: string, name: string): boolean {
  const folders = from.split('/node_modules/');
  return folders.some((_, up) => {
    const parent = folders.slice(0, folders.length - up).join('/node_modules/');
    return `${parent}/node_modules/${name}` in packages;
  });
}

/** Optional packages of other platforms that the lock leaves out; `npm ci` refuses such a lock. */
export function missingPackages(packages: LockedPackages): MissingPackage[] {
  return Object.entries(packages).flatMap(([folder, { dev = false, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name]) => !isDescribed(packages, folder, name) && !(`node_modules/${name}` in packages),
      )
      .map(([name, version]) => ({ name, version, dev })),
  );
}

const PLATFORM =
  /(darwin|win32|freebsd|android|openharmony|linux)-([a-z0-9]+?)(?:-(gnu|musl|msvc|eabi)\w*)?$/;

function describe({ name, version, dev }: MissingPackage): LockedPackage {
  const [, os, cpu, abi] = PLATFORM.exec(name) ?? [];
  if (os === undefined || cpu === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(`Cannot tell the platform and the version of ${name}@${version}`);
  }
  const libc = os === 'linux' ? { gnu: 'glibc', musl: 'musl' }[abi ?? ''] : undefined;
  return {
    version,
    cpu: [cpu],
    ...(dev ? { dev } : {}),
    ...(libc === undefined ? {} : { libc: [libc] }),
    optional: true,
    os: [os],
  };
}

/**
 * The lock with every optional platform package described. npm leaves such a package out when the
 * registry at hand could not serve it, and then refuses its own lock in `npm ci`. The version is
 * the one that the parent names exactly and the platform is in the name.
 */
export function completeLock(packages: LockedPackages): LockedPackages {
  const added = missingPackages(packages).map(
    (missing) => [`node_modules/${missing.name}`, describe(missing)] as const,
  );
  return Object.fromEntries(
    [...Object.entries(packages), ...added].toSorted(([one], [other]) =>
      one.localeCompare(other, 'en'),
    ),
  );
}

/** The name under which the package of a folder is published. */
function publishedName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Folders whose package has no checksum; the project itself has none to have. */
export function withoutIntegrity(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([folder, { integrity }]) => folder !== '' && integrity === undefined)
    .map(([folder]) => folder);
}

/**
 * The lock with the checksums that are missing in it, as far as the registry knows them.
 *
 * @param ask the checksum of `name@version` in the registry's metadata; undefined when it has none
 */
export function withIntegrity(
  packages: LockedPackages,
  ask: (nameAndVersion: string) => string | undefined,
): LockedPackages {
  const found = withoutIntegrity(packages).flatMap((folder) => {
    const { version, ...rest } = packages[folder] ?? {};
    const integrity = version && ask(`${publishedName(folder)}@${version}`);
    return version && integrity ? [[folder, { version, integrity, ...rest }] as const] : [];
  });
  return { ...packages, ...Object.fromEntries(found) };
}
