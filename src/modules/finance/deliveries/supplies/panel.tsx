import { Link } from 'react-router-dom';
import { optionalCall } from '../../../../api/baseQuery';
import { toApiError } from '../../../../api/errors';
import {
  financeRegistryApi,
  type FinancingObject,
  type Supply,
} from '../../../../api/endpoints/financeRegistry';
import { paths } from '../../../../domain/paths';
import { shownFiles, shownStatus } from '../../../../domain/shownRow';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { SkeletonCard } from '../../../../ui/state/Skeletons';
import {
  RowDetails,
  RowFiles,
  RowHistory,
  RowSection,
  RowTerm,
} from '../../../../blocks/registry/RowDetails';
import { Requisites } from '../../../../ui/value/Requisites';
import { objectsOfSupply } from './register';
import { supplyHistory } from './supplyHistory';
import { supplyRequisites } from './supplyRequisites';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { Money } from '../../../../ui/value/Money';
import { DateText } from '../../../../ui/value/DateText';

export function SupplyPanel({ supply }: { supply: Supply }) {
  const files = shownFiles(supply.files);
  return (
    <RowDetails sum={supply.amount} status={shownStatus(financingStatuses, supply.status)}>
      <RowTerm
        start={['Поставка', supply.documentDate]}
        due={['Срок оплаты', supply.paymentDate]}
        isDone={supply.debtSum === 0}
      />
      <RowSection title="Реквизиты">
        <Requisites lines={supplyRequisites(supply)} />
      </RowSection>
      <RowFiles files={files} />
      <Financing supply={supply} />
    </RowDetails>
  );
}

/** Financing objects and history of a supply. Both need the objects, which a separate call loads. */
function Financing({ supply }: { supply: Supply }) {
  const { currentData, error, isFetching, refetch } =
    financeRegistryApi.useFindFinancingObjectsQuery(
      optionalCall({ searchRequest: objectsOfSupply(supply.id) }),
      { skip: supply.id === '' },
    );
  const objects = currentData?.content;
  return (
    <>
      <RowSection title="Объекты финансирования">
        {objects && <LinkedObjects objects={objects} />}
        {!objects && isFetching && <SkeletonCard lines={2} />}
        {!objects && error && !isFetching && (
          <ErrorState
            framed={false}
            message={toApiError(error).message}
            onRetry={() => void refetch()}
          />
        )}
      </RowSection>
      <RowHistory label="История поставки" steps={supplyHistory(supply, objects ?? [])} />
    </>
  );
}

function LinkedObjects({ objects }: { objects: readonly FinancingObject[] }) {
  if (objects.length === 0) return <p>Поставка не передана на финансирование.</p>;
  return (
    <ul className="grid gap-2">
      {objects.map(({ id, number = '', agreement, status, ...object }) => {
        const { tone, label } = shownStatus(financingStatuses, status);
        const search = new URLSearchParams({ view: 'all', search: number, row: id });
        return (
          <li key={id} className="grid gap-1 text-sm wrap-anywhere rounded border pad-3">
            <span className="flex flex-wrap items-center justify-between gap-1-2">
              <Link to={`${paths.financing}?${search}`}>{number || 'Без номера'}</Link>
              <StatusBadge tone={tone} label={label} />
            </span>
            <span>{[agreement?.number, agreement?.bank?.fullName].filter(Boolean).join(', ')}</span>
            <span>
              К получению <Money kopeks={object.financingAmount} />, погашение{' '}
              <DateText value={object.plannedRepaymentDate} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
