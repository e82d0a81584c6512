import { PREFETCH } from '../../../api/cache/freshness';
import { organizationApi } from '../../../api/endpoints/organization';
import type { LoadContext } from '../../../shell/modules/defineModule';

export function load({ dispatch, user }: LoadContext): void {
  const id = user?.organization?.id;
  if (id) dispatch(organizationApi.util.prefetch('getOrganization', { id }, PREFETCH));
}
