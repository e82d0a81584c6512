import './EntryList.css';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { entryErrors } from '../../../../blocks/steps/fieldTable';
import { useFormField } from '../../../../forms/field/useFormField';
import { useFormResult } from '../../../../forms/form/useFormResult';
import type { Validator } from '../../../../forms/validators/validator';
import { Button } from '../../../../ui/button/Button';
import { IconButton } from '../../../../ui/button/IconButton';
import { pencilIcon, plusIcon, trashIcon } from '../../../../ui/icon/pageIcons';
import { Note } from '../../../../ui/state/Note';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { LISTS } from '../form/requestForm';
import { listRules } from '../form/requestSteps';
import type { EntryList as List, RequestValues } from '../form/requestValues';
import { EntryFrame } from './EntryFrame';
import { useEditing } from './editing';
import { entryFrameId } from './useEntries';

type EntryOf<Name extends List> = RequestValues[Name][number];

/** Texts and controls of an entry that is shown in one line. */
interface EntryLine {
  /** Undefined if there is no name; the line then shows «Учредитель 1». */
  name: string | undefined;
  /** Lines under the name. */
  about: readonly string[];
  /** Shown before the buttons of the entry. */
  more: ReactNode;
}

interface EntryListProps<Name extends List> {
  list: Name;
  words: {
    add: string;
    save: string;
    /** Message after an entry is saved. */
    saved: string;
  };
  fresh: (key: string, values: RequestValues) => EntryOf<Name>;
  lineOf: (entry: EntryOf<Name>) => EntryLine;
  Fields: ComponentType<{ index: number }>;
  /** Content above the entries. */
  children?: ReactNode;
}

/** A step with a list of entries: each is either a line, or open with its fields. */
export function EntryList<Name extends List>(props: EntryListProps<Name>) {
  const { list, words, fresh, lineOf, Fields, children } = props;
  const { many, message, one } = LISTS[list];
  const form = useForm<RequestValues>('EntryList');
  const { openKeys, addEntry, finishSteps } = useEditing();
  const leave = useEffectEvent(() => void finishSteps());
  useEffect(() => () => leave(), []);
  const keys = useFormResult((values: RequestValues) => values[list].map(({ key }) => key));
  return (
    <>
      <StepTitle>
        <Button
          variant="outlined"
          icon={plusIcon}
          onClick={() => addEntry(list, fresh(nanoid(), form.getState().values))}
        >
          {words.add}
        </Button>
      </StepTitle>
      {children}
      <StepMessage name={message} label={many} validate={listRules[list]} />
      {keys.map((key, index) => {
        const name = `${one} ${index + 1}`;
        if (!openKeys.has(key)) return <EntryRow key={key} {...{ list, index, name, lineOf }} />;
        return (
          <EntryFrame key={key} list={list} index={index} entryKey={key} title={name} words={words}>
            <Fields index={index} />
          </EntryFrame>
        );
      })}
    </>
  );
}

interface EntryRowProps<Name extends List> extends Pick<EntryListProps<Name>, 'list' | 'lineOf'> {
  index: number;
  /** Default name of an unnamed entry: «Учредитель 1». */
  name: string;
}

function EntryRow<Name extends List>({ list, index, lineOf, ...place }: EntryRowProps<Name>) {
  const { openEntry, removeEntry } = useEditing();
  const entries = useFormResult((values: RequestValues): RequestValues[Name] => values[list]);
  const entry: EntryOf<Name> | undefined = entries[index];
  if (!entry) return null;
  const { key } = entry;
  const { name = place.name, about, more } = lineOf(entry);
  const isIncomplete = entryErrors(LISTS[list].table, entry, { entries }).size > 0;
  return (
    <div
      id={entryFrameId(key)}
      tabIndex={-1}
      className="entry-row flex flex-wrap items-center gap-2-3 border-b"
    >
      <div className="entry-row__who min-w-0 wrap-anywhere">
        <b>{name}</b>
        {about.map((line) => (
          <span key={line} className="block text-xs text-muted">
            {line}
          </span>
        ))}
      </div>
      {isIncomplete && <StatusBadge tone="warning" label="Заполнено не всё" />}
      {more}
      <div className="flex gap-1 ms-auto">
        <IconButton icon={pencilIcon} label={`Изменить: ${name}`} onClick={() => openEntry(key)} />
        <IconButton
          icon={trashIcon}
          label={`Удалить: ${name}`}
          onClick={() => removeEntry(list, key, name)}
        />
      </div>
    </div>
  );
}

interface StepMessageProps {
  /** Name of a form field that has no value and represents the whole list. */
  name: string;
  label: string;
  /** Validates the whole list in the values of the form. */
  validate: Validator<string>;
}

/** Shows a validation error that concerns a whole list. It blocks the step like an invalid field. */
function StepMessage({ name, label, validate }: StepMessageProps) {
  const { id, error } = useFormField(name, { label, validate });
  return (
    <div id={id} tabIndex={-1} className="entry-list__message">
      {error !== undefined && (
        <Note tone="danger" live>
          {error}
        </Note>
      )}
    </div>
  );
}
