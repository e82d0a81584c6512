import { useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { optionalCall } from '../../../../api/baseQuery';
import { financeRegistryApi, type SearchRequest } from '../../../../api/endpoints/financeRegistry';
import { plural } from '../../../../lib/countOf';
import { moscowDay } from '../../../../lib/isoDay';
import { Button } from '../../../../ui/button/Button';
import { Note } from '../../../../ui/state/Note';
import { Money } from '../../../../ui/value/Money';
import type { RuleValues } from './ruleForm';
import { previewRemarks, previewRequest } from './rulePreview';

/** Milliseconds without typing before the server is called. */
const PAUSE_MS = 500;

/** Returns a debounced value: the first at once, each later one after a pause. */
function useDebounced<Value>(value: Value, key: string): Value {
  const [settled, setSettled] = useState({ value, key });
  useEffect(() => {
    if (settled.key === key) return undefined;
    const timer = setTimeout(() => setSettled({ value, key }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, settled.key, value]);
  return settled.value;
}

/** Shows «Под правило попадает N объектов» for the current input. B21: a rule shows how many objects it covers. */
export function RulePreview() {
  const { values } = useFormState<Partial<RuleValues>>({ subscription: { values: true } });
  const today = moscowDay();
  const wanted = previewRequest(values, today);
  const request = useDebounced(wanted, JSON.stringify(wanted));
  return (
    <div className="grid gap-2">
      {request === null ? (
        <Note tone="neutral">
          Заполните условия, чтобы узнать, сколько объектов попадает под правило.
        </Note>
      ) : (
        <Covered request={request} isSettled={JSON.stringify(request) === JSON.stringify(wanted)} />
      )}
      {previewRemarks(values, today).map((remark) => (
        <p key={remark} className="text-sm text-muted">
          {remark}
        </p>
      ))}
    </div>
  );
}

function Covered({ request, isSettled }: { request: SearchRequest; isSettled: boolean }) {
  const { currentData, error, isFetching, refetch } =
    financeRegistryApi.useFindFinancingObjectsQuery(
      isSettled ? optionalCall({ searchRequest: request }) : skipToken,
    );
  if (error && !isFetching) {
    return (
      <Note
        tone="warning"
        live
        action={
          <Button variant="text" size="sm" onClick={() => void refetch()}>
            Повторить
          </Button>
        }
      >
        Не удалось узнать, сколько объектов попадает под правило. Сохранить его можно.
      </Note>
    );
  }
  if (!currentData) return <Note tone="neutral">Считаем объекты…</Note>;
  const { totalElements: count, totals } = currentData;
  const [verb, noun] = [
    plural(count, 'попадает', 'попадают', 'попадает'),
    plural(count, 'объект', 'объекта', 'объектов'),
  ];
  return (
    <Note tone={count > 0 ? 'info' : 'neutral'} live>
      Под правило {verb} {count} {noun}
      {totals?.claimAmount !== undefined && count > 0 && (
        <>
          {' '}
          на сумму <Money kopeks={totals.claimAmount} />
        </>
      )}
      .
    </Note>
  );
}
