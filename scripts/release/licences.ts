import { fieldsOf } from '../../src/lib/fieldsOf';

/** A library of the build, as Vite lists it in `licenses.json`. */
export interface BundledLibrary {
  readonly name: string;
  readonly version: string;
  /** SPDX name; undefined if the package has none. */
  readonly identifier?: string | undefined;
}

/** Licences that only require attribution. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
]);

/** Packages whose metadata lack a licence, with the licence from their licence file. */
const SAID_IN_FILE: Readonly<Record<string, string>> = { '@yandex/smart-captcha': 'MIT' };

/** Of alternatives (`OR`) one must be allowed, of combined licences (`AND`) all. */
function isAllowed(identifier: string): boolean {
  const choices = identifier.replaceAll(/[()]/g, '').split(/\s+OR\s+/);
  return choices.some((choice) => choice.split(/\s+AND\s+/).every((name) => ALLOWED.has(name)));
}

/** Returns an error message for each bundled library whose licence is not allowed. */
export function licenceFindings(libraries: readonly BundledLibrary[]): string[] {
  return libraries
    .map((library) => ({
      ...library,
      identifier: library.identifier ?? SAID_IN_FILE[library.name],
    }))
    .filter(({ identifier }) => identifier === undefined || !isAllowed(identifier))
    .map(({ name, version, identifier }) => `${name}@${version}: ${identifier ?? 'no licence'}`);
}

function isBundledLibrary(value: unknown): value is BundledLibrary {
  const { name, version, identifier = '' } = fieldsOf(value);
  return [name, version, identifier].every((one) => typeof one === 'string');
}

/**
 * Parses the licence list that Vite writes.
 * @throws Error if the format differs or the list is empty
 */
export function parseLicences(text: string): BundledLibrary[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list) || list.length === 0 || !list.every(isBundledLibrary)) {
    throw new Error('licenses.json has an unknown format');
  }
  return list;
}
