import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { DateText } from '../../../ui/value/DateText';
import { EmptyState } from '../../../ui/state/EmptyState';
import { Money } from '../../../ui/value/Money';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { TextInput } from '../../../ui/input/TextInput';
import { Registry, type RegistryColumn, type RegistrySort } from '../../../ui/registry/Registry';
import { GallerySection } from './GallerySection';
import { manySupplies, supplies, type SampleSupply } from './sampleSupplies';
import { inboxIcon } from '../../../ui/icon/drawings/inboxIcon';

const COLUMNS: readonly RegistryColumn<SampleSupply>[] = [
  {
    id: 'number',
    header: '№ документа',
    sortable: true,
    cell: ({ number, type }) => (
      <>
        <b>{number}</b>
        <small>{type}</small>
      </>
    ),
  },
  { id: 'date', header: 'Дата', sortable: true, cell: ({ date }) => <DateText value={date} /> },
  {
    id: 'buyer',
    header: 'Покупатель',
    cell: ({ buyer, itn }) => (
      <>
        {buyer}
        <small>ИНН {itn}</small>
      </>
    ),
  },
  {
    id: 'amount',
    header: 'Сумма с НДС',
    numeric: true,
    sortable: true,
    cell: ({ amount }) => <Money kopeks={amount} />,
  },
  { id: 'days', header: 'Отсрочка', numeric: true, cell: ({ days }) => `${days}\u00A0дн.` },
  { id: 'due', header: 'Срок оплаты', cell: ({ due }) => <DateText value={due} /> },
  {
    id: 'status',
    header: 'Статус',
    cell: ({ tone, status }) => <StatusBadge tone={tone} label={status} />,
  },
];

const COMMON = { columns: COLUMNS, keyOf: ({ id }: SampleSupply) => id };

const NOTHING = (
  <EmptyState framed={false} icon={inboxIcon} title="Здесь появятся поставки вашей организации" />
);

/** A registry with everything switched on. */
function FullRegistry() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['1482', '1477']));
  const [sort, setSort] = useState<RegistrySort | null>({ id: 'date', direction: 'desc' });
  const [first, setFirst] = useState(0);
  return (
    <Registry
      {...COMMON}
      label="Поставки"
      rows={supplies}
      empty={NOTHING}
      sort={sort}
      onSort={setSort}
      selection={{ keys: chosen, onChange: setChosen, nameOf: ({ number }) => number }}
      page={{ first, size: 100, total: 318, onChange: setFirst }}
      sum={<Money kopeks={4_820_411_570} />}
      toolbar={<TextInput aria-label="Поиск" placeholder="Номер, покупатель или ИНН" />}
      selectionBar={
        chosen.size > 0 && (
          <>
            <span>Выбрано {chosen.size}</span>
            <Button size="sm">Заказать финансирование</Button>
            <Button size="sm" variant="text" onClick={() => setChosen(new Set())}>
              Снять выбор
            </Button>
          </>
        )
      }
    />
  );
}

/** The registry in each of its states. */
export function Registries() {
  return (
    <GallerySection id="registries" title="Реестры">
      <FullRegistry />
      <Registry {...COMMON} label="Плотно" rows={supplies} empty={NOTHING} density="compact" />
      <Registry
        {...COMMON}
        label="Обновляется"
        rows={supplies.slice(0, 2)}
        empty={NOTHING}
        loading
      />
      <Registry {...COMMON} label="Загружается" rows={[]} empty={NOTHING} loading />
      <Registry {...COMMON} label="Пусто" rows={[]} empty={NOTHING} />
      <Registry
        {...COMMON}
        label="Ошибка"
        rows={[]}
        empty={NOTHING}
        error="Сервер не ответил за отведённое время"
        onRetry={() => undefined}
      />
      <Registry
        {...COMMON}
        label="10 000 строк"
        rows={manySupplies}
        empty={NOTHING}
        virtual={{ height: '320px' }}
      />
    </GallerySection>
  );
}
