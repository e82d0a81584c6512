import type { FormApi } from 'final-form';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';

export interface FormHandleProps<Values extends object> {
  /** Gets the open form, and null when it goes. The same function each time. */
  onForm: (form: FormApi<Values, Partial<Values>> | null) => void;
}

/** Inside a `FormShell`: hands the open form to who stands around it. */
export function FormHandle<Values extends object>({ onForm }: FormHandleProps<Values>) {
  const form = useForm<Values>('FormHandle');
  useLayoutEffect(() => {
    onForm(form);
    return () => onForm(null);
  }, [form, onForm]);
  return null;
}
