import { financeRegistryApi } from '../../../../api/endpoints/financeRegistry';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { searchRequestOf } from '../../../../blocks/registry/registryQuery';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { objectsQuery } from './objectsQuery';

/** Asks for the page of objects that an address names. */
export function loadObjects({ dispatch, url }: LoadContext): void {
  const { initiate } = financeRegistryApi.endpoints.findFinancingObjects;
  const searchRequest = searchRequestOf(objectsQuery, url.searchParams);
  void dispatch(initiate({ searchRequest }, { forceRefetch: FRESH_SECONDS, subscribe: false }));
}
