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
import type { ExportFormat } from './export/fileOf';
import type { RegistryTotals, ShownAnswer } from './registryAnswer';
import type { FilterKinds } from './registryFilters';
import type { SelectionWork } from './selection/createSelection';
import type { Registry } from './useRegistry';
import type { RegistryLayout } from './useRegistryLayout';

/** The panel of a row: opens by a click or Enter, and the key of its row stands in the address. */
export interface RegistryPanel<Row> {
  render(row: Row): ReactNode;
  /** Its name; the text of the first column by default. */
  label?(row: Row): string;
  /** What is done with the row rarely, or destroys: under «⋯». */
  menu?(row: Row): MenuGroup['actions'];
}

/** Something less usual that can be done with the chosen rows. */
interface SelectionAction {
  id: string;
  label: string;
  icon: IconDrawing;
  /** Why it is impossible now. */
  disabledReason?: string | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
}

/** The chosen rows of all pages (`useSelection`), and what can be done with them. */
export interface RegistrySelection<Row> extends RowChoice<Row> {
  /** Kopeks of a row; the bar says the sum of all chosen ones. */
  sumOf?(row: Row): number;
  /** The button of the bar. */
  readonly actions?: ReactNode;
  /** Icons beside it; on a phone entries of the sheet of actions. */
  readonly moreActions?: readonly SelectionAction[];
  /** Ids that are chosen, whose rows are not known yet. */
  readonly unread?: readonly string[];
  readonly work?: SelectionWork | null;
  /** Chooses everything that is found. */
  readonly onChooseAll?: (() => void) | undefined;
  /** Ends the reading of `work`. */
  readonly onCancel?: () => void;
  /** In place of `onChange` with nothing. */
  readonly onClear?: () => void;
}

/** Choosing on a phone, where rows have ticks only while it goes on. */
export interface PhoneChoosing {
  isOn: boolean;
  begin: () => void;
  end: () => void;
}

/** A search of the screen's own, whose text the address must not hold. */
interface OwnSearch {
  field: ReactNode;
  isFiltered: boolean;
  /** «Сбросить» was pressed; the view resets itself. */
  onReset(): void;
}

/** What a screen makes of a registry. */
export interface RegistryScreenProps<
  Row extends RegistryRow = RegistryRow,
  Filters extends FilterKinds = FilterKinds,
> {
  registry: Registry<Filters, Row>;
  /** Spoken name of the table, and the name of its CSV file. */
  label: string;
  rowWords: RowWords;
  columns: readonly RegistryColumn<NoInfer<Row>>[];
  selection?: RegistrySelection<NoInfer<Row>>;
  panel?: RegistryPanel<NoInfer<Row>>;
  /** In place of a panel: leads to the row's own page. */
  onRowOpen?(row: NoInfer<Row>): void;
  /** Sums of the whole result, as they are shown: «Итого по N записям: …». */
  renderSum?(totals: RegistryTotals): ReactNode;
  /** Where there is nothing at all: «Здесь появятся …» with an action. */
  empty: ReactNode;
  search?: OwnSearch;
  /** `FilterTiles`: figures of the whole registry that filter it. */
  tiles?: ReactNode;
  /** Buttons at the end of the bar. */
  actions?: ReactNode;
  /** What everything that is found can be saved as; by default in all formats. */
  exportFormats?: readonly ExportFormat[];
}

/** A registry on the screen: what its screen makes of it, what is shown, and the ways to change that. */
export type OpenRegistry = OpenRows &
  RegistryLayout &
  ShownAnswer<RegistryRow> &
  Omit<RegistryScreenProps, 'registry'> &
  Pick<
    Registry<FilterKinds, RegistryRow>,
    'query' | 'view' | 'answer' | 'fetchPage' | 'elsewhere' | 'meant' | 'FoundPart'
  > & {
    /** The filters with the options that the screen knows. */
    readonly kinds: FilterKinds;
    readonly choosing: PhoneChoosing | undefined;
    /** The bar of the chosen rows is there: over the rows of a wide screen, at the foot of a narrower one. */
    readonly hasSelectionBar: boolean;
    /** Place of the open row on the page, or -1. */
    readonly at: number;
    /** How much this search finds is not known yet, or will not be. */
    readonly isUnknown: boolean;
    /** A filter is in force, the screen's own too. */
    readonly isFiltered: boolean;
    /** Something can be taken back so that more is found. */
    readonly isNarrowed: boolean;
    /** How often the filters were reset; what is typed starts afresh with each. */
    readonly resets: number;
    resetFilters(): void;
    /** The same for the view and the page too. */
    resetAll(): void;
  };

export const OpenRegistryContext = createContext<OpenRegistry | null>(null);

/** The registry that this part of a screen belongs to. */
export function useOpenRegistry(): OpenRegistry {
  const open = useContext(OpenRegistryContext);
  if (!open) throw new Error('A part of a registry must stand inside a RegistryScreen');
  return open;
}
