import './EntryFrame.css';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-final-form';
import { errorWithoutBody, isAborted, toApiError } from '../../../../api/errors';
import { fieldError } from '../../../../forms/field/useFormField';
import { focusField } from '../../../../forms/form/formContext';
import { useNetworkBack } from '../../../../shell/offline/onlineStatus';
import { useToast } from '../../../../shell/toast/toasts';
import { Button } from '../../../../ui/button/Button';
import { Note } from '../../../../ui/state/Note';
import type { EntryList } from '../form/requestValues';
import { useEditing } from './editing';
import { entryFrameId } from './useEntries';

interface EntryFrameProps {
  list: EntryList;
  index: number;
  entryKey: string;
  title: string;
  /** Texts of the button, and of the message after the entry was saved. */
  words: { save: string; saved: string };
  children: ReactNode;
}

/** An open entry of a list, with buttons that save the entry or discard its changes. */
export function EntryFrame(props: EntryFrameProps) {
  const { list, index, entryKey, title, words, children } = props;
  const { restoreEntry } = useEditing();
  const { save, busy, failure } = useSaveEntry(list, index, entryKey);
  const frame = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={frame} id={entryFrameId(entryKey)} tabIndex={-1} className="entry-frame border">
      <legend className="entry-frame__title font-semibold">{title}</legend>
      {failure !== undefined && (
        <Note tone="danger" live className="pre-line mb-3">
          {failure}
        </Note>
      )}
      {children}
      <div className="flex flex-wrap gap-2 mt-2">
        <Button
          variant="outlined"
          busy={busy}
          onClick={() => void save(frame.current, words.saved)}
        >
          {words.save}
        </Button>
        <Button variant="text" disabled={busy} onClick={() => restoreEntry(list, entryKey)}>
          Отменить
        </Button>
      </div>
    </fieldset>
  );
}

const NO_NETWORK = errorWithoutBody('NETWORK').message;

/**
 * Returns `save`, which validates the fields of one entry and saves it. A second click is ignored while the call runs.
 */
function useSaveEntry(list: EntryList, index: number, key: string) {
  const form = useForm('useSaveEntry');
  const toast = useToast();
  const { saveEntry } = useEditing();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useNetworkBack(() => {
    setFailure((current) => (current === NO_NETWORK ? undefined : current));
  });

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
      const refusal = toApiError(error);
      if (isAborted(refusal)) return;
      setFailure([refusal, ...refusal.fieldErrors].map(({ message }) => message).join('\n'));
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, failure };
}
