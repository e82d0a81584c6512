import { describe, expect, it } from 'vitest';
import { bundledSbom, parseSbom, type Sbom } from './sbom';

const component = (name: string) => ({ 'bom-ref': name, purl: `pkg:npm/${name}@1.0.0` });

const all: Sbom = {
  bomFormat: 'CycloneDX',
  metadata: { component: component('cabinet') },
  components: [component('react'), component('%40scope/lib'), component('vite')],
  dependencies: [
    { ref: 'cabinet', dependsOn: ['react', 'vite'] },
    { ref: 'react', dependsOn: ['%40scope/lib'] },
    { ref: 'vite', dependsOn: ['react'] },
  ],
};
const library = (name: string) => ({ name, version: '1.0.0' });

describe('the list of packages in a build', () => {
  it('contains the bundled packages without development tools', () => {
    const { components, dependencies } = bundledSbom(all, [
      library('react'),
      library('@scope/lib'),
    ]);
    expect(components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/react@1.0.0',
      'pkg:npm/%40scope/lib@1.0.0',
    ]);
    expect(dependencies).toEqual([
      { ref: 'cabinet', dependsOn: ['react'] },
      { ref: 'react', dependsOn: ['%40scope/lib'] },
    ]);
  });

  it('cannot be written if the bundle has an unknown library', () => {
    expect(() => bundledSbom(all, [library('react'), library('stranger')])).toThrow(
      'npm does not know pkg:npm/stranger@1.0.0',
    );
  });

  it.each(['{}', 'null', '{"bomFormat":"SPDX"}'])('is not read from %s', (text) => {
    expect(() => parseSbom(text)).toThrow('no CycloneDX');
  });
});
