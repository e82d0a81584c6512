import { formatPhone } from '../../../../lib/phone';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { EntryRow } from '../editor/EntryRow';
import { useWatched } from '../editor/useWatched';
import { contactErrors } from '../form/contactRules';
import { contactRoles } from '../form/fieldLabels';

function roleName(role: string | undefined): string {
  if (role === undefined) return 'Роль не указана';
  return Object.hasOwn(contactRoles, role) ? (contactRoles[role] ?? role) : 'Другая роль';
}

/** A contact person in one line. */
export function ContactRow({ entryKey, index }: { entryKey: string; index: number }) {
  const contact = useWatched(({ contactData }) => contactData[index]);
  if (!contact) return null;
  const { role, fullName, position, phone, phoneExtension, email, isMain } = contact;
  const number = phone === undefined ? undefined : formatPhone(phone);
  const extended =
    phoneExtension === undefined ? number : `${number ?? ''}, доб. ${phoneExtension}`;
  const about = [
    [roleName(role), position].filter(Boolean).join(' · '),
    [extended, email].filter(Boolean).join(' · '),
  ];
  return (
    <EntryRow
      list="contactData"
      entryKey={entryKey}
      name={fullName ?? `Контактное лицо ${index + 1}`}
      about={about.filter((line) => line !== '')}
      incomplete={contactErrors(contact).size > 0}
    >
      {isMain === true && <StatusBadge tone="success" label="Основной" />}
    </EntryRow>
  );
}
