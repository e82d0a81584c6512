import { REFETCH } from '../../../api/cache/freshness';
import { mergedOrRefused } from '../../../api/changedElsewhere';
import { demandRecord } from '../../../api/outcome';
import { organizationApi } from '../../../api/endpoints/organization';
import { paymentDetailsApi, type PaymentDetails } from '../../../api/endpoints/paymentDetails';
import { useAppDispatch } from '../../../session/appStore';
import { accountUpdateOf, accountValues, type AccountValues } from './accountForm';

/**
 * Returns a function that saves the form of an account. It reads the account from the server first, so that changes of
 * another tab are not overwritten silently. Rejects with an `ApiError` for the form.
 */
export function useSaveAccount() {
  const dispatch = useAppDispatch();
  const [update] = organizationApi.useUpdateOrganizationPaymentDetailsMutation();

  return async (account: PaymentDetails, form: Partial<AccountValues>) => {
    const { id } = account;
    const { initiate } = paymentDetailsApi.endpoints.getPaymentDetails;
    const call = dispatch(initiate({ id }, REFETCH));
    const fresh = demandRecord(await call.unwrap(), id);
    const values = mergedOrRefused(accountValues(account), form, accountValues(fresh));
    await update({ id, paymentDetailsUpdate: accountUpdateOf(values, fresh) }).unwrap();
  };
}
