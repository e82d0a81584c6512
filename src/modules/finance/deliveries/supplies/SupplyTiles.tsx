import { memo, useState } from 'react';
import { optionalCall } from '../../../../api/baseQuery';
import { financeRegistryApi } from '../../../../api/endpoints/financeRegistry';
import { isFilteredBy } from '../../../../blocks/registry/registryQuery';
import { FilterTile, FilterTiles } from '../../../../ui/card/Tiles';
import { Money } from '../../../../ui/value/Money';
import { countOf } from '../../../../lib/countOf';
import { FRESH } from '../../../../api/cache/freshness';
import { supplyTiles, tileRequest, type SupplyTile } from './supplyTiles';
import { suppliesQuery, type SupplyFilters } from './register';

interface SupplyTilesProps {
  /** Current filters of the registry. */
  filters: SupplyFilters;
  onFilter: (filters: SupplyFilters) => void;
  /** Number of rows without filters; with it the first tile needs no call. */
  rowsTotal: number | undefined;
}

/**
 * Tiles with figures of the supplies (`FilterTiles`); a click on a tile filters the rows. Each tile makes its own call,
 * unless the registry's response already contains its figure.
 */
export const SupplyTiles = memo(function SupplyTiles({
  filters,
  onFilter,
  rowsTotal,
}: SupplyTilesProps) {
  const isUnfiltered = Object.keys(filters).length === 0;
  return (
    <FilterTiles label="Показатели поставок">
      {supplyTiles.map((tile) => {
        const pressed = isFilteredBy(suppliesQuery, tile.filters, filters);
        return (
          <Tile
            key={tile.id}
            tile={tile}
            pressed={pressed}
            isKnown={isUnfiltered && Object.keys(tile.filters).length === 0}
            rowsTotal={rowsTotal}
            // A press on a pressed tile removes all filters.
            onClick={() => onFilter(pressed ? {} : tile.filters)}
          />
        );
      })}
    </FilterTiles>
  );
});

interface TileProps {
  tile: SupplyTile;
  pressed: boolean;
  /** True if the registry's response already contains the figure. */
  isKnown: boolean;
  rowsTotal: number | undefined;
  onClick: () => void;
}

function Tile({ tile, pressed, isKnown, rowsTotal, onClick }: TileProps) {
  // The request does not change while the page is open, because a new period would need another call.
  const [searchRequest] = useState(() => tileRequest(tile));
  const { data, isError } = financeRegistryApi.useFindSuppliesQuery(
    optionalCall({ searchRequest }),
    {
      skip: isKnown,
      ...FRESH,
    },
  );
  const sum = tile.total && data?.totals?.[tile.total];
  const count = data && countOf(data.totalElements, 'поставка', 'поставки', 'поставок');
  const number = (isKnown ? rowsTotal : data?.totalElements)?.toLocaleString('ru-RU');
  const figure = sum === undefined ? number : <Money kopeks={sum} fraction={false} />;
  return (
    <FilterTile
      label={tile.label}
      value={figure ?? (isError && !data ? '—' : undefined)}
      detail={sum === undefined ? undefined : count}
      tone={sum === 0 ? 'neutral' : tile.tone}
      pressed={pressed}
      onClick={onClick}
    />
  );
}
