import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadContract } from './bundle';
import { locate } from './sourceMap';

const MERGED = `openapi: 3.1.0
info: { title: T, version: '1' }
x-refusals: &refusals
  '400':
    description: Refused
x-failures: &failures
  <<: *refusals
  '400':
    description: Failed
  '500':
    description: Broken
paths:
  /one:
    get:
      responses:
        <<: *refusals
        '200': { description: ok }
  /two:
    get:
      responses:
        <<: [*failures, *refusals]
        '500':
          description: Own
        '501':
          <<: { description: Inline }
  /three:
    <<: &item { $ref: '#/components/pathItems/Three' }
components:
  pathItems:
    Three:
      get:
        responses: {}
`;

describe('the place of a value merged by YAML', () => {
  it.each([
    ['/paths/~1one/get/responses/400/description', 'description: Refused'],
    ['/paths/~1one/get/responses/200', "'200': { description: ok }"],
    ['/paths/~1two/get/responses/400/description', 'description: Failed'],
    ['/paths/~1two/get/responses/500/description', 'description: Own'],
    ['/paths/~1two/get/responses/501/description', '<<: { description: Inline }'],
    ['/paths/~1three/get/responses', 'responses: {}'],
  ])('is the place where the value is written: %s', async (pointer, line) => {
    const folder = mkdtempSync(join(tmpdir(), 'sources-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const root = join(folder, 'root.yaml');
    writeFileSync(root, MERGED);
    const find = locate(root, await loadContract(root));
    const { line: at = 0 } = find(pointer) ?? {};
    expect(MERGED.split('\n')[at - 1]?.trim()).toBe(line);
  });
});
