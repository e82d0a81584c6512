import { PREFETCH } from '../../../../api/cache/freshness';
import { senderApi } from '../../../../api/endpoints/sender';
import { loadRegistry } from '../../../../blocks/registry/registryQuery';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { loadMonthlyClaims } from '../../claim/claimQueries';
import { claimsQuery } from './register';

const loadClaims = loadRegistry(claimsQuery, (claimSearch) =>
  senderApi.util.prefetch('findClaims', { claimSearch }, PREFETCH),
);

export function load(context: LoadContext): void {
  loadClaims(context);
  loadMonthlyClaims(context);
}
