import type { AppDispatch, AppState } from '../../session/appStore';
import type { IconDrawing } from '../../ui/icon/Icon';
import type { StatusBadgeProps } from '../../ui/value/StatusBadge';

/** A find of the palette: a record, a section, an answer. */
export interface FoundRow {
  /** No other row of its group has it. */
  id: string;
  title: string;
  /** Quieter, beside the title. */
  detail?: string;
  /** At the right edge: a sum, a count. */
  value?: string;
  status?: Pick<StatusBadgeProps, 'tone' | 'label'>;
  /** That of the group by default. */
  icon?: IconDrawing;
  /** The address that it leads to. */
  to: string;
}

/** Some finds, and the number of all; without a number there are more than shown. */
export interface FoundRows {
  readonly rows: readonly FoundRow[];
  readonly total: number | undefined;
}

/** How a search reaches the server; it gives up with the signal. */
export interface FindContext {
  readonly dispatch: AppDispatch;
  readonly getState: () => AppState;
  readonly signal: AbortSignal;
}

/** How many rows a group of the palette shows. */
export const SHOWN_ROWS = 3;

interface FinderLook {
  /** No other group has it. */
  id: string;
  /** «Поставки». */
  title: string;
  icon: IconDrawing;
  /** The place among the groups, ascending. */
  sort: number;
}

/** A group of records that the server is asked for. */
export interface Finder extends FinderLook {
  /** Path of the route that the rows lead to: those who may not open it are not asked for it. */
  page: string;
  /** Roles that the part of that page needs beside those of the route. */
  roles?: readonly string[];
  /** Asks for `SHOWN_ROWS` rows; throws an `ApiError`. */
  find(text: string, context: FindContext): Promise<FoundRows>;
  /** The page of all that was found; called when it is opened. */
  all(text: string): string;
}

/** A group that needs no server; an empty text gets suggestions. */
export interface LocalFinder extends FinderLook {
  find(text: string, state: AppState): FoundRows;
  all(text: string): string;
}

/** Something to do, one step away: «Показать просроченные поставки». */
export interface FoundAction extends FoundRow {
  icon: IconDrawing;
  /** Path of the route that it leads to. */
  page: string;
}

/** Search of a module for the palette; loaded when the palette is opened. */
export interface Found {
  readonly finders?: readonly Finder[];
  readonly local?: readonly LocalFinder[];
  readonly actions?: readonly FoundAction[];
}
