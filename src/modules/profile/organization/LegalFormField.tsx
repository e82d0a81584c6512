import { fieldKind, type Named } from '../../../forms/description/fieldKind';
import { SearchField } from '../../../forms/search/SearchField';
import type { SearchOption } from '../../../forms/search/useOptionSearch';
import { useLegalForms } from './useLegalForms';

interface LegalFormFieldProps {
  label: string;
  hint: string;
}

function LegalFormField(props: Named<LegalFormFieldProps>) {
  return <SearchField {...props} search={useLegalForms()} />;
}

/** A legal form of the classifier ОКОПФ, in descriptions of forms. */
export const legalForm = fieldKind<SearchOption, LegalFormFieldProps>(LegalFormField);
