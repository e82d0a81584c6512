import { useState } from 'react';
import { Button } from '../../src/ui/button/Button';
import { DensityContext } from '../../src/ui/density';
import { DataList, DataRow } from '../../src/ui/value/DataList';
import { EmptyState } from '../../src/ui/state/EmptyState';
import { Money } from '../../src/ui/value/Money';
import { NO_LAYOUT } from '../../src/ui/registry/registryColumn';
import { RegistryRows } from '../../src/ui/registry/RegistryRows';
import type { OpenRows } from '../../src/ui/registry/shownRows';
import type { RegistryAnswer } from '../../src/blocks/registry/registryAnswer';
import { RegistryScreen } from '../../src/blocks/registry/RegistryScreen';
import { useRegistryView } from '../../src/blocks/registry/useRegistryView';
import { useBreakpoint } from '../../src/shell/screen/breakpoints';
import { SAMPLE_COLUMNS, sampleQuery } from './sampleRegistry';
import { manySupplies, supplies, type SampleSupply } from './sampleSupplies';

const nameOf = ({ number }: SampleSupply) => number;

const EMPTY = <EmptyState framed={false} title="Здесь появятся поставки вашей организации" />;

const answerOf = (more: Partial<RegistryAnswer<SampleSupply>>): RegistryAnswer<SampleSupply> => ({
  currentData: more.data,
  isFetching: false,
  refetch: () => undefined,
  ...more,
});

const TWO = { content: supplies.slice(0, 2), totalElements: 2 };

/** Rows without header and filters. */
const MANY: Omit<OpenRows, 'isList'> = {
  label: '10 000 строк',
  columns: SAMPLE_COLUMNS,
  rows: manySupplies,
  total: manySupplies.length,
  view: { page: 0, size: manySupplies.length, sort: sampleQuery.sort, setSort: () => {} },
  query: { sorts: [] },
  layout: NO_LAYOUT,
  setLayout: () => {},
  openKey: null,
  newKeys: new Set(),
};

const panelOf = ({ buyer, itn }: SampleSupply) => (
  <DataList layout="stacked">
    <DataRow label="Покупатель">{buyer}</DataRow>
    <DataRow label="ИНН">{itn}</DataRow>
  </DataList>
);

function FullRegistry() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, SampleSupply>>(
    () => new Map(supplies.slice(0, 2).map((supply) => [supply.key, supply])),
  );
  const view = useRegistryView(sampleQuery);
  return (
    <RegistryScreen
      registry={{
        query: sampleQuery,
        view,
        answer: answerOf({
          data: { content: [...supplies], totalElements: 318, totals: {} },
          fulfilledTimeStamp: Date.parse('2026-11-12T14:05:00+03:00'),
        }),
      }}
      label="Поставки"
      rowWords={['поставка', 'поставки', 'поставок']}
      columns={SAMPLE_COLUMNS}
      selection={{
        chosen,
        onChange: setChosen,
        nameOf,
        isSelectable: ({ tone }) => tone !== 'danger',
        reasonOf: ({ tone }) => (tone === 'danger' ? 'Срок оплаты прошёл' : undefined),
        sumOf: ({ amount }) => amount,
        actions: <Button size="sm">Заказать финансирование</Button>,
      }}
      panel={{ render: panelOf }}
      renderSum={() => <Money kopeks={4_820_411_570} />}
      empty={EMPTY}
    />
  );
}

function Stated({ label, answer }: { label: string; answer: RegistryAnswer<SampleSupply> }) {
  const view = useRegistryView(sampleQuery);
  return (
    <RegistryScreen
      registry={{ query: sampleQuery, view, answer }}
      label={label}
      rowWords={['поставка', 'поставки', 'поставок']}
      columns={SAMPLE_COLUMNS}
      empty={EMPTY}
    />
  );
}

export function Registries() {
  const { mobile: isList } = useBreakpoint();
  return (
    <>
      <FullRegistry />
      <DensityContext value="compact">
        <Stated label="Плотно" answer={answerOf({ data: TWO })} />
      </DensityContext>
      <Stated label="Обновляется" answer={answerOf({ data: TWO, isFetching: true })} />
      <Stated label="Загружается" answer={answerOf({ isFetching: true })} />
      <Stated label="Пусто" answer={answerOf({ data: { content: [], totalElements: 0 } })} />
      <Stated
        label="Ошибка"
        answer={answerOf({ error: new Error('Сервер не ответил за отведённое время') })}
      />
      <RegistryRows open={{ ...MANY, isList }} />
    </>
  );
}
