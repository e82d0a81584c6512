import { getIn } from 'final-form';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import { fieldError } from '../field/fieldError';
import { isEmpty } from '../validators/validator';

/**
 * The message of a filled-in account once the БИК beside it was changed and left: a new БИК judges
 * both accounts anew, also those that nobody has touched since the form was opened.
 */
export function useAccountError(name: string, bikField: string | undefined): string | undefined {
  const form = useForm('useAccountError');
  const subscribe = useCallback(
    (onChange: () => void) =>
      form.subscribe(onChange, { values: true, errors: true, touched: true, modified: true }),
    [form],
  );
  return useSyncExternalStore(subscribe, () => {
    const bik = bikField === undefined ? undefined : form.getFieldState(bikField);
    if (bik?.touched !== true || bik.modified !== true) return undefined;
    const isFilled = !isEmpty(getIn(form.getState().values, name));
    return isFilled ? fieldError(form.getFieldState(name)) : undefined;
  });
}
