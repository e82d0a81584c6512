import {
  isRecord,
  operationsOf,
  responseOf,
  targetOf,
  type OpenApiDocument,
  type SchemaObject,
} from '../contract/model/openApi';
import { HEADER } from './sources';

/** Letters of primitive types in `src/api/answers/decode.ts`. */
const LEAVES: Readonly<Record<string, string>> = {
  string: 's',
  number: 'n',
  integer: 'i',
  boolean: 'b',
};

/** String types that cannot be null. The shape of an object omits fields of these types. */
const PLAIN_TEXTS: ReadonlySet<string> = new Set([`'s'`, `'s~'`]);

const PAGE_OF = /Page$/;

function isSchema(value: unknown): value is SchemaObject {
  return isRecord(value);
}

/** Returns, for example, `financingObject` for `FinancingObject`. */
function constantOf(schemaName: string): string {
  return `${schemaName.charAt(0).toLowerCase()}${schemaName.slice(1)}`;
}

/** Prints the shapes of one file. Each named schema is a constant after those that it uses. */
class ShapePrinter {
  readonly #document: OpenApiDocument;
  readonly #tag: string;
  /**
   * Tag whose file declares a constant, by name. All printers share the map: the first tag that needs a constant
   * declares it, the others import it.
   */
  readonly owners: Map<string, string>;
  /** Source of each constant, by name, in order of declaration. */
  readonly constants = new Map<string, string>();
  /** Constants that files of other tags declare. */
  readonly foreign = new Set<string>();

  constructor(document: OpenApiDocument, tag: string, owners: Map<string, string>) {
    this.#document = document;
    this.#tag = tag;
    this.owners = owners;
  }

  #target($ref: string): SchemaObject {
    const target = targetOf(this.#document, $ref);
    if (!isSchema(target)) throw new Error(`Unresolved reference ${$ref}`);
    return target;
  }

  /** Returns the fields of an object, including the fields of its `allOf`. */
  #fields(schema: SchemaObject): Map<string, { schema: SchemaObject; isRequired: boolean }> {
    const fields = new Map(
      Object.entries(schema.properties ?? {}).map(([name, one]) => [
        name,
        { schema: one, isRequired: schema.required?.includes(name) ?? false },
      ]),
    );
    for (const part of schema.allOf ?? []) {
      const whole = part.$ref === undefined ? part : this.#target(part.$ref);
      for (const [name, field] of this.#fields(whole)) {
        const isRequired = field.isRequired || (fields.get(name)?.isRequired ?? false);
        fields.set(name, { ...field, isRequired });
      }
    }
    return fields;
  }

  #record(schema: SchemaObject): string {
    const fields = [...this.#fields(schema)].map(([name, field]) => [
      name,
      name === 'id' && field.isRequired
        ? `'id'`
        : this.shape(field.schema, field.isRequired ? '' : '~'),
    ]);
    const named = fields.filter(([, shape = '']) => !PLAIN_TEXTS.has(shape));
    return `{ ${named.map((field) => field.join(': ')).join(', ')} }`;
  }

  /** Returns the name of a schema's constant; declares the constant if no tag has declared it yet. */
  #constant($ref: string): string {
    const name = constantOf($ref.split('/').pop() ?? '');
    const owner = this.owners.get(name);
    if (owner === undefined) {
      this.owners.set(name, this.#tag);
      this.constants.set(name, this.#record(this.#target($ref)));
    } else if (owner !== this.#tag) {
      this.foreign.add(name);
    }
    return name;
  }

  /**
   * Returns the source of the shape of a schema.
   *
   * @param marks `~` for a value that may be missing
   * @throws Error for a schema that no shape can describe
   */
  shape(schema: SchemaObject, marks = ''): string {
    if (schema.$ref !== undefined) {
      const target = this.#target(schema.$ref);
      if (target.properties === undefined && target.allOf === undefined)
        return this.shape(target, marks);
      const constant = this.#constant(schema.$ref);
      return marks === '' ? constant : `[${constant}, '${marks}']`;
    }
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices) {
      const [only, ...others] = choices.filter(({ type }) => type !== 'null');
      if (!only || others.length > 0) throw new Error('An answer may be one schema or null');
      return this.shape(only, choices.length > 1 ? `?${marks}` : marks);
    }
    const types = [schema.type ?? (schema.enum ? 'string' : 'object')].flat();
    const type = types.find((one) => one !== 'null') ?? '';
    const all = types.includes('null') && !marks.includes('?') ? `?${marks}` : marks;
    if (type === 'array') return `[${this.shape(schema.items ?? {})}, '*${all}']`;
    if (schema.properties || schema.allOf) {
      const record = this.#record(schema);
      return all === '' ? record : `[${record}, '${all}']`;
    }
    const isClosed = schema.enum !== undefined && schema['x-extensible-enum'] !== true;
    const leaf = isClosed
      ? `=${schema.enum?.filter((value) => typeof value === 'string').join('|')}`
      : LEAVES[type];
    if (leaf === undefined) throw new Error(`No shape of ${JSON.stringify(schema)}`);
    return `'${leaf}${all}'`;
  }

  /** Returns the shape of a whole response; a schema whose name ends with `Page` is a page of a list. */
  answer(schema: SchemaObject): string {
    const isPage = schema.$ref !== undefined && PAGE_OF.test(schema.$ref);
    if (!isPage) return this.shape(schema);
    const content = this.#fields(this.#target(schema.$ref ?? '')).get('content')?.schema.items;
    if (!content) throw new Error(`${schema.$ref}: a page has no content`);
    return `[${this.shape(content)}, '*p']`;
  }
}

