import type { FilterKind } from './registryFilters';

/** The control of one filter. */
export interface FilterPartProps {
  filter: FilterKind<unknown>;
  value: unknown;
  onChange: (value: unknown) => void;
  /** In the sheet of a phone: what is typed counts at once, for the button there applies all of it. */
  inSheet: boolean;
}
