import { forgetAnswer } from '../../api/cabinetApi';
import { REFETCH } from '../../api/cache/freshness';
import { clientApi, type InsuranceStatus } from '../../api/endpoints/client';
import {
  INSURED,
  readInsurance,
  type InsuranceView,
} from '../../products/serviceAccount/useInsurance';
import type { AppThunk } from '../../session/appStore';

const UNKNOWN = {
  status: undefined,
  insurancePrice: null,
  startDateTime: null,
  endDateTime: null,
} as const;
const { getInsuranceStatus } = clientApi.endpoints;

/** Reloads the status of the insurance; resolves with 'hidden' if it is unknown. */
export function askForInsurance(): AppThunk<Promise<InsuranceView['state']>> {
  return async (dispatch) => {
    const { data, isError } = await dispatch(getInsuranceStatus.initiate(INSURED, REFETCH));
    return readInsurance({ insurance: data, insuranceFailed: isError }).state;
  };
}

/**
 * Writes the response to a switch of the insurance into the cache. Discards a pending status call, because its response
 * would be out of date.
 */
export function keepInsurance(changes: Partial<InsuranceStatus>): AppThunk<void> {
  return (dispatch, getState) => {
    const { data } = getInsuranceStatus.select(INSURED)(getState());
    const asked = dispatch(clientApi.util.getRunningQueryThunk('getInsuranceStatus', INSURED));
    if (asked) dispatch(forgetAnswer(asked.queryCacheKey));
    const value = { ...UNKNOWN, ...data, ...changes };
    dispatch(
      clientApi.util.upsertQueryEntries([
        { endpointName: 'getInsuranceStatus', arg: INSURED, value },
      ]),
    );
  };
}
