import { fieldsOf } from '../../src/lib/fieldsOf';

/** A library of the build, as Vite lists it in `licenses.json`. */
export interface BundledLibrary {
  readonly name: string;
  readonly version: string;
  /** As SPDX names it; missing where the package says none. */
  readonly identifier?: string | undefined;
}

/** Licences that ask for no more than to be named. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
]);

/** Packages whose description names no licence, with the one in their licence file. */
const SAID_IN_FILE: Readonly<Record<string, string>> = { '@yandex/smart-captcha': 'MIT' };

/** Returns whether a licence is allowed; one of several is enough, `(MIT OR GPL-3.0)`. */
function isAllowed(identifier: string): boolean {
  const choices = identifier.replaceAll(/[()]/g, '').split(/\s+OR\s+/);
  return choices.some((choice) => choice.split(/\s+AND\s+/).every((name) => ALLOWED.has(name)));
}

/** Libraries of the build whose licence is not on the list of allowed ones, in words. */
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

/** @throws Error when it is not the list that Vite writes, or is empty */
export function parseLicences(text: string): BundledLibrary[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list) || list.length === 0 || !list.every(isBundledLibrary)) {
    throw new Error('licenses.json is not in the form that is known');
  }
  return list;
}
