import { REFETCH } from '../../../api/cache/freshness';
import { mergedOrRefused } from '../../../api/changedElsewhere';
import { demandRecord } from '../../../api/outcome';
import { organizationApi, type Organization } from '../../../api/endpoints/organization';
import { useAppDispatch } from '../../../session/appStore';
import {
  organizationUpdateOf,
  organizationValues,
  type OrganizationValues,
} from './organizationForm';

/**
 * Returns a function that saves changed requisites of `organization`. It reads the organization from the server first,
 * so that changes of another tab are not overwritten silently. Rejects with an `ApiError` for the form.
 */
export function useSaveOrganization(organization: Organization) {
  const dispatch = useAppDispatch();
  const [update] = organizationApi.useUpdateOrganizationMutation();

  return async (form: Partial<OrganizationValues>) => {
    const { id } = organization;
    const { initiate } = organizationApi.endpoints.getOrganization;
    const call = dispatch(initiate({ id }, REFETCH));
    const fresh = demandRecord(await call.unwrap(), id);
    const values = mergedOrRefused(
      organizationValues(organization),
      form,
      organizationValues(fresh),
    );
    await update({ organizationUpdate: organizationUpdateOf(values, fresh) }).unwrap();
  };
}
