import './EntryFrame.css';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../../../ui/button/Button';
import { Note } from '../../../../ui/state/Note';
import { useEditing, type EntryList } from './editing';
import { useSaveEntry } from './useSaveEntry';

interface EntryFrameProps {
  list: EntryList;
  index: number;
  entryKey: string;
  /** Id of the frame, for the focus. */
  id: string;
  title: string;
  saveLabel: string;
  /** What is said when it is saved. */
  saved: string;
  children: ReactNode;
}

/** An entry of a list that is open for editing, with its own «Сохранить». */
export function EntryFrame({
  list,
  index,
  entryKey,
  id,
  title,
  saveLabel,
  saved,
  children,
}: EntryFrameProps) {
  const { restoreEntry } = useEditing();
  const { save, busy, failure } = useSaveEntry(list, index, entryKey);
  const frame = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={frame} id={id} tabIndex={-1} className="entry-frame">
      <legend className="entry-frame__title">{title}</legend>
      {failure !== undefined && (
        <Note tone="danger" live className="entry-frame__failure">
          {failure}
        </Note>
      )}
      <div className="entry-frame__fields">{children}</div>
      <div className="entry-frame__actions">
        <Button variant="outlined" busy={busy} onClick={() => void save(frame.current, saved)}>
          {saveLabel}
        </Button>
        <Button variant="text" disabled={busy} onClick={() => restoreEntry(list, entryKey)}>
          Отменить
        </Button>
      </div>
    </fieldset>
  );
}
