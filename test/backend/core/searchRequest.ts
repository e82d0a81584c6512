export type FilterOperation = 'EQ' | 'NE' | 'LIKE' | 'IN' | 'GE' | 'LE';

/** One condition; a row must match all of them. */
export interface SearchFilter {
  /** Name of the field; dots separate nested names: `organization.itn`. */
  field: string;
  value?: unknown;
  operation?: FilterOperation;
}

/** One sort key; the first one has priority. */
export interface SearchSort {
  field: string;
  direction?: 'ASC' | 'DESC';
}

export interface SearchRequest {
  /** Number of the page, from 0. */
  pageNumber?: number;
  pageSize?: number;
  filters?: readonly SearchFilter[];
  sorts?: readonly SearchSort[];
}

/** The contract's Page. */
export interface Page<Item> {
  content: Item[];
  totalElements: number;
  totalPages: number;
  /** Number of this page, from 0. */
  number: number;
  size: number;
}

/** A page with sums over all matching rows, not only the rows of the page. */
export interface PageWithTotals<Item, Field extends string> extends Page<Item> {
  totals: Record<Field, number>;
}
