import { textOf, type DocumentView, type Node } from '../diff/documentView';
import { createSchemaViews, type SchemaViews } from '../diff/schemaView';
import type { SchemaView } from '../diff/viewedSchema';

/** One value of a body, or a parameter, as a person reads it. */
export interface Field {
  /** Dotted; `[]` is any item of a list, `*` any other property. */
  readonly name: string;
  /** `string (date)`, `list of integer`, `"A" | "B"`, with `null` where it may be null. */
  readonly type: string;
  /** `maxLength 100, pattern ^\d+$`. */
  readonly limits: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** Reads the fields of a schema, all references followed. */
export type FieldsOf = (schema: Node, name?: string, isRequired?: boolean) => Field[];

function typeOf(view: SchemaView, viewOf: SchemaViews, depth = 0): string {
  const { types, values, format, isNullable, isExtensible, items, required, alternatives } = view;
  const isPlain = items.length === 0 || depth > 3;
  const item = isPlain ? '' : typeOf(viewOf(items), viewOf, depth + 1);
  const list = item.includes(' | ') ? `list of (${item})` : `list of ${item}`;
  const names = [...(types ?? [])].map((type) => (type === 'array' && item !== '' ? list : type));
  const listed = values === null ? [] : [...values, ...(isExtensible ? ['…'] : [])];
  const named = listed.length > 0 ? listed : names;
  const demanded = required.size === 0 ? 'any' : `with ${[...required].join(', ')}`;
  const choices = named.length === 0 && alternatives.length === 0 ? [demanded] : named;
  const all = [...choices, ...(isNullable && types !== null ? ['null'] : [])].join(' | ');
  return format === undefined ? all : `${all} (${format})`;
}

/** The parts of a name, where the one before it may be empty. */
function nameOf(name: string, part: string): string {
  return name === '' || part === '[]' ? `${name}${part}` : `${name}.${part}`;
}

export function createFieldReader(document: DocumentView): FieldsOf {
  const viewOf = createSchemaViews(document);

  function descriptionOf(nodes: readonly Node[]): string {
    const told = [...nodes, ...nodes.map(document.resolve)].map((one) =>
      textOf(one['description']),
    );
    return (told.find((one) => one !== undefined) ?? '').trim().replaceAll(/\s+/g, ' ');
  }

  function read(
    nodes: readonly Node[],
    name: string,
    isRequired: boolean,
    seen: Set<number>,
  ): Field[] {
    const view = viewOf(nodes);
    // A schema that is met again, perhaps inside itself, is read once.
    const isKnown = seen.has(view.id);
    const hasParts = view.properties.size + view.alternatives.length > 0;
    const limits = [...view.bounds].map(([key, bound]) => `${key} ${bound}`);
    const marks = [
      view.isReadOnly && 'readOnly',
      view.isWriteOnly && 'writeOnly',
      view.isClosed && 'closed',
      isKnown && hasParts && '…',
    ];
    const field = {
      name,
      type: typeOf(view, viewOf),
      limits: [...limits, ...marks.filter((one) => one !== false)].join(', '),
      isRequired,
      description: descriptionOf(nodes),
    };
    if (isKnown) return [field];
    seen.add(view.id);
    const below = (parts: readonly Node[], part: string, isNeeded = false) =>
      parts.length === 0 ? [] : read(parts, nameOf(name, part), isNeeded, seen);
    const items = view.items.length === 0 ? [] : below(view.items, '[]', true);
    return [
      field,
      ...[...view.properties].flatMap(([part, parts]) =>
        below(parts, part, view.required.has(part)),
      ),
      // A list of plain values has said so itself.
      ...(items.length > 1 ? items.slice(1) : []),
      ...below(view.additional, '*'),
      ...view.alternatives.flatMap(({ branches }) =>
        branches.flatMap((branch, index) => below([branch], `(${index + 1})`)),
      ),
    ];
  }

  return (schema, name = '', isRequired = true) => read([schema], name, isRequired, new Set());
}
