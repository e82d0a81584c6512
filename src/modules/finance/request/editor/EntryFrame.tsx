import './EntryFrame.css';
import { useRef, type ReactNode } from 'react';
import { useSessionDispatch } from '../../../../session/apiRoot';
import { confirm } from '../../../../shell/modal/confirm';
import type { ConfirmProps } from '../../../../shell/modal/ConfirmDialog';
import { Button } from '../../../../ui/button/Button';
import { Note } from '../../../../ui/state/Note';
import { entryFrameId, useEditing, type EntryList } from './editing';
import { useSaveEntry } from './useSaveEntry';

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
      <div className="entry-fields">{children}</div>
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
