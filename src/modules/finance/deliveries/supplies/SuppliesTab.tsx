import { financeRegistryApi } from '../../../../api/endpoints/financeRegistry';
import { RegistryScreen } from '../../../../blocks/registry/RegistryScreen';
import { defineRegistry } from '../../../../blocks/registry/useRegistry';
import { paths } from '../../../../domain/paths';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { Money } from '../../../../ui/value/Money';
import { suppliesQuery } from './register';
import { supplyColumns } from './supplyColumns';
import { SupplyPanel } from './panel';
import { supplyName } from './supplyTexts';
import { SupplyTiles } from './SupplyTiles';

const useSupplies = defineRegistry({
  query: suppliesQuery,
  arg: (searchRequest) => ({ searchRequest }),
  find: financeRegistryApi.endpoints.findSupplies,
  get: financeRegistryApi.endpoints.getSupply,
  show: (supply) => supply,
});

/** «Поставки»: supplies on deferred payment, and their statuses. */
export default function SuppliesTab() {
  const registry = useSupplies();
  const { view, answer } = registry;
  const isFiltered = Object.keys(view.filters).length > 0;
  return (
    <RegistryScreen
      registry={registry}
      tiles={
        <SupplyTiles
          filters={view.filters}
          onFilter={view.setFilters}
          rowsTotal={isFiltered ? undefined : answer.currentData?.totalElements}
        />
      }
      label="Реестр поставок"
      rowWords={['поставка', 'поставки', 'поставок']}
      columns={supplyColumns}
      panel={{ render: (supply) => <SupplyPanel supply={supply} />, label: supplyName }}
      renderSum={({ amount }) => amount !== undefined && <Money kopeks={amount} />}
      empty={
        <EmptyState
          framed={false}
          title="Здесь появятся поставки"
          link={{ to: `${paths.help}#finance-objects`, label: 'Как это работает' }}
        >
          Их добавляет банк, когда получает от вас документы об отгрузке.
        </EmptyState>
      }
    />
  );
}
