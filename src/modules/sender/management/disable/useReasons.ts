import { useState } from 'react';
import { senderApi, useGetDisableReasonsQuery } from '../../../../api/endpoints/sender';
import { useApiSelector } from '../../../../session/apiRoot';
import { shownReasons, type ShownReason } from './shownReasons';

const selectReasons = senderApi.endpoints.getDisableReasons.select();

/** The reasons that are offered. */
export type Reasons =
  { state: 'loading' } | { state: 'failed' } | { state: 'known'; reasons: ShownReason[] };

/**
 * Loads the reasons. A failure is remembered for a minute, and nothing is asked then: where the call
 * leads to /unavailable, the customer who comes back can switch the insurance off all the same.
 */
export function useReasons(): Reasons {
  const hasFailed = useApiSelector((state) => selectReasons(state).isError);
  const [skip] = useState(hasFailed);
  const { data, isError } = useGetDisableReasonsQuery(undefined, { skip });
  if (skip || isError) return { state: 'failed' };
  return data === undefined
    ? { state: 'loading' }
    : { state: 'known', reasons: shownReasons(data) };
}
