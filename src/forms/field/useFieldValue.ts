import { getIn } from 'final-form';
import { useFormResult } from '../form/useFormResult';

/**
 * The value of any field of the form around, for a component that only watches it. A field is given
 * itself where the form is described, by its name where it is not known which form it is.
 */
export function useFieldValue(field: { fieldName: string } | string | undefined): unknown {
  const name = typeof field === 'string' ? field : field?.fieldName;
  return useFormResult((values): unknown => (name === undefined ? undefined : getIn(values, name)));
}
