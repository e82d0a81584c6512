import { toApiError } from '../../../../api/errors';
import { financeRegistryApi } from '../../../../api/endpoints/financeRegistry';
import { formatPercent } from '../../shownValues';
import { Button } from '../../../../ui/button/Button';
import { trashIcon } from '../../../../ui/icon/pageIcons';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { SkeletonCard } from '../../../../ui/state/Skeletons';
import { DateRow, SumRow } from '../../../../blocks/dataRows/DataRows';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { SumOrDash } from '../../../../ui/value/Money';
import {
  RowActions,
  RowDetails,
  RowSection,
  RowTerm,
} from '../../../../blocks/registry/RowDetails';
import { Requisites } from '../../../../ui/value/Requisites';
import { supplyRequisites } from '../../deliveries/supplies/supplyRequisites';
import { isExcludable, isFinished, type ShownObject } from './shownObject';

interface ObjectPanelProps {
  object: ShownObject;
  onExclude: () => void;
}

/** What is known about an object, beside the registry. */
export function ObjectPanel({ object, onExclude }: ObjectPanelProps) {
  const about = object.statusName === 'REPAID' ? '' : '≈\u00A0';
  return (
    <RowDetails sum={object.claimAmount} status={object.status}>
      <RowTerm
        start={['Поставка', object.supplyDate]}
        due={['Плановое погашение', object.plannedRepaymentDate]}
        isDone={isFinished(object)}
      />
      <RowSection title="Финансирование">
        <DataList>
          <DataRow label="Договор">{object.agreementNumber || '—'}</DataRow>
          <DataRow label="Банк">{object.bank}</DataRow>
          <DataRow label="% финансирования">{formatPercent(object.financingPercent)}</DataRow>
          <SumRow label="К получению" kopeks={object.financingAmount} />
          <DataRow label="Ставка">{formatPercent(object.interestRate)}</DataRow>
          <DataRow label="Комиссия">
            {about}
            <SumOrDash kopeks={object.fee} />
          </DataRow>
          <DateRow label="Дата заказа" value={object.orderDate} />
          <DateRow label="Дата финансирования" value={object.financingDate} />
          <SumRow label="Погашено покупателем" kopeks={object.repaidAmount} />
          <SumRow label="Остаток долга" kopeks={object.remainder} />
          <DataRow label="Регресс">{object.recourse ? 'Да' : 'Нет'}</DataRow>
        </DataList>
      </RowSection>
      {isExcludable(object) && (
        <RowActions>
          <Button variant="danger-outlined" icon={trashIcon} onClick={onExclude}>
            Исключить из финансирования
          </Button>
        </RowActions>
      )}
      <RowSection title="Поставка">
        <SupplyOf object={object} />
      </RowSection>
    </RowDetails>
  );
}

/** The supply behind the object: it has a call of its own. */
function SupplyOf({ object: { supplyId } }: { object: ShownObject }) {
  const { currentData, error, isFetching, refetch } = financeRegistryApi.useGetSupplyQuery(
    { id: supplyId },
    { skip: supplyId === '' },
  );
  if (supplyId === '') return <p>Поставка не указана.</p>;
  if (currentData) return <Requisites lines={supplyRequisites(currentData)} />;
  if (isFetching) return <SkeletonCard lines={3} />;
  return (
    <ErrorState framed={false} message={toApiError(error).message} onRetry={() => void refetch()} />
  );
}
