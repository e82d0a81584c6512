import { describe, expect, it } from 'vitest';
import { edited, put, remove, type Edit } from '../contract/diff/testing/editing';
import type { OpenApiDocument } from '../contract/model/openApi';
import { withEntry, fingerprintOf, nextRelease, withVersion } from './nextRelease';

const content = {
  'application/json': {
    schema: {
      type: 'object',
      required: ['id', 'name'],
      properties: { id: { type: 'string' }, name: { type: 'string', maxLength: 10 } },
    },
  },
};
const get = {
  operationId: 'getUser',
  tags: [],
  description: 'A user.',
  responses: { '200': { description: 'ok', content } },
};
const RELEASED: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Users', version: '1.4.2' },
  paths: { '/user': { get } },
};

const breaks = remove(
  '/paths/~1user/get/responses/200/content/application~1json/schema/properties/id',
);
const adds = put('/paths/~1list', { get: { ...get, operationId: 'listUsers' } });
const mends = put('/paths/~1user/get/description', 'One user.');

function released(...edits: readonly Edit[]) {
  const document = edited(RELEASED, ...edits);
  const next = nextRelease(RELEASED, document);
  return { next, document: withVersion(document, next.version) };
}

const LOG = `# Log\n\nWords.\n\n## 1.4.2\n\nFingerprint \`${fingerprintOf(RELEASED)}\`.\n\nNotes.\n`;

function logAfter(log: string, ...edits: readonly Edit[]): string {
  const { next, document } = released(...edits);
  return withEntry(log, RELEASED, document, next);
}

describe('the version of a contract', () => {
  it.each([
    ['2.0.0', 'a breaking change', [mends, adds, breaks]],
    ['1.5.0', 'an addition', [mends, adds]],
    ['1.4.3', 'a corrected text', [mends]],
    ['1.4.2', 'no change', []],
  ])('becomes %s after %s', (version, _, edits) => {
    expect(released(...edits).next.version).toBe(version);
  });

  it('does not depend on a manual change of the version', () => {
    expect(released(put('/info/version', '9.0.0')).next).toMatchObject({
      version: '1.4.2',
      isReleased: true,
    });
  });
});

describe('the changelog of a contract', () => {
  it('begins with the next release and lists breaking changes first', () => {
    const { document } = released(adds, breaks);
    expect(logAfter(LOG, adds, breaks)).toBe(
      LOG.replace(
        '## 1.4.2',
        `## 2.0.0\n\nFingerprint \`${fingerprintOf(document)}\`.\n\n` +
          '### The client has to act\n\n- **Breaking**: GET /user getUser /responses/200/body/id; ' +
          'Response: the required property id is gone; before: required, after: nothing\n\n' +
          '### The backend has to act\n\n- **Compatible**: GET /list listUsers; A new operation; ' +
          'before: nothing, after: described\n\n## 1.4.2',
      ),
    );
  });

  it('mentions changed descriptions and examples', () => {
    expect(logAfter(LOG, mends)).toContain('`.\n\nDescriptions or examples changed.\n\n## 1.4.2');
  });

  it('omits a reverted change and keeps the entries of earlier releases', () => {
    expect(logAfter(logAfter(LOG, breaks))).toBe(LOG);
    expect(logAfter(logAfter(LOG, breaks), adds)).toBe(logAfter(LOG, adds));
  });

  it('cannot be written if a released contract was changed under the same version', () => {
    const changed = edited(RELEASED, adds);
    const next = nextRelease(changed, changed);
    expect(() => withEntry(LOG, changed, changed, next)).toThrow(/1\.4\.2.*never changes/);
  });
});
