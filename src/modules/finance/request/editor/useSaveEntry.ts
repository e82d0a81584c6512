import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-final-form';
import { isAborted, toApiError } from '../../../../api/errors';
import { fieldError } from '../../../../forms/field/fieldError';
import { focusField } from '../../../../forms/form/focusField';
import { toast } from '../../../../shell/toast/toasts';
import { useEditing, type EntryList } from './editing';

/** One entry saved by itself: its own fields are checked, its own call is made, once. */
export function useSaveEntry(list: EntryList, index: number, key: string) {
  const form = useForm('useSaveEntry');
  const { saveEntry } = useEditing();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const save = async (frame: HTMLElement | null, done: string) => {
    if (busy) return;
    const own = form.getRegisteredFields().filter((name) => name.startsWith(`${list}.${index}.`));
    flushSync(() => {
      for (const name of own) form.blur(name);
    });
    if (own.some((name) => fieldError(form.getFieldState(name)) !== undefined)) {
      const wrong = frame?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (wrong) focusField(wrong);
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      await saveEntry(list, key);
      toast.success(done);
    } catch (error) {
      const { message, fieldErrors, ...rest } = toApiError(error);
      if (!isAborted({ message, fieldErrors, ...rest })) {
        setFailure([message, ...fieldErrors.map((one) => one.message)].join('\n'));
      }
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, failure };
}
