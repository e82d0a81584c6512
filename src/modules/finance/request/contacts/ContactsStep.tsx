import './contacts.css';
import { nanoid } from '@reduxjs/toolkit';
import { useForm } from 'react-final-form';
import { Button } from '../../../../ui/button/Button';
import { plusIcon } from '../../../../ui/icon/drawings/plusIcon';
import { useEditing, useEntryKeys } from '../editor/editing';
import { EntryFields } from '../../../../blocks/steps/EntryFields';
import { StepMessage } from '../../../../blocks/steps/StepMessage';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { EntryFrame } from '../editor/EntryFrame';
import { contactInputs, contactTable } from '../form/contactTable';
import { contactsError, together } from '../form/requestErrors';
import { LIST_MESSAGES } from '../form/requestForm';
import type { ContactValues, RequestValues } from '../form/requestValues';
import { ContactRow } from './ContactRow';

const validate = together(contactsError);

/** The contact persons: a line for each, and an editor for those that are open. */
export function ContactsStep() {
  const form = useForm<RequestValues>('ContactsStep');
  const { openKeys, addEntry } = useEditing();
  const keys = useEntryKeys('contactData');
  const add = () => {
    const key = nanoid();
    const { contactData } = form.getState().values;
    // The first one is the main one until another is chosen.
    const isFirst = contactData.length === 0;
    const fresh: ContactValues = isFirst
      ? { key, role: 'HEAD', isMain: true }
      : { key, role: 'MANAGER' };
    addEntry('contactData', fresh);
  };
  return (
    <>
      <StepTitle>
        <Button variant="outlined" icon={plusIcon} onClick={add}>
          Добавить контакт
        </Button>
      </StepTitle>
      <StepMessage name={LIST_MESSAGES.contactData} label="Контактные лица" validate={validate} />
      {keys.map((key, index) =>
        openKeys.has(key) ? (
          <ContactEditor key={key} entryKey={key} index={index} />
        ) : (
          <ContactRow key={key} entryKey={key} index={index} />
        ),
      )}
    </>
  );
}

/** A contact person whose fields are open. */
function ContactEditor({ entryKey, index }: { entryKey: string; index: number }) {
  return (
    <EntryFrame
      list="contactData"
      index={index}
      entryKey={entryKey}
      title={`Контактное лицо ${index + 1}`}
      saveLabel="Сохранить контакт"
      saved="Контакт сохранён"
    >
      <EntryFields table={contactTable} inputs={contactInputs(index)} />
    </EntryFrame>
  );
}
