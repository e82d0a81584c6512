import type { TagType } from '../cabinetApi';
import type { ApiError } from '../errors';

/** Tag of one entity, or of all entities of a type. */
export type Tag = TagType | { type: TagType; id: string };

/** Returns the tag of all lists of a type: a new or deleted entity may belong to any of them. */
export function listOf(type: TagType): Tag {
  return { type, id: 'LIST' };
}

/**
 * Returns the tag of one entity. Escapes ids such as `__proto__` and `constructor`: RTK Query uses ids as keys of a
 * plain object, and an inherited key would break the cache.
 */
export function tagOf(type: TagType, id: string): Tag {
  return { type, id: id in {} ? `=${id}` : id };
}

/** Returns a function that returns the tag of the entity with the argument's `id`. */
export function byId(type: TagType): (argument: { id: string }) => Tag {
  return ({ id }) => tagOf(type, id);
}

/** Returns `providesTags` of a query that reads the entity with the argument's `id`. */
export function providesOne(type: TagType) {
  return (_answer: unknown, _error: unknown, { id }: { id: string }): Tag[] => [tagOf(type, id)];
}

/** Returns the tags of the rows of a list, and of the list itself. */
export function tagsOfRows(type: TagType, rows: readonly { id?: string }[] = []): Tag[] {
  // A row without an id gets no tag, because such a tag would match the whole type.
  return [listOf(type), ...rows.flatMap(({ id }) => (id === undefined ? [] : [tagOf(type, id)]))];
}

/** Returns `providesTags` of a call that reads one page of a list. */
export function providesPage(type: TagType) {
  return (page: { content: readonly { id?: string }[] } | undefined): Tag[] =>
    tagsOfRows(type, page?.content);
}

/** Returns `invalidatesTags` of a mutation. A failed mutation invalidates nothing, because it has changed nothing. */
export function afterSuccess<Argument = unknown>(
  ...touched: readonly (Tag | ((argument: Argument) => Tag))[]
): (answer: unknown, error: ApiError | undefined, argument: Argument) => readonly Tag[] {
  return (_answer, error, argument) =>
    error ? [] : touched.map((tag) => (typeof tag === 'function' ? tag(argument) : tag));
}
