import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundleContract, CONTRACT_ENTRY } from './bundle';
import { HTTP_METHODS, pointerOf } from './openApi';
import { locate, type Locate, type SourcePlace } from './sourceMap';

function textAt(place: SourcePlace | null): string {
  if (place === null) return 'nowhere';
  return readFileSync(resolve(place.file), 'utf8').split('\n')[place.line - 1]?.trim() ?? '';
}

function contractOf(files: Readonly<Record<string, string>>): Locate {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return locate(join(folder, 'root.yaml'));
}

const ROOT = `openapi: 3.0.3
info:
  title: Pets
paths:
  /pets/{id}:
    $ref: pets.yaml#/byId
components:
  schemas:
    Tag:
      type: object
      properties:
        name:
          type: string
`;

const PETS = `byId:
  get:
    operationId: getPet
    responses:
      '200':
        content:
          application/json:
            schema:
              $ref: schemas/Pet.yaml
`;

const PET = `type: object
properties:
  tag:
    $ref: ../root.yaml#/components/schemas/Tag
  parent:
    $ref: Pet.yaml
  loop:
    $ref: '#/properties/loop'
`;

const pets = { 'root.yaml': ROOT, 'pets.yaml': PETS, 'schemas/Pet.yaml': PET };

describe('the place of something in the contract', () => {
  const find = locate(CONTRACT_ENTRY);

  it('is in the file of its operation', () => {
    const place = find('/paths/~1v1~1user~1find/post');
    expect(place?.file).toBe('openapi/paths/user/userFind.yaml');
    expect(textAt(place)).toBe('post:');
  });

  it('is in the file of its schema, from wherever it is reached', () => {
    const viaPath = find(
      '/paths/~1v1~1user/get/responses/200/content/application~1json/schema/properties/username',
    );
    expect(viaPath).toEqual(find('/components/schemas/User/properties/username'));
    expect(textAt(viaPath)).toBe('username:');
  });

  it('is known for everything that the bundle holds', async () => {
    const { paths, components = {} } = await bundleContract();
    const pointers = [
      ...Object.entries(paths).flatMap(([path, item]) =>
        HTTP_METHODS.filter((method) => item[method] !== undefined).map((method) =>
          pointerOf('paths', path, method),
        ),
      ),
      ...Object.entries(components).flatMap(([kind, named]) =>
        Object.keys(named).map((name) => pointerOf('components', kind, name)),
      ),
    ];
    expect(pointers.length).toBeGreaterThan(100);
    expect(pointers.filter((pointer) => find(pointer) === null)).toEqual([]);
  });
});

describe('a foreign contract', () => {
  it('is searched across its references, circular ones included', () => {
    const find = contractOf(pets);
    const schema = '/paths/~1pets~1{id}/get/responses/200/content/application~1json/schema';
    expect(textAt(find('/paths/~1pets~1{id}/get'))).toBe('get:');
    expect(textAt(find(`${schema}/properties/tag/properties/name`))).toBe('name:');
    expect(textAt(find(`${schema}/properties/parent/properties/parent`))).toBe('parent:');
    expect(textAt(find(`${schema}/properties/loop/properties/x`))).toBe('loop:');
    expect(textAt(find('/components/schemas/Pet/properties/tag'))).toBe('tag:');
  });

  it('answers with the nearest thing above what is not written', () => {
    const find = contractOf(pets);
    expect(textAt(find('/components/schemas/Tag/properties/name/maxLength'))).toBe('name:');
  });

  it('has no place for what it does not hold, and none where there is no file', () => {
    const find = contractOf(pets);
    expect(find('/paths/~1cats')).toBeNull();
    expect(find('/components/schemas/Cat')).toBeNull();
    expect(locate('https://pets.test/openapi.yaml')('/paths')).toBeNull();
  });
});
