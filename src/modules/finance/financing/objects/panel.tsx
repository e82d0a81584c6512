import { toApiError } from '../../../../api/errors';
import {
  financeRegistryApi,
  type FinancingObject,
} from '../../../../api/endpoints/financeRegistry';
import { shownStatus } from '../../../../domain/shownRow';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { bankOf, formatPercent } from '../../shownValues';
import { Button } from '../../../../ui/button/Button';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { SkeletonCard } from '../../../../ui/state/Skeletons';
import { KnownDateRow, KnownRow, KnownSumRow } from '../../../../blocks/dataRows/DataRows';
import { TermLabel } from '../../../../blocks/dataRows/TermLabel';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { Money } from '../../../../ui/value/Money';
import { RowDetails, RowSection, RowTerm } from '../../../../blocks/registry/RowDetails';
import { Requisites } from '../../../../ui/value/Requisites';
import { supplyRequisites } from '../../deliveries/supplies/supplyRequisites';
import { aboutSign, feeOf, isFinished, isOrderable } from './financingObject';

interface ObjectPanelProps {
  object: FinancingObject;
  onOrder: () => void;
  /** True while an order runs. */
  isBusy: boolean;
}

export function ObjectPanel({ object, onOrder, isBusy }: ObjectPanelProps) {
  const { agreement, supply } = object;
  const fee = feeOf(object);
  return (
    <RowDetails
      sum={object.claimAmount}
      status={shownStatus(financingStatuses, object.status)}
      action={
        isOrderable(object) && (
          <Button data-analytics="button:order-object" busy={isBusy} onClick={onOrder}>
            Заказать финансирование
          </Button>
        )
      }
    >
      <RowTerm
        start={['Поставка', supply?.documentDate]}
        due={['Плановое погашение', object.plannedRepaymentDate]}
        isDone={isFinished(object)}
      />
      <RowSection title="Финансирование">
        <DataList>
          <KnownSumRow label="К получению" kopeks={object.financingAmount} />
          <KnownRow label="% финансирования" value={formatPercent(object.financingPercent)} />
          <KnownRow label="Ставка" value={formatPercent(object.interestRate)} />
          {fee !== undefined && (
            <DataRow label="Комиссия">
              {aboutSign(object)}
              <Money kopeks={fee} />
            </DataRow>
          )}
          <KnownRow label="Договор" value={agreement?.number ?? ''} />
          <KnownRow label="Банк" value={bankOf(agreement).name} />
          <KnownDateRow label="Дата заказа" value={object.orderDate} />
          <KnownDateRow label="Дата финансирования" value={object.financingDate} />
          <KnownSumRow label="Остаток долга" kopeks={object.remainder} />
          <KnownSumRow label="Погашено покупателем" kopeks={object.repaidAmount} />
          <DataRow label={<TermLabel term="Регресс" />}>{object.recourse ? 'Да' : 'Нет'}</DataRow>
        </DataList>
      </RowSection>
      <RowSection title="Поставка">
        <SupplyOf id={supply?.id ?? ''} />
      </RowSection>
    </RowDetails>
  );
}

/** The supply of the object, loaded by a separate call. */
function SupplyOf({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = financeRegistryApi.useGetSupplyQuery(
    { id },
    { skip: id === '' },
  );
  if (id === '') return <p>Поставка не указана.</p>;
  if (currentData) return <Requisites lines={supplyRequisites(currentData)} />;
  if (isFetching) return <SkeletonCard lines={3} />;
  return (
    <ErrorState framed={false} message={toApiError(error).message} onRetry={() => void refetch()} />
  );
}
