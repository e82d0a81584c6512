import { dateText } from '../../../../lib/dates';
import { dateTimeText } from '../../../../lib/calendar/moments';
import { moscowDay } from '../../../../lib/isoDay';
import { routeText } from '../claimPaths';
import { dateColumn, moneyColumn, statusColumn, textColumn } from '../../../../ui/registry/columns';
import type { RegistryColumn } from '../../../../ui/registry/registryColumn';
import { DateText } from '../../../../ui/value/DateText';
import { TwoLines } from '../../../../ui/value/TwoLines';
import type { ShownOrder } from './shownOrder';

/** The columns of the orders registry. The waybill number is shown with the order number and in a separate column. */
export const orderColumns: readonly RegistryColumn<ShownOrder>[] = [
  {
    id: 'orderNumber',
    phoneSlot: 'title',
    header: '№ заказа',
    cell: ({ number, track }) => <TwoLines strong first={number} second={track} />,
    value: ({ number }) => number,
    width: 116,
  },
  statusColumn(({ status }) => status, 176),
  moneyColumn('declaredValue', 'Объявленная стоимость', ({ declaredValue }) => declaredValue, {
    phoneSlot: 'amount',
    priority: 6,
    width: 134,
  }),
  textColumn('toCity', 'Маршрут', routeText, {
    flex: true,
    phoneSlot: 'party',
    priority: 5,
    width: 130,
  }),
  // The cell shows the date without the time.
  textColumn('createdDateTime', 'Создан', ({ created }) => dateTimeText(created), {
    phoneSlot: 'date',
    priority: 4,
    cell: ({ created }) => <DateText value={created} />,
    width: 104,
  }),
  textColumn('insured', 'Застрахован', ({ insured }) => (insured ? 'Да' : 'Нет'), {
    priority: 7,
    width: 112,
  }),
  // An uninsured order has no insured sum.
  moneyColumn(
    'insuredSum',
    'Страховая сумма',
    ({ insured, insuredSum }) => (insured ? insuredSum : null),
    { priority: 3, width: 112 },
  ),
  moneyColumn('insurancePremium', 'Премия', ({ insured, premium }) => (insured ? premium : null), {
    priority: 1,
    width: 100,
  }),
  {
    id: 'claim',
    priority: 2,
    header: 'Заявление',
    cell: ({ claim, claimDeadline }) => {
      if (claim) return <TwoLines first={claim.number} second={claim.status.label} />;
      // The text has no year, because the deadline is a few weeks away at most.
      return claimDeadline >= moscowDay() ? `до\u00A0${dateText(claimDeadline).slice(0, 5)}` : '—';
    },
    value: ({ claim }) => (claim ? `${claim.number}, ${claim.status.label}` : ''),
    width: 118,
  },
  dateColumn('claimDeadline', 'Заявление до', ({ claimDeadline }) => claimDeadline, {
    width: 128,
    hidden: true,
  }),
  textColumn('trackNumber', '№ накладной', ({ track }) => track, { width: 128, hidden: true }),
  moneyColumn('deliveryCost', 'Доставка', ({ deliveryCost }) => deliveryCost, { hidden: true }),
  moneyColumn('returnCost', 'Возврат', ({ returnCost }) => returnCost, { hidden: true }),
];
