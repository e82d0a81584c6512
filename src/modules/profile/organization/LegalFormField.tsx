import { useCallback } from 'react';
import { legalFormOfOne } from '../../../domain/legalForms';
import { fieldKind, type Named } from '../../../forms/description/fieldKind';
import { SearchField } from '../../../forms/search/SearchField';
import type { FindOptions, SearchOption } from '../../../forms/search/useOptionSearch';
import { organizationApi } from '../../../api/endpoints/organization';
import { legalFormRequest } from './legalFormRequest';

/** Returns a function that searches the classifier of legal forms; earlier results are cached. */
function useLegalForms(): FindOptions {
  const [find] = organizationApi.useLazyFindOkopfQuery();
  return useCallback(
    async (text) => {
      const { content } = await find({ searchRequest: legalFormRequest(text) }, true).unwrap();
      return content.map(({ code = '', name = '' }) => ({ code, name }));
    },
    [find],
  );
}

interface LegalFormFieldProps {
  label: string;
  hint: string;
}

function LegalFormField(props: Named<LegalFormFieldProps>) {
  return <SearchField {...props} search={useLegalForms()} nameOf={legalFormOfOne} />;
}

/** Field kind for a legal form of the classifier ОКОПФ. */
export const legalForm = fieldKind<SearchOption, LegalFormFieldProps>(LegalFormField);
