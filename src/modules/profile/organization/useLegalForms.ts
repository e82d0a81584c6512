import { useCallback } from 'react';
import { organizationApi } from '../../../api/endpoints/organization';
import type { FindOptions } from '../../../forms/search/useOptionSearch';
import { legalFormRequest } from './legalFormRequest';

/** The search in the classifier of legal forms; what was asked before is not asked again. */
export function useLegalForms(): FindOptions {
  const [find] = organizationApi.useLazyFindOkopfQuery();
  return useCallback(
    async (text) => {
      const { content } = await find({ searchRequest: legalFormRequest(text) }, true).unwrap();
      return content.map(({ code = '', name = '' }) => ({ code, name }));
    },
    [find],
  );
}
