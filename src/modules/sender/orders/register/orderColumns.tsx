import { dateTimeText } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import type { Keyed } from '../../../../blocks/registry/shownPage';
import type { RegistryColumn } from '../../../../ui/registry/registryColumn';
import { DateText } from '../../../../ui/value/DateText';
import { Money } from '../../../../ui/value/Money';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { TwoLines } from '../../../../ui/value/TwoLines';
import { routeText, type ShownOrder } from './shownOrder';

const insuredText = ({ insured }: ShownOrder) => (insured ? 'Да' : 'Нет');

/** What an order that is not insured has no sum of. */
function insuredMoney({ insured }: ShownOrder, kopeks: unknown) {
  return insured ? <Money kopeks={kopeks} /> : '—';
}

/** The columns of the register of orders; the number of the waybill also has one of its own. */
export const orderColumns: readonly RegistryColumn<Keyed<ShownOrder>>[] = [
  {
    id: 'orderNumber',
    phone: 'title',
    header: '№ заказа',
    cell: ({ number, track }) => <TwoLines strong first={number} second={track} />,
    text: ({ number }) => number,
    width: 116,
  },
  {
    id: 'status.name',
    phone: 'status',
    header: 'Статус',
    cell: ({ status }) => <StatusBadge tone={status.tone} label={status.label} />,
    text: ({ status }) => status.label,
    width: 190,
  },
  {
    id: 'declaredValue',
    phone: 'amount',
    yields: 6,
    header: 'Объявленная стоимость',
    cell: ({ declaredValue }) => <Money kopeks={declaredValue} />,
    text: ({ declaredValue }) => formatMoney(declaredValue),
    align: 'end',
    width: 142,
  },
  {
    id: 'toCity',
    grows: true,
    phone: 'party',
    yields: 5,
    header: 'Маршрут',
    cell: (order) => routeText(order),
    text: routeText,
    width: 130,
  },
  {
    id: 'createdDateTime',
    phone: 'date',
    yields: 4,
    header: 'Создан',
    cell: ({ created }) => <DateText value={created} />,
    text: ({ created }) => dateTimeText(created),
    width: 104,
  },
  {
    id: 'insured',
    yields: 7,
    header: 'Застрахован',
    cell: insuredText,
    text: insuredText,
    width: 114,
  },
  {
    id: 'insuredSum',
    yields: 3,
    header: 'Страховая сумма',
    cell: (order) => insuredMoney(order, order.insuredSum),
    text: ({ insuredSum }) => formatMoney(insuredSum),
    align: 'end',
    width: 117,
  },
  {
    id: 'insurancePremium',
    yields: 1,
    header: 'Премия',
    cell: (order) => insuredMoney(order, order.premium),
    text: ({ premium }) => formatMoney(premium),
    align: 'end',
    width: 100,
  },
  {
    id: 'claim',
    yields: 2,
    header: 'Заявление',
    cell: ({ claim }) =>
      claim ? <TwoLines first={claim.number} second={claim.status.label} /> : '—',
    text: ({ claim }) => (claim ? `${claim.number}, ${claim.status.label}` : ''),
    width: 122,
  },
  {
    id: 'trackNumber',
    header: '№ накладной',
    cell: ({ track }) => track || '—',
    text: ({ track }) => track,
    width: 128,
    hidden: true,
  },
];
