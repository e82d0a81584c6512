import './EntryFrame.css';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-final-form';
import { errorWithoutBody, isAborted, toApiError } from '../../../../api/errors';
import { fieldError } from '../../../../forms/field/fieldError';
import { focusField } from '../../../../forms/form/focusField';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { confirm } from '../../../../shell/modal/confirm';
import type { ConfirmProps } from '../../../../shell/modal/ConfirmDialog';
import { useNetworkBack } from '../../../../shell/offline/useNetworkBack';
import { toast } from '../../../../shell/toast/toasts';
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
  saveLabel: string;
  /** What is said when it is saved. */
  saved: string;
  children: ReactNode;
}

const DISCARD: ConfirmProps = {
  title: 'Отменить ввод?',
  message: 'То, что вы ввели в этой записи и не сохранили, пропадёт.',
  confirmLabel: 'Не сохранять',
  danger: true,
};

/** An entry of a list that is open for editing, with its own «Сохранить». */
export function EntryFrame({
  list,
  index,
  entryKey,
  title,
  saveLabel,
  saved,
  children,
}: EntryFrameProps) {
  const dispatch = useSessionDispatch();
  const { restoreEntry, isEntryChanged } = useEditing();
  const { save, busy, failure } = useSaveEntry(list, index, entryKey);
  const frame = useRef<HTMLFieldSetElement>(null);
  const cancel = async () => {
    const isMeant = !isEntryChanged(list, entryKey) || (await dispatch(confirm(DISCARD)));
    if (isMeant) restoreEntry(list, entryKey);
  };
  return (
    <fieldset ref={frame} id={entryFrameId(entryKey)} tabIndex={-1} className="entry-frame">
      <legend className="entry-frame__title">{title}</legend>
      {failure !== undefined && (
        <Note tone="danger" live className="entry-frame__failure">
          {failure}
        </Note>
      )}
      {children}
      <div className="entry-frame__actions">
        <Button variant="outlined" busy={busy} onClick={() => void save(frame.current, saved)}>
          {saveLabel}
        </Button>
        <Button variant="text" disabled={busy} onClick={() => void cancel()}>
          Отменить
        </Button>
      </div>
    </fieldset>
  );
}

const NO_NETWORK = errorWithoutBody('NETWORK').message;

/** One entry saved by itself: its own fields are checked, its own call is made, once. */
function useSaveEntry(list: EntryList, index: number, key: string) {
  const form = useForm('useSaveEntry');
  const { saveEntry } = useEditing();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useNetworkBack(() => {
    setFailure((said) => (said === NO_NETWORK ? undefined : said));
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
