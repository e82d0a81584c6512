import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { FormDescription } from '../../forms/description/defineForm';
import { forgetReloaded, keepForReload } from './reloadedInput';

interface KeepThroughReloadProps {
  form: Pick<FormDescription<never>, 'name' | 'keptNames'>;
  /** What an earlier step was sent with; the values of the form around it when left out. */
  sent?: object;
}

/** Inside a `FormShell` of a registration: what is typed comes through a reload of the page. */
export function KeepThroughReload({ form: description, sent }: KeepThroughReloadProps) {
  const form = useForm('KeepThroughReload');
  useEffect(() => {
    const going = new AbortController();
    const { signal } = going;
    const keep = () => {
      const { values, submitSucceeded } = form.getState();
      if (submitSucceeded !== true) keepForReload(description, sent ?? values);
    };
    window.addEventListener('pagehide', keep, { signal });
    // The browser brought the very page back: nothing was lost.
    window.addEventListener('pageshow', ({ persisted }) => persisted && forgetReloaded(), {
      signal,
    });
    return () => going.abort();
  }, [form, description, sent]);
  return null;
}
