import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readManifests } from './manifests';
import { renderNginx } from '../serve/nginx';

// Checks that the published schemas cannot express; `npm run test:foreign` checks the manifests with the schemas.
const folder = join(import.meta.dirname, '../../deploy/kubernetes');
const manifests = readManifests(folder);
const one = (kind: string) =>
  JSON.stringify(manifests.find((entry) => entry.kind === kind)?.content);

/** Settings of settings.env, by name. */
const settings = Object.fromEntries(
  readFileSync(join(folder, 'settings.env'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

describe('the manifests of Kubernetes', () => {
  it('are all listed in the kustomization', () => {
    const { resources, configMapGenerator } = parse(
      readFileSync(join(folder, 'kustomization.yaml'), 'utf8'),
    );
    expect(resources.toSorted()).toEqual(manifests.map(({ file }) => file));
    expect(configMapGenerator[0]).toEqual({ name: 'cabinet-settings', envs: ['settings.env'] });
    expect(readdirSync(folder)).toHaveLength(manifests.length + 2);
    expect(manifests.map(({ kind }) => kind).toSorted()).toEqual([
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
    ]);
  });

  it('have valid settings for nginx, with the ports of the pod', () => {
    const text = renderNginx(settings);
    expect(text).toContain('listen 8080;');
    expect(text).toContain(`listen ${settings['STATUS_LISTEN']};`);
    expect(one('Deployment')).toContain('{"name":"http","containerPort":8080}');
    expect(one('Deployment')).toContain(
      `{"name":"status","containerPort":${settings['STATUS_LISTEN']}}`,
    );
    expect(one('Ingress')).toContain(`"host":"${settings['SERVER_NAME']}"`);
  });

  it('let calls finish at shutdown, mount the image’s writable folders, and select their own pods', () => {
    const pod = one('Deployment');
    expect(pod).toContain('"terminationGracePeriodSeconds":340');
    expect(pod).toContain('"readOnlyRootFilesystem":true');
    expect(pod).toContain('{"name":"run","mountPath":"/tmp"}');
    // nginx looks for the maintenance file in this folder by default.
    expect(renderNginx(settings)).toContain('-f "/run/cabinet/maintenance"');
    expect(pod).toContain('{"name":"maintenance","mountPath":"/run/cabinet","readOnly":true}');
    for (const kind of ['Deployment', 'PodDisruptionBudget', 'NetworkPolicy', 'Service']) {
      expect(one(kind)).toContain('{"app.kubernetes.io/component":"web"}');
    }
  });
});
