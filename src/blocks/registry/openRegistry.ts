import { createContext, useContext, type ReactNode } from 'react';
import type { MenuGroup } from '../../ui/overlay/Menu';
import type { IconDrawing } from '../../ui/icon/Icon';
import type {
  RegistryColumn,
  RegistryRow,
  RowChoice,
  RowWords,
} from '../../ui/registry/registryColumn';
import type { OpenRows } from '../../ui/registry/shownRows';
import type { RegistryTotals, ShownAnswer } from './registryAnswer';
import type { FilterKinds } from './registryFilters';
import type { SelectionState } from './selection/createSelection';
import type { Registry } from './useRegistry';
import type { RegistryLayout } from './useRegistryLayout';

/** The panel of a row. A click or Enter opens it; the address contains the key of its row. */
export interface RegistryPanel<Row> {
  render(row: Row): ReactNode;
  /** Name of the panel; the text of the first column by default. */
  label?(row: Row): string;
  /** Rare and destructive actions of the row, under «⋯». */
  menu?(row: Row): MenuGroup['actions'];
}

/** An action of the selection bar besides its main button. */
interface SelectionAction {
  id: string;
  label: string;
  icon: IconDrawing;
  /** Reason why the action is unavailable. */
  disabledReason?: string | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
}

/** The chosen rows of all pages (`useSelection`), and the actions of the selection bar. */
export interface RegistrySelection<Row>
  extends RowChoice<Row>, Partial<Pick<SelectionState<Row>, 'unread' | 'work'>> {
  /** Returns a row's sum in kopeks; the bar shows the total of all chosen rows. */
  sumOf?(row: Row): number;
  /** Main button of the bar; undefined if there is none. */
  readonly actions?: ReactNode;
  /** Shown as icons beside the main button; on a phone as entries of the action sheet. */
  readonly moreActions?: readonly SelectionAction[];
  /** Chooses the rows found by the search, on all pages. */
  readonly onChooseAll?: (() => void) | undefined;
  /** Stops the loading of rows that `work` reports. */
  readonly onCancel?: () => void;
  /** Called instead of `onChange` with an empty value. */
  readonly onClear?: () => void;
}

/** State of the selection mode on a phone; rows have checkboxes only in this mode. */
export interface PhoneChoosing {
  isOn: boolean;
  begin: () => void;
  end: () => void;
}

/** A search field that the screen itself renders, because the searched text must not be in the address. */
interface OwnSearch {
  field: ReactNode;
  isFiltered: boolean;
  /** Called on «Сбросить», to clear the screen's field; the registry resets its filters itself. */
  onReset(): void;
}

export interface RegistryScreenProps<
  Row extends RegistryRow = RegistryRow,
  Filters extends FilterKinds = FilterKinds,
> {
  registry: Registry<Filters, Row>;
  /** Accessible name of the table, also used in the names of exported files. */
  label: string;
  rowWords: RowWords;
  columns: readonly RegistryColumn<NoInfer<Row>>[];
  selection?: RegistrySelection<NoInfer<Row>>;
  panel?: RegistryPanel<NoInfer<Row>>;
  /** Opens the row's own page; only used without `panel`. */
  onRowOpen?(row: NoInfer<Row>): void;
  /** Renders the sums of the whole result: «Итого по N записям: …». */
  renderSum?(totals: RegistryTotals): ReactNode;
  /** Shown if the registry has no rows at all: «Здесь появятся …» with an action. */
  empty: ReactNode;
  search?: OwnSearch;
  /** Tiles with figures of the whole registry (`FilterTiles`); a click on a tile filters the rows. */
  tiles?: ReactNode;
  /** More buttons of the toolbar; on a phone they are in the action sheet. */
  actions?: ReactNode;
  /** Action that downloads all found rows as Excel, if the server creates such a file. */
  excel?: MenuGroup['actions'][number];
}

/** An open registry: props of its screen, the shown data, and functions that change its state. */
export type OpenRegistry = OpenRows &
  RegistryLayout &
  ShownAnswer<RegistryRow> &
  Omit<RegistryScreenProps, 'registry'> &
  Pick<
    Registry<FilterKinds, RegistryRow>,
    'query' | 'view' | 'answer' | 'fetchPage' | 'elsewhere' | 'meant' | 'FoundPart'
  > & {
    /** The filters, with the options that the screen has provided. */
    readonly kinds: FilterKinds;
    readonly choosing: PhoneChoosing | undefined;
    /** True while the selection bar is visible: above the rows on a wide screen, otherwise at the bottom. */
    readonly hasSelectionBar: boolean;
    /** Index of the open row on the page, or -1. */
    readonly at: number;
    /** True if the total of the current search is unknown, because the search is loading or has failed. */
    readonly isUnknown: boolean;
    /** True if a filter is active, including the screen's own search. */
    readonly isFiltered: boolean;
    /** True if a reset of filters and view may find more rows. */
    readonly isNarrowed: boolean;
    /** Number of resets so far; a change clears the typed text of the fields. */
    readonly resets: number;
    resetFilters(): void;
    /** Resets all filters, the view and the page. */
    resetAll(): void;
  };

export const OpenRegistryContext = createContext<OpenRegistry | null>(null);

export function useOpenRegistry(): OpenRegistry {
  const open = useContext(OpenRegistryContext);
  if (!open) throw new Error('A part of a registry must be inside a RegistryScreen');
  return open;
}
