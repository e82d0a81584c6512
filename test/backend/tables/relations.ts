import { isRecord } from '../core/record';

type Row = Record<string, unknown>;

interface Model {
  create(row: object): object;
  update(query: object): object | null;
  updateMany(query: object): object[] | null;
  getAll(): object[];
  findFirst(query: object): object | null;
}

interface Link {
  readonly property: string;
  readonly target: string;
  /** Column that has the id: for `insurer`, `insurerId` of this row; for `requests`, `offerId` of the other rows. */
  readonly column: string;
  readonly leadsToMany: boolean;
}

type Definitions = Readonly<Record<string, object>>;

/**
 * Links the tables. Rows have plain ids, such as `insurerId`, and relations of the library: `oneOf` is the row with
 * that id, `manyOf` are all rows that refer to this one. A relation is not a column, so it is neither saved nor copied.
 * Searches do not use relations, because that would be slow (README, «In the code»).
 */
export function linkRelations(
  models: Readonly<Record<string, Model>>,
  definitions: Definitions,
): void {
  for (const name of Object.keys(definitions)) {
    const links = linksOf(name, definitions);
    const model = models[name];
    if (model !== undefined && links.length > 0) link(model, links, models);
  }
}

function linksOf(name: string, definitions: Definitions): Link[] {
  return relationsOf(definitions[name]).map(({ property, kind, target }) => {
    const leadsToMany = kind === 'MANY_OF';
    const back = relationsOf(definitions[target]).find((one) => one.target === name);
    const column = `${leadsToMany ? back?.property : property}Id`;
    return { property, target, leadsToMany, column };
  });
}

function relationsOf(definition: object = {}) {
  return Object.entries(definition).flatMap(([property, value]: [string, unknown]) => {
    if (!isRecord(value) || !isRecord(value['target'])) return [];
    const { kind, target } = value;
    return [{ property, kind, target: String(target['modelName']) }];
  });
}

function link(model: Model, links: readonly Link[], models: Readonly<Record<string, Model>>): void {
  const { create, update, updateMany } = model;
  const rowsOf = (target: string): object[] => models[target]?.getAll() ?? [];
  const withRelations = (row: Row): Row => {
    const related: Row = { ...row };
    for (const { property, target, column, leadsToMany } of links) {
      const id = row[column];
      if (leadsToMany || id === undefined) continue;
      // Searches by `id`, which is the key of every table with relations.
      const found = models[target]?.findFirst({ where: { id: { equals: id } } });
      if (id === null || found) related[property] = id === null ? null : found;
    }
    return related;
  };
  const hidden = <Found extends object>(row: Found): Found => {
    for (const { property, target, column, leadsToMany } of links) {
      if (leadsToMany) {
        const isOwn = (one: object) => isRecord(one) && 'id' in row && one[column] === row.id;
        const get = () => rowsOf(target).filter(isOwn);
        Object.defineProperty(row, property, { get, enumerable: false, configurable: true });
      } else if (property in row) Object.defineProperty(row, property, { enumerable: false });
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
