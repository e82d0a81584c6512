import { isRecord } from '../core/record';

type Row = Record<string, unknown>;

/** A table of @mswjs/data, as far as relations go. */
interface Model {
  create(row: object): object;
  update(query: object): object | null;
  updateMany(query: object): object[] | null;
  getAll(): object[];
}

interface Link {
  /** `insurer`: the relation of the column `insurerId`. */
  readonly property: string;
  readonly target: string;
}

/**
 * Rows are written by plain ids, `insurerId`, and lead to other rows by relations of the library,
 * `insurer`. A relation is no column: it is neither saved nor copied, and nothing is searched by it,
 * which would be slow (README, «In the code»).
 */
export function linkRelations(
  models: Readonly<Record<string, Model>>,
  definitions: Readonly<Record<string, object>>,
): void {
  for (const [name, definition] of Object.entries(definitions)) {
    const links = Object.entries(definition).flatMap(([property, value]) =>
      linkOf(property, value),
    );
    const model = models[name];
    if (model !== undefined && links.length > 0) link(model, links, models);
  }
}

function linkOf(property: string, value: unknown): Link[] {
  if (!isRecord(value) || value['kind'] !== 'ONE_OF' || !isRecord(value['target'])) return [];
  return [{ property, target: String(value['target']['modelName']) }];
}

function link(model: Model, links: readonly Link[], models: Readonly<Record<string, Model>>): void {
  const { create, update, updateMany } = model;
  const withRelations = (row: Row): Row => {
    const related: Row = { ...row };
    for (const { property, target } of links) {
      const id = row[`${property}Id`];
      const found = models[target]?.getAll().find((one) => 'id' in one && one.id === id);
      if (id === null || found) related[property] = id === null ? null : found;
    }
    return related;
  };
  const hidden = <Found extends object>(row: Found): Found => {
    for (const { property } of links) {
      if (property in row) Object.defineProperty(row, property, { enumerable: false });
    }
    return row;
  };
  Object.assign(model, {
    create: (row: Row) => hidden(create(withRelations(row))),
    update: (query: { data: Row }) => {
      const row = update({ ...query, data: withRelations(query.data) });
      return row === null ? null : hidden(row);
    },
    updateMany: (query: { data: Row }) =>
      updateMany({ ...query, data: withRelations(query.data) })?.map(hidden) ?? null,
  });
}
