import { useState } from 'react';
import type { LinkedRow } from '../linkedRow';
import type { RegistryAnswer } from '../registryAnswer';
import { choicesFilter, kopeksFilter, periodFilter, searchFilter } from '../registryFilters';
import { registryOf } from '../registryQuery';
import type { RegistryScreenProps } from '../openRegistry';
import { RegistryScreen } from '../RegistryScreen';
import { useRegistryView } from '../useRegistryView';

export interface Supply {
  key: string;
  number: string;
  kopeks: number;
}

const STATUSES = [{ value: 'A', label: 'Доступна' }];

const query = registryOf<Supply>().defineRegistryQuery({
  id: 'supplies',
  operation: 'findSupplies',
  sorts: ['number'],
  sort: { id: 'number', direction: 'asc' },
  size: 25,
  filters: {
    search: searchFilter({ label: 'Поиск', fields: ['number'] }),
    status: choicesFilter({ label: 'Статус', field: 'status', options: STATUSES }),
    amount: kopeksFilter({ label: 'Сумма', field: 'amount' }),
    period: periodFilter({ label: 'Срок', field: 'dueDate' }),
  },
});

type Props = RegistryScreenProps<Supply, typeof query.filters>;
export const supplyOf = (index: number): Supply => ({
  key: `s${index}`,
  number: `УПД ${index}`,
  kopeks: 100_00 * index,
});
export const ALL = Array.from({ length: 60 }, (_, index) => supplyOf(index + 1));

const COLUMNS: Props['columns'] = [
  { id: 'number', header: '№', value: ({ number }) => number },
  { id: 'kopeks', header: 'Сумма', align: 'end', value: ({ kopeks }) => String(kopeks) },
];

export const panel: NonNullable<Props['panel']> = {
  render: ({ number }) => <p>История {number}</p>,
};
export const IDLE = { isFetching: false, refetch: () => undefined };
interface SampleProps extends Partial<Omit<Props, 'registry'>> {
  answer?: RegistryAnswer<Supply>;
  elsewhere?: LinkedRow<Supply>;
}

/** A registry of 60 supplies, 25 on a page; its properties may be replaced. */
export function SampleRegistry({ answer: given, elsewhere, ...more }: SampleProps) {
  const view = useRegistryView(query);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Supply>>(new Map());
  const { page, size } = view;
  const content = ALL.slice(page * size, (page + 1) * size);
  const data = { content, totalElements: ALL.length, totals: {} };
  const fulfilledTimeStamp = Date.parse('2026-11-12T14:05:00+03:00');
  const answer = given ?? { ...IDLE, data, fulfilledTimeStamp };
  return (
    <RegistryScreen
      registry={{
        query,
        view,
        answer: { currentData: answer.data, ...answer },
        elsewhere: view.row === null ? undefined : elsewhere,
      }}
      label="Поставки"
      rowWords={['поставка', 'поставки', 'поставок']}
      columns={COLUMNS}
      selection={{
        chosen,
        onChange: setChosen,
        nameOf: ({ number }) => number,
        isSelectable: ({ key }) => key !== 's2',
        reasonOf: ({ key }) => (key === 's2' ? 'Срок прошёл' : undefined),
        sumOf: ({ kopeks }) => kopeks,
      }}
      empty={<p>Здесь появятся поставки</p>}
      {...more}
    />
  );
}
