import { isRecord, operationsOf, responseOf, targetOf } from '../contract/openApi';
import type { OpenApiDocument, SchemaObject } from '../contract/openApi';
import { HEADER } from './sources';

/** Letters of the leaves, as `src/api/answers/decode.ts` reads them. */
const LEAVES: Readonly<Record<string, string>> = {
  string: 's',
  number: 'n',
  integer: 'i',
  boolean: 'b',
};

const PAGE_OF = /Page$/;

function isSchema(value: unknown): value is SchemaObject {
  return isRecord(value);
}

/** `FinancingObject` → `financingObject`. */
function constantOf(schemaName: string): string {
  return `${schemaName.charAt(0).toLowerCase()}${schemaName.slice(1)}`;
}

/** Prints the shapes of one file: each named schema once, after those that it holds. */
class ShapePrinter {
  readonly #document: OpenApiDocument;
  /** Constant → its source; in the order in which they can stand. */
  readonly constants = new Map<string, string>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  #target($ref: string): SchemaObject {
    const target = targetOf(this.#document, $ref);
    if (!isSchema(target)) throw new Error(`Unresolved reference ${$ref}`);
    return target;
  }

  /** The fields of an object, those of its `allOf` included. */
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
    const fields = [...this.#fields(schema)].map(([name, field]) => {
      if (name === 'id' && field.isRequired) return `id: 'id'`;
      return `${name}: ${this.shape(field.schema, field.isRequired ? '' : '~')}`;
    });
    return `{ ${fields.join(', ')} }`;
  }

  /** The constant of a named schema. */
  #constant($ref: string): string {
    const name = constantOf($ref.split('/').pop() ?? '');
    if (!this.constants.has(name)) {
      const source = this.#record(this.#target($ref));
      this.constants.set(name, source);
    }
    return name;
  }

  /**
   * The source of a shape.
   *
   * @param marks of the field that holds it: `~` where it may be missing
   * @throws Error for a schema that a shape cannot say
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
      ? `=${schema.enum?.filter((value) => value !== null).join('|')}`
      : LEAVES[type];
    if (leaf === undefined) throw new Error(`No shape of ${JSON.stringify(schema)}`);
    return `'${leaf}${all}'`;
  }

  /** The shape of a whole answer; a page of a list is known by its name. */
  answer(schema: SchemaObject): string {
    const isPage = schema.$ref !== undefined && PAGE_OF.test(schema.$ref);
    if (!isPage) return this.shape(schema);
    const content = this.#fields(this.#target(schema.$ref ?? '')).get('content')?.schema.items;
    if (!content) throw new Error(`${schema.$ref}: a page has no content`);
    return `[${this.shape(content)}, '*p']`;
  }
}

/** `src/api/generated/shapes/<tag>.ts` of each tag that has JSON answers: what they look like. */
export function shapesByTag(document: OpenApiDocument): Map<string, string> {
  const printers = new Map<string, { printer: ShapePrinter; answers: string[] }>();
  for (const { operation } of operationsOf(document)) {
    const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
    const schema = success
      ? responseOf(document, success[1]).content?.['application/json']?.schema
      : undefined;
    const [tag = ''] = operation.tags;
    if (!schema) continue;
    const found = printers.get(tag) ?? { printer: new ShapePrinter(document), answers: [] };
    printers.set(tag, found);
    found.answers.push(`${operation.operationId}: ${found.printer.answer(schema)},`);
  }
  return new Map(
    [...printers].map(([tag, { printer, answers }]) => [
      `${tag}.ts`,
      `${HEADER}${[...printer.constants].map(([name, source]) => `const ${name} = ${source} as const;`).join('\n')}

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
${answers.join('\n')}
} as const;
`,
    ]),
  );
}
