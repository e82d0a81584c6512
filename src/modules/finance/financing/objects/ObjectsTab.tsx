import './ObjectsTab.css';
import { useMemo, useRef } from 'react';
import { useFindFinanceAgreementsQuery } from '../../../../api/endpoints/financeAgreement';
import {
  useFindFinancingObjectsQuery,
  useGetFinancingObjectQuery,
} from '../../../../api/endpoints/financeRegistry';
import { downloadPaths } from '../../../../api/files/download';
import type { Action } from '../../../../blocks/action/useAction';
import { DownloadButton } from '../../../../blocks/action/DownloadButton';
import { usePatience } from '../../../../blocks/patience/usePatience';
import { RegistryScreen } from '../../../../blocks/registry/RegistryScreen';
import { useRegistryView } from '../../../../blocks/registry/useRegistryView';
import { databaseIcon } from '../../../../ui/icon/drawings/databaseIcon';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { Money } from '../../../../ui/value/Money';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { keyOfRow, type Keyed } from '../../../../blocks/registry/shownPage';
import { missingRow, rowElsewhere } from '../../../../blocks/registry/rowElsewhere';
import { useShownRows } from '../../../../blocks/registry/useShownRows';
import { agreementsBeside } from '../agreements/agreementsRequest';
import { objectColumns } from './objectColumns';
import { objectFilterControls } from './objectFilterControls';
import { ObjectPanel } from './ObjectPanel';
import { objectsQuery } from './objectsQuery';
import { OrderButton } from './OrderButton';
import { OrderNoticeNote } from './OrderNoticeNote';
import { isMoving, isOrderable, shownObject, type ShownObject } from './shownObject';
import { useExclude } from './useExclude';
import { useObjectOrder } from './useObjectOrder';

/** Between two questions about objects that a bank or a buyer is at work on, milliseconds. */
const MOVING_MS = 10_000;
const FRESH = { refetchOnMountOrArgChange: FRESH_SECONDS } as const;

/** The panel of a row, with the way to exclude its object. */
const panelWith = (exclusion: Action<ShownObject>) => (object: Keyed<ShownObject>) => (
  <ObjectPanel key={object.key} object={object} exclusion={exclusion} />
);

/** «Объекты»: what a bank finances or may finance, and the order of it. */
export default function ObjectsTab() {
  const view = useRegistryView(objectsQuery);
  const { options, follow } = usePatience(MOVING_MS);
  const answer = useFindFinancingObjectsQuery(
    { searchRequest: view.request },
    { ...FRESH, ...options },
  );
  const { data: agreements } = useFindFinanceAgreementsQuery(agreementsBeside, FRESH);
  const { data } = answer;
  const shown = useShownRows(answer, shownObject);
  follow(shown.data?.content.some((object) => isMoving(object)) ?? false, answer);
  const missing = missingRow(view, shown);
  const single = useGetFinancingObjectQuery({ id: missing ?? '' }, { skip: missing === null });
  const controls = useMemo(() => objectFilterControls(agreements?.content ?? []), [agreements]);
  const place = useRef<HTMLElement>(null);
  const focusAfter = () => place.current;
  const { chosen, choose, reasons, notice, order, checkAgain, drop } = useObjectOrder(focusAfter);
  const exclusion = useExclude(({ id }) => {
    drop(id);
    view.openRow(null);
  }, focusAfter);
  return (
    <section ref={place} className="objects" tabIndex={-1} aria-label="Объекты">
      {notice && <OrderNoticeNote notice={notice} onCheck={checkAgain} />}
      <RegistryScreen
        query={objectsQuery}
        view={view}
        label="Объекты финансирования"
        rowWords={['объект', 'объекта', 'объектов']}
        columns={objectColumns}
        answer={shown}
        keyOf={keyOfRow}
        filterControls={controls}
        selection={{
          chosen,
          onChange: choose,
          nameOf: ({ number }) => `требование ${number}`,
          isSelectable: (row) => isOrderable(row),
          reasonOf: ({ id }) => reasons.get(id),
          sumOf: ({ claimAmount }) => (typeof claimAmount === 'number' ? claimAmount : 0),
          actions: <OrderButton count={chosen.size} onOrder={order} />,
        }}
        rowPanel={panelWith(exclusion)}
        elsewhere={rowElsewhere(missing, single, shownObject)}
        panelLabel={({ number }) => `Требование ${number}`}
        sum={data?.totals && <Totals totals={data.totals} />}
        actions={
          <div className="objects__excel">
            <DownloadButton
              size="sm"
              path={downloadPaths.exportFinancingObjects()}
              body={view.request}
              progress="Готовим Excel"
            >
              Выгрузить в Excel
            </DownloadButton>
          </div>
        }
        empty={
          <EmptyState
            framed={false}
            icon={databaseIcon}
            title="Здесь появятся объекты финансирования"
          >
            Они появляются, когда банк принимает поставку по действующему договору.
          </EmptyState>
        }
      />
    </section>
  );
}

/** Sums of everything found, of those that the server tells. */
function Totals({ totals }: { totals: Readonly<Record<string, number>> }) {
  const { claimAmount, financingAmount } = totals;
  if (claimAmount === undefined) return undefined;
  return (
    <>
      <Money kopeks={claimAmount} />
      {financingAmount !== undefined && (
        <>
          , к получению <Money kopeks={financingAmount} />
        </>
      )}
    </>
  );
}
