import type { SearchRequest } from '../../../../api/endpoints/financeRegistry';
import { searchFiltersOf } from '../../../../blocks/registry/registryQuery';
import { suppliesQuery, type SupplyFilters } from './register';

export interface SupplyTile {
  id: string;
  label: string;
  filters: SupplyFilters;
  /** Name of the total to show, from the response's `totals`; if undefined, the number of supplies is shown. */
  total?: 'amount' | 'debtSum';
  tone?: 'success' | 'danger';
}

export const supplyTiles: readonly SupplyTile[] = [
  { id: 'all', label: 'Всего поставок', filters: {} },
  { id: 'soon', label: 'К оплате за 7 дней', filters: { soon: true }, total: 'debtSum' },
  {
    id: 'overdue',
    label: 'Просрочено',
    filters: { overdue: true },
    total: 'debtSum',
    tone: 'danger',
  },
  {
    id: 'available',
    label: 'Доступно к финансированию',
    filters: { status: ['AVAILABLE'] },
    total: 'amount',
    tone: 'success',
  },
];

/** Returns the request for the figures of a tile. It asks for a single row, and ignores the filters of the registry. */
export function tileRequest({ filters }: SupplyTile, now: Date = new Date()): SearchRequest {
  return {
    pageNumber: 0,
    pageSize: 1,
    filters: searchFiltersOf(suppliesQuery, { view: undefined, filters }, now),
  };
}