export interface TagShapes {
  /** `src/api/generated/shapes/<tag>.ts`: a constant for each schema; empty if files of other tags declare them all. */
  readonly source: string;
  /** Tag whose file declares a constant, by the name of the constant, for all tags. */
  readonly owners: ReadonlyMap<string, string>;
  /** Source of the shape of each response, by operation. */
  readonly answers: ReadonlyMap<string, string>;
}

export function shapeImports(
  names: readonly string[],
  owners: ReadonlyMap<string, string>,
  folder: string,
): string {
  return names
    .map((name) => `import { ${name} } from '${folder}${owners.get(name)}';\n`)
    .toSorted()
    .join('');
}

export function shapesByTag(document: OpenApiDocument): Map<string, TagShapes> {
  const owners = new Map<string, string>();
  const found = new Map<string, { printer: ShapePrinter; answers: Map<string, string> }>();
  for (const { operation } of operationsOf(document)) {
    const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
    const schema = success
      ? responseOf(document, success[1]).content?.['application/json']?.schema
      : undefined;
    const [tag = ''] = operation.tags;
    if (!schema) continue;
    const ofTag = found.get(tag) ?? {
      printer: new ShapePrinter(document, tag, owners),
      answers: new Map(),
    };
    found.set(tag, ofTag);
    ofTag.answers.set(operation.operationId, ofTag.printer.answer(schema));
  }
  return new Map(
    [...found].map(([tag, { printer, answers }]) => {
      const sources = [...printer.constants].map(
        ([name, source]) => `export const ${name} = ${source} as const;`,
      );
      const words = new Set(sources.join().match(/[A-Za-z]+/g));
      const foreign = [...printer.foreign].filter((name) => words.has(name));
      const imports = shapeImports(foreign, owners, './');
      const source = sources.length > 0 ? `${HEADER}${imports}\n${sources.join('\n')}\n` : '';
      return [tag, { source, owners, answers }];
    }),
  );
}

/** Returns `test/backend/generated/answerShapes.ts`: the shape of every response, for the mock backend and tests. */
export function answerShapesSource(shapes: ReadonlyMap<string, TagShapes>): string {
  const tags = [...shapes].filter(([, { source }]) => source !== '').map(([tag]) => tag);
  const imports = tags.map(
    (tag) => `import * as ${tag} from '../../../src/api/generated/shapes/${tag}';`,
  );
  const answers = [...shapes.values()].flatMap(({ answers, owners }) =>
    [...answers].map(([operation, source]) => {
      const qualified = source.replaceAll(/[A-Za-z]+/g, (word) =>
        owners.has(word) ? `${owners.get(word)}.${word}` : word,
      );
      return `${operation}: ${qualified},`;
    }),
  );
  return `${HEADER}${imports.join('\n')}

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answerShapes = {
${answers.join('\n')}
} as const;
`;
}
