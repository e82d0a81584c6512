import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundleContract, loadContract } from './bundle';
import { CONTRACT_ENTRY } from './address';
import { nodePointers } from './documentView';
import { at, HTTP_METHODS, isRecord, pointerOf } from './openApi';
import { locate, type Locate, type SourcePlace } from './sourceMap';

function textAt(place: SourcePlace | null): string {
  if (place === null) return 'nowhere';
  return readFileSync(resolve(place.file), 'utf8').split('\n')[place.line - 1]?.trim() ?? '';
}

function writtenTo(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return join(folder, 'root.yaml');
}

async function contractOf(files: Readonly<Record<string, string>>): Promise<Locate> {
  const root = writtenTo(files);
  return locate(root, await loadContract(root));
}

const ROOT = `openapi: 3.0.3
info:
  title: Pets
  version: '1'
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
`;

const pets = { 'root.yaml': ROOT, 'pets.yaml': PETS, 'schemas/Pet.yaml': PET };

const ours = await bundleContract();

describe('the file position of a pointer into the bundle', () => {
  const find = locate(CONTRACT_ENTRY, ours);

  it('is in the operation’s file', () => {
    const place = find('/paths/~1v1~1user~1find/post');
    expect(place?.file).toBe('openapi/paths/user/userFind.yaml');
    expect(textAt(place)).toBe('post:');
  });

  it('is in the schema’s file, whichever reference is used', () => {
    const viaPath = find(
      '/paths/~1v1~1user/get/responses/200/content/application~1json/schema/properties/username',
    );
    expect(viaPath).toEqual(find('/components/schemas/User/properties/username'));
    expect(textAt(viaPath)).toBe('username:');
  });

  it('exists for all operations and components', () => {
    const { paths, components = {} } = ours;
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

  it('is the exact line for every keyword of a schema', () => {
    const pointers = nodePointers(ours);
    const wrong: string[] = [];
    const visit = (node: unknown): void => {
      const pointer = isRecord(node) ? pointers(node) : null;
      if (!isRecord(node) || pointer === null) return;
      for (const [key, value] of Object.entries(node)) {
        const below = pointer + pointerOf(key);
        const isWord = typeof value === 'string' && key !== '$ref' && !Array.isArray(node);
        if (isWord && !textAt(find(below)).includes(`${key}:`)) wrong.push(below);
        visit(value);
      }
    };
    visit(at(ours, '/components/schemas'));
    expect(wrong).toEqual([]);
  });
});

describe('the place in a foreign contract', () => {
  it('is found through references, including circular ones', async () => {
    const find = await contractOf(pets);
    const schema = '/paths/~1pets~1{id}/get/responses/200/content/application~1json/schema';
    expect(textAt(find('/paths/~1pets~1{id}/get'))).toBe('get:');
    expect(textAt(find(`${schema}/properties/tag/properties/name`))).toBe('name:');
    expect(textAt(find(`${schema}/properties/parent/properties/parent`))).toBe('parent:');
    expect(textAt(find('/components/schemas/Pet/properties/tag'))).toBe('tag:');
  });

  it('is the reference itself if it refers to itself', () => {
    const files = { ...pets, 'schemas/Pet.yaml': `${PET}  loop:\n    $ref: '#/properties/loop'\n` };
    const find = locate(writtenTo(files));
    const schema = '/paths/~1pets~1{id}/get/responses/200/content/application~1json/schema';
    expect(textAt(find(`${schema}/properties/loop/properties/x`))).toBe('loop:');
  });

  it('is the nearest existing parent if there is no such node', async () => {
    const find = await contractOf(pets);
    expect(textAt(find('/components/schemas/Tag/properties/name/maxLength'))).toBe('name:');
  });

  it('is null for unknown parts, and for a contract at a URL', async () => {
    const find = await contractOf(pets);
    expect(find('/paths/~1cats')).toBeNull();
    expect(find('/components/schemas/Cat')).toBeNull();
    expect(locate('https://pets.test/openapi.yaml')('/paths')).toBeNull();
  });
});

/** Three components with one name, and files with one name. */
const SHELVES = {
  'root.yaml': `openapi: 3.0.3
info: { title: Shelves, version: '1' }
paths:
  /shelves:
    get:
      operationId: listShelves
      parameters:
        - $ref: shared/page.yaml
        - $ref: shared.yaml#/name
      responses:
        '200':
          description: d
          content:
            application/json:
              schema:
                type: object
                properties:
                  first: { $ref: books/page.yaml }
                  second: { $ref: boxes/page.yaml }
                  third: { $ref: shared.yaml#/names/name }
`,
  'shared/page.yaml': 'in: query\nname: page\nschema: { type: integer }\n',
  'books/page.yaml': 'type: object\nproperties:\n  ofBook: { type: string }\n',
  'boxes/page.yaml': `type: object
properties:
  ofBox:
    nullable: true
    allOf:
      - $ref: ../shared.yaml#/names/alias
  inPlace:
    nullable: true
    allOf:
      - type: string
        maxLength: 3
`,
  'shared.yaml': `name: { in: query, name: name, schema: { type: string } }
names:
  name: &text
    type: string
    minLength: 1
  alias: { $ref: '#/names/deep' }
  deep: { type: object, properties: { same: *text } }
`,
};

describe('components that share a name', () => {
  /** Returns the place of a property that only one of the components has. */
  async function placeOf(name: string): Promise<SourcePlace | null> {
    const root = writtenTo(SHELVES);
    const document = await loadContract(root);
    const pointer = Object.entries(document.components?.['schemas'] ?? {}).flatMap(
      ([component, schema]) =>
        JSON.stringify(schema).includes(`"${name}":`)
          ? [pointerOf('components', 'schemas', component, 'properties', name)]
          : [],
    );
    expect(pointer).toHaveLength(1);
    return locate(root, document)(pointer[0] ?? '');
  }

  it.each([
    ['ofBook', 'books/page.yaml', 3],
    ['ofBox', 'boxes/page.yaml', 3],
    ['same', 'shared.yaml', 7],
  ])('are found in their own files: %s in %s', async (name, file, line) => {
    const place = await placeOf(name);
    expect(place?.file.endsWith(file)).toBe(true);
    expect(place?.line).toBe(line);
    expect(place?.pointer.endsWith(`/properties/${name}`)).toBe(true);
  });

  it('are found by the names that the bundle gives them', async () => {
    const root = writtenTo(SHELVES);
    const document = await loadContract(root);
    const find = locate(root, document);
    const { schemas = {}, parameters = {} } = document.components ?? {};
    const files = (kind: string, named: Readonly<Record<string, unknown>>) =>
      Object.keys(named).map((name) => find(pointerOf('components', kind, name))?.file ?? name);
    const ends = (names: string[]) => names.map((one) => one.split('/').slice(-2).join('/'));
    expect(ends(files('parameters', parameters)).toSorted()).toEqual(
      expect.arrayContaining(['shared/page.yaml']),
    );
    expect(ends(files('schemas', schemas))).toEqual(
      expect.arrayContaining(['books/page.yaml', 'boxes/page.yaml']),
    );
    expect(files('schemas', schemas).every((file) => file.includes('.yaml'))).toBe(true);
  });

  it('are found behind a nullable allOf and behind an alias of YAML', async () => {
    const root = writtenTo(SHELVES);
    const document = await loadContract(root);
    const find = locate(root, document);
    const box = Object.entries(document.components?.['schemas'] ?? {}).find(([, schema]) =>
      JSON.stringify(schema).includes('inPlace'),
    )?.[0];
    const inPlace = pointerOf('components', 'schemas', box ?? '', 'properties', 'inPlace');
    expect(textAt(find(`${inPlace}/oneOf/0/maxLength`))).toBe('maxLength: 3');
    const plain = locate(root)(
      '/paths/~1shelves/get/responses/200/content/application~1json/schema/properties/second/properties/ofBox/oneOf/0/properties/same/minLength',
    );
    expect(textAt(plain)).toBe('minLength: 1');
  });
});
