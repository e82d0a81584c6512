import { EntryFields } from '../../../../blocks/steps/EntryFields';
import { useFilledFields } from '../../../../blocks/lookup/useFilledFields';
import { useCurrentUser } from '../../../../session/currentUser';
import { Button } from '../../../../ui/button/Button';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { EntryList } from '../editor/EntryList';
import { contactTable, roleName, shownPhone } from '../form/contactTable';
import type { ContactValues, RequestValues } from '../form/requestValues';

const WORDS = {
  add: 'Добавить контакт',
  save: 'Сохранить контакт',
  saved: 'Контакт сохранён',
};

export function ContactsStep() {
  return (
    <EntryList
      list="contactData"
      words={WORDS}
      fresh={freshContact}
      lineOf={lineOf}
      Fields={ContactFields}
    />
  );
}

/** Returns a new contact; the first one is the main contact until another is chosen. */
function freshContact(key: string, { contactData }: RequestValues): ContactValues {
  return contactData.length === 0 ? { key, role: 'HEAD', isMain: true } : { key, role: 'MANAGER' };
}

function lineOf(contact: ContactValues) {
  const { role, fullName, position, email, isMain } = contact;
  const roleText = role === undefined ? 'Роль не указана' : (roleName(role) ?? 'Другая роль');
  const about = [
    [roleText, position].filter(Boolean).join(' · '),
    [shownPhone(contact), email].filter(Boolean).join(' · '),
  ];
  return {
    name: fullName,
    about: about.filter((line) => line !== ''),
    more: isMain === true && <StatusBadge tone="done" label="Основной" />,
  };
}

function ContactFields({ index }: { index: number }) {
  return (
    <>
      <OwnContact index={index} />
      <EntryFields table={contactTable} place={`contactData.${index}`} />
    </>
  );
}

/** «Взять из профиля»: fills in the contact from the user's profile. */
function OwnContact({ index }: { index: number }) {
  const user = useCurrentUser();
  const { fill, note } = useFilledFields(`contactData.${index}.`, 'из\u00A0профиля');
  if (user === undefined) return null;
  const { lastname, firstname, middlename, mobilePhone, email } = user;
  const fullName = [lastname, firstname, middlename].filter(Boolean).join(' ');
  return (
    <div className="contacts__own grid justify-items-start gap-2">
      <Button
        variant="outlined"
        size="sm"
        onClick={() => fill({ fullName, phone: mobilePhone, email })}
      >
        Взять из профиля
      </Button>
      {note}
    </div>
  );
}
