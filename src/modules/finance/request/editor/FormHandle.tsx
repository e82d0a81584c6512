import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';
import type { RequestValues } from '../form/requestValues';
import type { RequestFormApi } from './requestFormApi';

interface FormHandleProps {
  /** Gets the open form, and null when it goes. The same function each time. */
  onForm: (form: RequestFormApi | null) => void;
}

/** Inside a `FormShell`: hands the open form to who stands around it. */
export function FormHandle({ onForm }: FormHandleProps) {
  const form = useForm<RequestValues>('FormHandle');
  useLayoutEffect(() => {
    onForm(form);
    return () => onForm(null);
  }, [form, onForm]);
  return null;
}
