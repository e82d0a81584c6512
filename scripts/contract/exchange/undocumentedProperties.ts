import { expand, type OpenApiDocument, pointerOf, type SchemaObject } from '../model/openApi';

/** The properties that all schemas of one value name together. */
interface Shape {
  /** null where no property is named: then there is nothing that an extra one could contradict. */
  readonly properties: ReadonlyMap<string, readonly SchemaObject[]> | null;
  /** Schemas of properties under names that the contract leaves open; null where it does not. */
  readonly open: readonly SchemaObject[] | null;
  readonly items: readonly SchemaObject[];
  /** The schema that names the properties; null where none does. */
  readonly naming: SchemaObject | null;
}

/** An object that says itself which other names it takes. */
function openPartsOf({ additionalProperties, patternProperties }: SchemaObject): SchemaObject[] {
  const others = additionalProperties === true ? {} : additionalProperties;
  return [
    ...(typeof others === 'object' ? [others] : []),
    ...Object.values(patternProperties ?? {}),
  ];
}

function shapeOf(document: OpenApiDocument, schemas: readonly SchemaObject[]): Shape {
  const all = expand(document, schemas);
  const properties = new Map<string, SchemaObject[]>();
  for (const schema of all) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      properties.set(name, [...(properties.get(name) ?? []), property]);
    }
  }
  const open = all.flatMap(openPartsOf);
  return {
    properties: properties.size === 0 ? null : properties,
    open: open.length === 0 ? null : open,
    items: all.flatMap((schema) => (schema.items === undefined ? [] : [schema.items])),
    naming: all.find((schema) => schema.properties !== undefined) ?? null,
  };
}

/** A property that the contract does not name. */
export interface ExtraProperty {
  /** Relative to the value that was searched. */
  readonly pointer: string;
  /** The schema of its object, references followed; null where that names nothing. */
  readonly schema: SchemaObject | null;
}

/** Returns the properties of a value that its schemas do not name. */
type UndocumentedProperties = (
  schemas: readonly SchemaObject[],
  value: unknown,
) => readonly ExtraProperty[];

const NOTHING: readonly ExtraProperty[] = [];

/**
 * Makes a search for properties that the contract does not name. They do no harm today, but they
 * are the first sign that the contract is out of date. It runs over every exchange, so it builds a
 * pointer only for what it finds.
 */
export function createUndocumentedProperties(document: OpenApiDocument): UndocumentedProperties {
  // The arrays inside a shape are made once, so that they can stand for it.
  const shapes = new WeakMap<readonly SchemaObject[], Shape>();

  function rememberedShape(schemas: readonly SchemaObject[]): Shape {
    const remembered = shapes.get(schemas);
    if (remembered !== undefined) return remembered;
    const shape = shapeOf(document, schemas);
    shapes.set(schemas, shape);
    return shape;
  }

  const search: UndocumentedProperties = (schemas, value) => {
    if (typeof value !== 'object' || value === null) return NOTHING;
    const { properties, open, items, naming } = rememberedShape(schemas);
    const isList = Array.isArray(value);
    if (!isList && properties === null && open === null) return NOTHING;
    const found: ExtraProperty[] = [];
    for (const [name, inner] of Object.entries<unknown>(Object(value))) {
      const known = isList ? items : (properties?.get(name) ?? open ?? undefined);
      const below = known === undefined ? [{ pointer: '', schema: naming }] : search(known, inner);
      for (const { pointer, schema } of below) {
        found.push({ pointer: pointerOf(name) + pointer, schema });
      }
    }
    return found;
  };
  return search;
}
