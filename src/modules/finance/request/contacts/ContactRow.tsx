import { formatPhone } from '../../../../lib/phone';
import { IconButton } from '../../../../ui/button/IconButton';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { pencilIcon } from '../../../../ui/icon/drawings/pencilIcon';
import { trashIcon } from '../../../../ui/icon/drawings/trashIcon';
import { useEditing } from '../editor/editing';
import { useRemoveEntry } from '../editor/useRemoveEntry';
import { useWatched } from '../editor/useWatched';
import { contactErrors } from '../form/contactRules';
import { contactRoles } from '../form/fieldLabels';

function roleName(role: string | undefined): string {
  if (role === undefined) return 'Роль не указана';
  return Object.hasOwn(contactRoles, role) ? (contactRoles[role] ?? role) : 'Другая роль';
}

/** A contact person in one line. */
export function ContactRow({ entryKey, index }: { entryKey: string; index: number }) {
  const { openEntry } = useEditing();
  const contact = useWatched(({ contactData }) => contactData[index]);
  const removal = useRemoveEntry('contactData');
  if (!contact) return null;
  const { role, fullName, position, phone, phoneExtension, email, isMain } = contact;
  const name = fullName ?? `Контактное лицо ${index + 1}`;
  const number = phone === undefined ? undefined : formatPhone(phone);
  const extended =
    phoneExtension === undefined ? number : `${number ?? ''}, доб. ${phoneExtension}`;
  return (
    <div className="contacts__row">
      <div className="contacts__who">
        <b className="contacts__name">{name}</b>
        <span className="contacts__about">
          {[roleName(role), position].filter(Boolean).join(' · ')}
        </span>
        <span className="contacts__about">{[extended, email].filter(Boolean).join(' · ')}</span>
      </div>
      {contactErrors(contact).size > 0 && <StatusBadge tone="warning" label="Заполнено не всё" />}
      {isMain === true && <StatusBadge tone="success" label="Основной" />}
      <IconButton
        icon={pencilIcon}
        label={`Изменить: ${name}`}
        onClick={() => openEntry(entryKey)}
      />
      <IconButton
        icon={trashIcon}
        label={`Удалить: ${name}`}
        busy={removal.busy && removal.subject?.key === entryKey}
        onClick={() => removal.run({ key: entryKey, name })}
      />
    </div>
  );
}
