import { useState } from 'react';
import { useForm } from 'react-final-form';
import { isAborted, toApiError } from '../../../../api/errors';
import { useEditing } from '../editor/editing';

/** Gives or takes back one consent at once; a refused change goes back, and `failure` says why. */
export function useConsent(flag: string) {
  const form = useForm('useConsent');
  const { accept } = useEditing();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const path = `agreementFlags.${flag}`;

  const change = async (value: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    form.change(path, value);
    try {
      await accept(flag, value);
    } catch (error) {
      form.change(path, !value);
      const refusal = toApiError(error);
      if (!isAborted(refusal)) setFailure(`Согласие не сохранено. ${refusal.message}`);
    } finally {
      setBusy(false);
    }
  };
  return { change, busy, failure };
}
