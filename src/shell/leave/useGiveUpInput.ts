import { getIn } from 'final-form';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { useAppDispatch } from '../../session/appStore';
import { useFormContext } from '../../forms/form/formContext';
import { resetForm } from '../../forms/form/resetForm';
import { beginStep, type BegunStep } from '../undo/undo';

/** Values of changed fields, keyed by field name. */
export type GivenUpInput = Readonly<Record<string, unknown>>;

/** Steps that can restore discarded input, keyed by form name. */
const givenUp = new Map<string, BegunStep>();

/** Ends the period in which the discarded input of this form can be restored. */
export function finishGivenUp(formName: string): void {
  void givenUp.get(formName)?.finish();
  givenUp.delete(formName);
}

/**
 * Returns a function that reverts all changes of the surrounding `FormShell`. For ten seconds «Вернуть» passes
 * the input to `bringBack`, unless the form is opened again before.
 */
export function useGiveUpInput(): (bringBack: (input: GivenUpInput) => void) => void {
  const form = useForm('useGiveUpInput');
  const { formName } = useFormContext();
  const dispatch = useAppDispatch();
  useEffect(() => finishGivenUp(formName), [formName]);
  return (bringBack) => {
    const { values, initialValues = {} } = form.getState();
    const fields = form
      .getRegisteredFields()
      .map((name): [string, unknown] => [name, getIn(values, name)])
      .filter(([name, value]) => value !== getIn(initialValues, name));
    resetForm(form);
    if (fields.length === 0) return;
    const step = dispatch(
      beginStep({
        message: 'Изменения отменены',
        calls: [],
        onUndone: () => bringBack(Object.fromEntries(fields)),
      }),
    );
    givenUp.set(formName, step);
  };
}
