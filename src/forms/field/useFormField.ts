import { getIn, type FieldState, type FieldSubscription, type FormApi } from 'final-form';
import { useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useFormContext } from '../form/formContext';
import type { Validator } from '../validators/validator';

/** The parts of a field's state that its message depends on. */
export type FieldErrorState = Pick<FieldState, 'error' | 'submitError' | 'modifiedSinceLastSubmit'>;

/** Returns the message of a broken rule; otherwise the server's message, until the user changes the field. */
export function fieldError(state: FieldErrorState | undefined): string | undefined {
  const broken: unknown = state?.error;
  if (typeof broken === 'string') return broken;
  const refused: unknown = state?.modifiedSinceLastSubmit === true ? undefined : state?.submitError;
  return typeof refused === 'string' ? refused : undefined;
}

// Subscribes to the displayed state only, because typing in one field must not re-render the others.
const SUBSCRIPTION: FieldSubscription = {
  value: true,
  error: true,
  submitError: true,
  modified: true,
  modifiedSinceLastSubmit: true,
  touched: true,
};

export interface FormFieldOptions {
  label: string;
  validate?: Validator<string> | undefined;
  /** True to show an error while the user types; otherwise it appears from the first blur on. */
  validateOnInput?: boolean | undefined;
  /** Returns the normalised text; called on blur and before the form is sent. */
  tidy?: ((typed: string) => string) | undefined;
}

export interface FormField {
  id: string;
  name: string;
  value: unknown;
  /** The message to show now; undefined if there is none. */
  error: string | undefined;
  change: (value: unknown) => void;
  focus: () => void;
  blur: () => void;
}

type FieldView = Partial<FieldState>;

function isSameInput(a: unknown, b: unknown): boolean {
  return (a ?? '') === (b ?? '');
}

/** Returns undefined for an empty text, because the request omits an emptied field. */
function enteredValue(value: unknown): unknown {
  return value === '' ? undefined : value;
}

function tidyValue(form: FormApi, name: string, tidy: FormFieldOptions['tidy']): void {
  const value: unknown = getIn(form.getState().values, name);
  const tidied = typeof value === 'string' && tidy ? enteredValue(tidy(value)) : value;
  if (tidied !== value) form.change(name, tidied);
}

/**
 * Connects one field to its `FormShell`. Registers with final-form directly, because `useField` of react-final-form
 * 7 resets a field to its initial value whenever it mounts. A step that is left and opened again would lose the
 * typed text.
 */
export function useFormField(name: string, options: FormFieldOptions): FormField {
  const form = useForm('useFormField');
  const { formName, fields } = useFormContext();
  const id = `${formName}-${name}`;
  const { label } = options;

  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const [state, setState] = useState<FieldView>(() => ({
    value: getIn(form.getState().values, name) as unknown,
  }));

  useLayoutEffect(() => {
    return form.registerField(name, setState, SUBSCRIPTION, {
      getValidator: () => {
        const { validate } = latest.current;
        return validate && ((value: unknown, values) => validate(value, { ...values }));
      },
      isEqual: isSameInput,
      // Enter submits the form without a blur of the field.
      beforeSubmit: () => {
        tidyValue(form, name, latest.current.tidy);
      },
    });
  }, [form, name]);

  useLayoutEffect(() => {
    fields.set(name, { name, id, label });
    return () => {
      fields.delete(name);
    };
  }, [fields, name, id, label]);

  const isShown = state.touched === true || (options.validateOnInput === true && state.modified);
  return {
    id,
    name,
    value: state.value as unknown,
    error: isShown ? fieldError(state) : undefined,
    change: (value) => {
      form.change(name, enteredValue(value));
    },
    focus: () => {
      form.focus(name);
    },
    blur: () => {
      tidyValue(form, name, options.tidy);
      form.blur(name);
    },
  };
}
