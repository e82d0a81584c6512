/** Comparisons of a filter, as the contract's SearchRequest lists them. */
export type FilterOperation = 'EQ' | 'NE' | 'LIKE' | 'IN' | 'GE' | 'LE';

/** One condition; all conditions of a request must hold. */
export interface SearchFilter {
  /** Name of the field, dots lead into nested objects: `organization.itn`. */
  field: string;
  value?: unknown;
  operation?: FilterOperation;
}

/** One key of the order; the first one weighs most. */
export interface SearchSort {
  field: string;
  direction?: 'ASC' | 'DESC';
}

/** The contract's SearchRequest. Everything may be left out. */
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

/** A page with sums over all rows that were found, not only those of the page. */
export interface PageWithTotals<Item, Field extends string> extends Page<Item> {
  totals: Record<Field, number>;
}
