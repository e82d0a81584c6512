import { useFormState } from 'react-final-form';
import type { RequestValues } from '../form/requestValues';

/** Everything that the form holds now, for a step that shows all of it and has no fields. */
export function useRequestValues(): RequestValues {
  const { values } = useFormState<RequestValues>({ subscription: { values: true } });
  return values;
}
