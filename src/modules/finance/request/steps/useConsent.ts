import { useState } from 'react';
import { useForm } from 'react-final-form';
import { isAborted, isOutage, toApiError } from '../../../../api/errors';
import { toast } from '../../../../shell/toast/toasts';
import { useEditing } from '../editor/editing';

/**
 * Gives or takes back one consent at once; a refused change goes back, and `failure` (or a toast, if
 * the service is down) says why.
 */
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
      const text = `Согласие не сохранено. ${refusal.message}`;
      // An outage leads away from this page and its notes; a toast goes along.
      if (isOutage(refusal)) toast.error(text);
      else if (!isAborted(refusal)) setFailure(text);
    } finally {
      setBusy(false);
    }
  };
  return { change, busy, failure };
}
