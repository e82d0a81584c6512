/** Rows of one page of a list, and the number of rows of all pages. */
export interface ListPage<Item> {
  content: readonly Item[];
  totalElements: number;
}

/** One page of a list as in the contract. */
export interface Page<Item, Sums = Record<string, number>> extends ListPage<Item> {
  totalPages: number;
  /** Number of this page, from 0. */
  number: number;
  /** Requested rows per page; the last page may have fewer. */
  size: number;
  /** Sums over all rows of all pages, in kopeks, keyed by field, if the server sends them. */
  totals?: { [Name in keyof Sums]?: number };
}

/** Returns true if the response has a field `content`; does not check the rows. */
export function isPage<Item>(answer: unknown): answer is Page<Item> {
  return typeof answer === 'object' && answer !== null && 'content' in answer;
}

type List = readonly unknown[];

/** Fields of a record that contain lists. They are always present. */
type Lists<T> = {
  [Field in keyof T as NonNullable<T[Field]> extends List ? Field : never]-?: Decoded<
    NonNullable<T[Field]>
  >;
};

/** Fields of a record that contain one value. The value may be missing, except for `id`. */
type Values<T> = {
  [Field in keyof T as NonNullable<T[Field]> extends List ? never : Field]: Field extends 'id'
    ? T[Field]
    : Decoded<T[Field]> | undefined;
};

/**
 * The decoded type of a schema: ids and lists are present, and any other value may be missing, because `decode.ts`
 * removes invalid values.
 */
export type Decoded<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Decoded<Item>[]
    : T extends { content: readonly (infer Row)[]; totalElements: number }
      ? Page<Decoded<Row>, T extends { totals?: infer Sums } ? NonNullable<Sums> : never>
      : T extends object
        ? Lists<T> & Values<T>
        : T;
