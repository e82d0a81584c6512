import type { AppDispatch, AppState } from '../../session/appStore';
import type { IconDrawing } from '../../ui/icon/Icon';
import type { StatusBadgeProps } from '../../ui/value/StatusBadge';

/** A result of the palette: a record, a section, a help text. */
export interface FoundRow {
  /** Unique within its group. */
  id: string;
  title: string;
  /** Muted text beside the title. */
  detail?: string;
  /** Text at the right edge: a sum, a count. */
  value?: string;
  status?: Pick<StatusBadgeProps, 'tone' | 'label'>;
  /** Icon of the row; by default the icon of its group. */
  icon?: IconDrawing;
  to: string;
}

/** Shown rows and the total of found rows; the total is undefined if there are more, but their number is unknown. */
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

/** Number of rows that a group of the palette shows at first. */
export const SHOWN_ROWS = 3;

interface FinderLook {
  /** Unique among groups. */
  id: string;
  /** Heading of the group: «Поставки». */
  title: string;
  icon: IconDrawing;
  /** Sort key among groups, ascending. */
  sort: number;
}

/** A group of records that the server finds. */
export interface Finder extends FinderLook {
  /** Route path of the page with the rows: a user without access to it does not search this group. */
  page: string;
  /** Roles of the tab, in addition to the roles of the route. */
  roles?: readonly string[];
  /** Loads `SHOWN_ROWS` rows; throws an `ApiError`. */
  find(text: string, context: FindContext): Promise<FoundRows>;
  /** Returns the address that shows all found records; called when the user opens it. */
  all(text: string): string;
}

/** A group that needs no requests; returns suggestions for an empty text. */
export interface LocalFinder extends FinderLook {
  find(text: string, state: AppState): FoundRows;
  all(text: string): string;
}

/** An action: «Показать просроченные поставки». */
export interface FoundAction extends FoundRow {
  icon: IconDrawing;
  /** Route path of the target. */
  page: string;
}

/** Search of a module for the palette; loaded when the palette opens. */
export interface Found {
  readonly finders?: readonly Finder[];
  readonly local?: readonly LocalFinder[];
  readonly actions?: readonly FoundAction[];
}
