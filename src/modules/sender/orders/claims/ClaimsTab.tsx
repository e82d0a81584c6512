import { senderApi, type Claim } from '../../../../api/endpoints/sender';
import { RegistryScreen } from '../../../../blocks/registry/RegistryScreen';
import { defineRegistry } from '../../../../blocks/registry/useRegistry';
import { dateColumn, moneyColumn, statusColumn, textColumn } from '../../../../ui/registry/columns';
import type { RegistryColumn } from '../../../../ui/registry/registryColumn';
import { claimTypeName, isEndedClaim } from '../../../../domain/claims';
import { paths } from '../../../../domain/paths';
import { shownStatus } from '../../../../domain/shownRow';
import { claimStatuses } from '../../../../domain/statuses/orderStatuses';
import { periodText } from '../../../../lib/calendar/dayTexts';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { TwoLines } from '../../../../ui/value/TwoLines';
import { MonthlyClaims } from '../../claim/monthly/MonthlyClaims';
import { MOVING_MS } from '../register/orderStatus';
import { ClaimPanel } from './panel';
import { claimsQuery } from './register';

const columns: readonly RegistryColumn<Claim>[] = [
  {
    id: 'number',
    phoneSlot: 'title',
    header: '№ заявления',
    cell: ({ number, period }) => <TwoLines strong first={number} second={periodText(period)} />,
    value: ({ number }) => number,
    width: 190,
  },
  statusColumn(({ status }) => shownStatus(claimStatuses, status), 204),
  moneyColumn('claimedAmount', 'Заявлено', ({ claimedAmount }) => claimedAmount, {
    phoneSlot: 'amount',
    width: 118,
  }),
  textColumn('type', 'Событие', ({ type }) => claimTypeName(type ?? ''), {
    flex: true,
    phoneSlot: 'party',
    priority: 4,
    width: 144,
  }),
  dateColumn('createdDateTime', 'Создано', ({ createdDateTime }) => createdDateTime, {
    priority: 2,
    width: 114,
  }),
  dateColumn('submittedDate', 'Отправлено', ({ submittedDate }) => submittedDate, {
    phoneSlot: 'date',
    priority: 3,
    width: 128,
  }),
  moneyColumn('approvedAmount', 'Одобрено', ({ approvedAmount }) => approvedAmount, {
    priority: 1,
    width: 118,
  }),
  moneyColumn('paidAmount', 'Выплачено', ({ paidAmount }) => paidAmount, {
    priority: 5,
    width: 124,
  }),
  textColumn('period.startDate', 'Период', ({ period }) => periodText(period), {
    width: 224,
    hidden: true,
  }),
  dateColumn('eventDate', 'Дата события', ({ eventDate }) => eventDate, { hidden: true }),
  textColumn('description', 'Описание', ({ description }) => description, { hidden: true }),
  textColumn('rejectReason', 'Ответ страховой компании', ({ rejectReason }) => rejectReason, {
    width: 220,
    hidden: true,
  }),
  textColumn(
    'orders',
    'Заказы',
    ({ orders }) => orders.map(({ orderNumber }) => orderNumber).join(', '),
    {
      hidden: true,
    },
  ),
];

/** Returns true if the claim was sent, and its status may still change. */
function isMoving({ status }: Claim): boolean {
  const name = status?.name ?? '';
  return name !== '' && name !== 'DRAFT' && !isEndedClaim(name);
}

const useClaims = defineRegistry({
  query: claimsQuery,
  arg: (claimSearch) => ({ claimSearch }),
  find: senderApi.endpoints.findClaims,
  get: senderApi.endpoints.getClaim,
  show: (claim) => claim,
  polling: { isMoving, firstMs: MOVING_MS },
});

/** «Заявления»: the registry of claims. */
export default function ClaimsTab() {
  const registry = useClaims();
  return (
    <>
      <MonthlyClaims />
      <RegistryScreen
        registry={registry}
        label="Заявления на выплату"
        rowWords={['заявление', 'заявления', 'заявлений']}
        columns={columns}
        panel={{
          render: (claim) => <ClaimPanel claim={claim} />,
          label: ({ number = '' }) => `Заявление №\u00A0${number}`,
        }}
        empty={
          <EmptyState
            framed={false}
            title="Здесь появятся заявления"
            link={{ to: paths.orderRegister, label: 'Открыть реестр заказов' }}
          >
            Заявление о повреждении или утрате создаётся из застрахованного заказа. О возвратах и
            невыкупах черновик готовит система, 10-го числа каждого месяца.
          </EmptyState>
        }
      />
    </>
  );
}
