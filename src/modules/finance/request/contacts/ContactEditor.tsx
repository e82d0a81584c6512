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
      id={`contact-${entryKey}`}
      title={`Контактное лицо ${index + 1}`}
      saveLabel="Сохранить контакт"
      saved="Контакт сохранён"
    >
      <div className="entry-frame__third">
        <fields.role />
      </div>
      <div className="entry-frame__third">
        <fields.fullName />
      </div>
      <div className="entry-frame__third">
        <fields.position />
      </div>
      <div className="entry-frame__third">
        <fields.phone />
      </div>
      <div className="entry-frame__third">
        <fields.phoneExtension />
      </div>
      <div className="entry-frame__third">
        <fields.email />
      </div>
      <div className="entry-frame__whole">
        <MainContact index={index} />
      </div>
    </EntryFrame>
  );
}
