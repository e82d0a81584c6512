import { EntryCell } from '../editor/EntryCell';
import { EntryFrame } from '../editor/EntryFrame';
import { contactFields } from './contactFields';
import { MainContact } from './MainContact';

/** A contact person whose fields are open. */
export function ContactEditor({ entryKey, index }: { entryKey: string; index: number }) {
  const fields = contactFields(index);
  return (
    <EntryFrame
      list="contactData"
      index={index}
      entryKey={entryKey}
      title={`Контактное лицо ${index + 1}`}
      saveLabel="Сохранить контакт"
      saved="Контакт сохранён"
    >
      <EntryCell span="third">
        <fields.role />
      </EntryCell>
      <EntryCell span="third">
        <fields.fullName />
      </EntryCell>
      <EntryCell span="third">
        <fields.position />
      </EntryCell>
      <EntryCell span="third">
        <fields.phone />
      </EntryCell>
      <EntryCell span="third">
        <fields.phoneExtension />
      </EntryCell>
      <EntryCell span="third">
        <fields.email />
      </EntryCell>
      <EntryCell span="whole">
        <MainContact index={index} />
      </EntryCell>
    </EntryFrame>
  );
}
