import { expand, type OpenApiDocument, pointerOf, type SchemaObject } from '../model/openApi';

/** Properties that all schemas of one value list together. */
interface Shape {
  /** Null if no property is listed: then no property can be undocumented. */
  readonly properties: ReadonlyMap<string, readonly SchemaObject[]> | null;
  /** Schemas for additional properties; null if there are none. */
  readonly open: readonly SchemaObject[] | null;
  readonly items: readonly SchemaObject[];
  /** The schema that lists the properties; null if there is none. */
  readonly naming: SchemaObject | null;
}

/** An object that declares its additional properties itself. */
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

/** A property that the contract does not list. */
export interface ExtraProperty {
  /** Relative to the searched value. */
  readonly pointer: string;
  /** The schema of its object, references followed; null if it lists no property. */
  readonly schema: SchemaObject | null;
}

/** Returns the properties of a value that its schemas do not list. */
type UndocumentedProperties = (
  schemas: readonly SchemaObject[],
  value: unknown,
) => readonly ExtraProperty[];

const NOTHING: readonly ExtraProperty[] = [];

/**
 * Creates a search for properties that the contract does not list. They are harmless, but the first
 * sign of an outdated contract. It runs over every exchange, so it builds a pointer only for what
 * it finds.
 */
export function createUndocumentedProperties(document: OpenApiDocument): UndocumentedProperties {
  // The arrays of a shape are created once, so their identity can serve as a key.
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
