import { useLayoutEffect, type RefObject } from 'react';
import { useForm } from 'react-final-form';
import type { RequestValues } from '../form/requestValues';
import type { RequestFormApi } from './requestFormApi';

/** Inside a `FormShell`: hands the open form to who stands around it. */
export function FormHandle({ handle }: { handle: RefObject<RequestFormApi | null> }) {
  const form = useForm<RequestValues>('FormHandle');
  useLayoutEffect(() => {
    handle.current = form;
    return () => {
      handle.current = null;
    };
  }, [form, handle]);
  return null;
}
