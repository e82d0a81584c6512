import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { FormDescription } from '../../forms/description/defineForm';
import { forgetReloaded, keepForReload } from './reloadedInput';

interface KeepThroughReloadProps {
  form: Pick<FormDescription<never>, 'name' | 'keptNames'>;
  /** Values of an earlier step; by default the values of the surrounding form. */
  sent?: object;
}

/** Keeps the input of the surrounding registration form (`FormShell`) through a reload of the page. */
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
    // The back/forward cache has restored the page with its input, so the copy is not needed.
    window.addEventListener('pageshow', ({ persisted }) => persisted && forgetReloaded(), {
      signal,
    });
    return () => going.abort();
  }, [form, description, sent]);
  return null;
}
