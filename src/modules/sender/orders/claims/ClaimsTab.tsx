import { senderApi } from '../../../../api/endpoints/sender';
import { RegistryScreen } from '../../../../blocks/registry/RegistryScreen';
import { defineRegistry } from '../../../../blocks/registry/useRegistry';
import { dateColumn, moneyColumn, statusColumn, textColumn } from '../../../../ui/registry/columns';
import type { RegistryColumn } from '../../../../ui/registry/registryColumn';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { paths } from '../../../../domain/paths';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { TwoLines } from '../../../../ui/value/TwoLines';
import { MonthlyClaims } from '../../claim/monthly/MonthlyClaims';
import { MOVING_MS } from '../register/shownOrder';
import { ClaimPanel } from './panel';
import { claimsQuery } from './register';
import { isMoving, shownClaim, type ShownClaim } from './shownClaim';

const columns: readonly RegistryColumn<ShownClaim>[] = [
  {
    id: 'number',
    phoneSlot: 'title',
    header: '№ заявления',
    cell: ({ number, period }) => <TwoLines strong first={number} second={period} />,
    value: ({ number }) => number,
    width: 190,
  },
  statusColumn(({ status }) => status, 204),
  moneyColumn('claimedAmount', 'Заявлено', ({ claimed }) => claimed, {
    phoneSlot: 'amount',
    width: 118,
  }),
  textColumn('type', 'Событие', ({ type }) => type, {
    flex: true,
    phoneSlot: 'party',
    priority: 4,
    width: 144,
  }),
  dateColumn('createdDateTime', 'Создано', ({ created }) => created, { priority: 2, width: 114 }),
  dateColumn('submittedDate', 'Отправлено', ({ submitted }) => submitted, {
    phoneSlot: 'date',
    priority: 3,
    width: 128,
  }),
  moneyColumn('approvedAmount', 'Одобрено', ({ approved }) => approved, {
    priority: 1,
    width: 118,
  }),
  moneyColumn('paidAmount', 'Выплачено', ({ paid }) => paid, { priority: 5, width: 124 }),
  textColumn('period.startDate', 'Период', ({ period }) => period, { width: 224, hidden: true }),
  dateColumn('eventDate', 'Дата события', ({ eventDate }) => eventDate, { hidden: true }),
  textColumn('description', 'Описание', ({ description }) => description, { hidden: true }),
  textColumn('rejectReason', 'Ответ страховой компании', ({ reason }) => reason, {
    width: 220,
    hidden: true,
  }),
  textColumn('orders', 'Заказы', ({ orders }) => orders.map(({ number }) => number).join(', '), {
    hidden: true,
  }),
];

const useClaims = defineRegistry({
  query: claimsQuery,
  arg: (claimSearch) => ({ claimSearch }),
  find: senderApi.endpoints.findClaims,
  get: senderApi.endpoints.getClaim,
  show: shownClaim,
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
          label: ({ number }) => `Заявление №\u00A0${number}`,
        }}
        empty={
          <EmptyState
            framed={false}
            title="Здесь появятся заявления"
            action={
              <LinkButton to={paths.orderRegister} variant="outlined">
                Открыть реестр заказов
              </LinkButton>
            }
          >
            Заявление о повреждении или утрате создаётся из застрахованного заказа. О возвратах и
            невыкупах черновик готовит система, 10-го числа каждого месяца.
          </EmptyState>
        }
      />
    </>
  );
}
