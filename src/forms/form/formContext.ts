import { createContext, useContext } from 'react';
import type { ApiError } from '../../api/errors';

export interface RegisteredField {
  name: string;
  /** Id of its input element. */
  id: string;
  label: string;
}

export interface FormContextValue {
  formName: string;
  /** Id of the `<form>`, for a button outside of it. */
  formId: string;
  /** Mounted fields, in the order of mounting. Mutable, because no render reads it. */
  fields: Map<string, RegisteredField>;
  /**
   * Holds at most one function, which reports a failure that arrives after the form has unmounted; `message` names the
   * unsaved form and the reason.
   */
  late: Map<'teller', (message: string, failure: ApiError) => void>;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A form field must be inside a FormShell');
  return context;
}

/** Focuses a field; for a disabled one, focuses its frame instead. */
export function focusField(input: HTMLElement): void {
  if (!input.matches(':disabled')) {
    input.focus();
    return;
  }
  const frame = input.closest<HTMLElement>('.field');
  if (!frame) return;
  frame.tabIndex = -1;
  frame.focus();
}

/** Focuses the first invalid field in the order of the page; returns true if there is one. */
export function focusFirstWrong(form: HTMLFormElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) focusField(wrong);
  return Boolean(wrong);
}
