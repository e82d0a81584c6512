import { senderApi } from '../../../../api/endpoints/sender';
import { shownReasons, type ShownReason } from './shownReasons';

/** The reasons that are offered. */
export type Reasons =
  { state: 'loading' } | { state: 'failed' } | { state: 'known'; reasons: ShownReason[] };

/** Loads the reasons. Where they are missing, the insurance can be switched off all the same. */
export function useReasons(): Reasons {
  const { data, isError } = senderApi.useGetDisableReasonsQuery();
  if (isError) return { state: 'failed' };
  return data === undefined
    ? { state: 'loading' }
    : { state: 'known', reasons: shownReasons(data) };
}
