import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface Manifest {
  readonly file: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Reads the manifests of a folder, without its kustomization file. */
export function readManifests(folder: string): Manifest[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .toSorted()
    .map((file) => {
      const content: Manifest['content'] = parse(readFileSync(join(folder, file), 'utf8'));
      const { apiVersion, kind } = content;
      if (typeof apiVersion !== 'string' || typeof kind !== 'string') {
        throw new TypeError(`${file} has no apiVersion or no kind`);
      }
      return { file, apiVersion, kind, content };
    });
}

/**
 * Returns a program that checks manifests against the published schemas of Kubernetes: the compiler refuses unknown
 * fields, and the program itself refuses values with a wrong format.
 */
export function manifestProgram(manifests: readonly Manifest[]): string {
  return manifests
    .map(({ file, apiVersion, kind, content }, index) => {
      const fields = JSON.stringify({ ...content, apiVersion, kind }, null, 2);
      return [
        `// ${file}`,
        `import { ${kind} as Kind${index} } from 'kubernetes-models/${apiVersion}';`,
        `const fields${index}: ConstructorParameters<typeof Kind${index}>[0] & { apiVersion: string; kind: string } = ${fields};`,
        `new Kind${index}(fields${index}).validate();`,
      ].join('\n');
    })
    .join('\n\n');
}
