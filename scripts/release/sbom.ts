import { fieldsOf } from '../../src/lib/fieldsOf';
import type { BundledLibrary } from './licences';

interface Component {
  readonly 'bom-ref': string;
  readonly purl: string;
}

interface Dependency {
  readonly ref: string;
  readonly dependsOn?: readonly string[];
}

/** Parts of a CycloneDX document that this script reads. */
export interface Sbom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

function isSbom(value: unknown): value is Sbom {
  const { bomFormat, components, dependencies } = fieldsOf(value);
  return bomFormat === 'CycloneDX' && [components, dependencies].every(Array.isArray);
}

/**
 * Parses the CycloneDX document of npm.
 * @throws Error if the format differs
 */
export function parseSbom(text: string): Sbom {
  const document: unknown = JSON.parse(text);
  if (!isSbom(document)) throw new Error('npm has written no CycloneDX document');
  return document;
}

function purlOf({ name, version }: BundledLibrary): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/**
 * Returns the installed packages that the bundle contains. npm's `--omit=dev` is not used, because it also omits
 * packages that tools need as well, such as React.
 *
 * @throws Error with the bundled libraries that npm does not list
 */
export function bundledSbom(all: Sbom, libraries: readonly BundledLibrary[]): Sbom {
  const wanted = new Set(libraries.map(purlOf));
  const components = all.components.filter(({ purl }) => wanted.has(purl));
  const found = new Set(components.map(({ purl }) => purl));
  const missing = [...wanted].filter((purl) => !found.has(purl));
  if (missing.length > 0) throw new Error(`npm does not know ${missing.join(', ')}`);
  const refs = new Set(components.map((component) => component['bom-ref']));
  const isOwn = (ref: string) => refs.has(ref);
  const dependencies = all.dependencies
    .filter(({ ref }) => isOwn(ref) || ref === all.metadata.component['bom-ref'])
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isOwn) }));
  return { ...all, components, dependencies };
}
