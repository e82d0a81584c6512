import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { senderApi } from '../../../../api/endpoints/sender';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { searchRequestOf } from '../../../../blocks/registry/registryQuery';
import { loadMonthlyClaims } from '../../claim/monthly/monthlyQuery';
import { claimsQuery } from './claimsQuery';

/** Asks for the page of claims that an address names, and for the claim of the month. */
export function loadClaims(context: LoadContext): void {
  const { dispatch, url } = context;
  const { initiate } = senderApi.endpoints.findClaims;
  const claimSearch = searchRequestOf(claimsQuery, url.searchParams);
  void dispatch(initiate({ claimSearch }, { forceRefetch: FRESH_SECONDS, subscribe: false }));
  loadMonthlyClaims(context);
}
