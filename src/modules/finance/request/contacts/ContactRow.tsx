import { entryErrors } from '../../../../blocks/steps/fieldTable';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { useEditing, useWatched } from '../editor/editing';
import { EntryRow } from '../editor/EntryRow';
import { contactTable, roleName, shownPhone } from '../form/contactTable';

function roleText(role: string | undefined): string {
  return role === undefined ? 'Роль не указана' : (roleName(role) ?? 'Другая роль');
}

/** A contact person in one line. */
export function ContactRow({ entryKey, index }: { entryKey: string; index: number }) {
  const { today } = useEditing();
  const contacts = useWatched(({ contactData }) => contactData);
  const contact = contacts[index];
  if (!contact) return null;
  const { role, fullName, position, email, isMain } = contact;
  const about = [
    [roleText(role), position].filter(Boolean).join(' · '),
    [shownPhone(contact), email].filter(Boolean).join(' · '),
  ];
  return (
    <EntryRow
      list="contactData"
      entryKey={entryKey}
      name={fullName ?? `Контактное лицо ${index + 1}`}
      about={about.filter((line) => line !== '')}
      incomplete={entryErrors(contactTable, contact, { entries: contacts, today }).size > 0}
    >
      {isMain === true && <StatusBadge tone="success" label="Основной" />}
    </EntryRow>
  );
}
