import type { AppDispatch, AppState } from '../../session/appStore';
import type { IconDrawing } from '../../ui/icon/Icon';
import type { StatusBadgeProps } from '../../ui/value/StatusBadge';

/** A find of the palette: a record, a section, an answer. */
export interface FoundRow {
  /** Unique within its group. */
  id: string;
  title: string;
  /** Muted text beside the title. */
  detail?: string;
  /** Text at the right edge: a sum, a count. */
  value?: string;
  status?: Pick<StatusBadgeProps, 'tone' | 'label'>;
  /** The icon of the group by default. */
  icon?: IconDrawing;
  /** Address of the target. */
  to: string;
}

/** Shown rows, and the number of all found ones; undefined if more were found, but not how many. */
export interface FoundRows {
  readonly rows: readonly FoundRow[];
  readonly total: number | undefined;
}

/** Context of a search; the signal cancels it. */
export interface FindContext {
  readonly dispatch: AppDispatch;
  readonly getState: () => AppState;
  readonly signal: AbortSignal;
}

/** Rows that a group of the palette shows. */
export const SHOWN_ROWS = 3;

interface FinderLook {
  /** Unique among groups. */
  id: string;
  /** «Поставки». */
  title: string;
  icon: IconDrawing;
  /** Ascending order among groups. */
  sort: number;
}

/** A group of records of the server. */
export interface Finder extends FinderLook {
  /** Path of the route of the rows: without access to it the group is not searched. */
  page: string;
  /** Roles of the tab, in addition to those of the route. */
  roles?: readonly string[];
  /** Loads `SHOWN_ROWS` rows; throws an `ApiError`. */
  find(text: string, context: FindContext): Promise<FoundRows>;
  /** Returns the address of all found records; called when it is opened. */
  all(text: string): string;
}

/** A group without calls; an empty text gets suggestions. */
export interface LocalFinder extends FinderLook {
  find(text: string, state: AppState): FoundRows;
  all(text: string): string;
}

/** An action: «Показать просроченные поставки». */
export interface FoundAction extends FoundRow {
  icon: IconDrawing;
  /** Path of the route of the target. */
  page: string;
}

/** Search of a module for the palette; loaded when the palette opens. */
export interface Found {
  readonly finders?: readonly Finder[];
  readonly local?: readonly LocalFinder[];
  readonly actions?: readonly FoundAction[];
}
