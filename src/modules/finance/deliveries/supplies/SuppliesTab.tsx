import { financeRegistryApi } from '../../../../api/endpoints/financeRegistry';
import { RegistryScreen } from '../../../../blocks/registry/RegistryScreen';
import { useRegistryView } from '../../../../blocks/registry/useRegistryView';
import { listIcon } from '../../../../ui/icon/drawings/listIcon';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { Money } from '../../../../ui/value/Money';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { keyOfRow, type Keyed } from '../../../../blocks/registry/shownPage';
import { missingRow, rowElsewhere } from '../../../../blocks/registry/rowElsewhere';
import { useShownRows } from '../../../../blocks/registry/useShownRows';
import { shownSupply, type ShownSupply } from './shownSupply';
import { suppliesQuery } from './suppliesQuery';
import { supplyColumns } from './supplyColumns';
import { supplyFilterControls } from './supplyFilterControls';
import { SupplyPanel } from './SupplyPanel';
import { documentName } from './supplyRequisites';
import { SupplyTiles } from './SupplyTiles';

const panelOf = (supply: Keyed<ShownSupply>) => <SupplyPanel key={supply.key} supply={supply} />;

/** «Поставки»: what was delivered on deferred payment, and where it stands. */
export default function SuppliesTab() {
  const view = useRegistryView(suppliesQuery);
  const answer = financeRegistryApi.useFindSuppliesQuery(
    { searchRequest: view.request },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  const { data, currentData } = answer;
  const shown = useShownRows(answer, shownSupply);
  const missing = missingRow(view, shown);
  const single = financeRegistryApi.useGetSupplyQuery(
    { id: missing ?? '' },
    { skip: missing === null },
  );
  const sum = data?.totals?.amount;
  return (
    <RegistryScreen
      tiles={
        <SupplyTiles
          filters={view.filters}
          onFilter={view.setFilters}
          rowsTotal={currentData?.totalElements}
        />
      }
      query={suppliesQuery}
      view={view}
      label="Реестр поставок"
      rowWords={['поставка', 'поставки', 'поставок']}
      columns={supplyColumns}
      answer={shown}
      keyOf={keyOfRow}
      filterControls={supplyFilterControls}
      rowPanel={panelOf}
      elsewhere={rowElsewhere(missing, single, shownSupply)}
      panelLabel={documentName}
      sum={sum === undefined ? undefined : <Money kopeks={sum} />}
      empty={
        <EmptyState framed={false} icon={listIcon} title="Здесь появятся поставки">
          Их добавляет банк, когда получает от вас документы об отгрузке.
        </EmptyState>
      }
    />
  );
}
