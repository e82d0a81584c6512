import './contacts.css';
import { useForm } from 'react-final-form';
import type { Named } from '../../../../forms/description/fieldKind';
import { useFormResult } from '../../../../forms/form/useFormResult';
import { Checkbox } from '../../../../ui/input/Checkbox';

interface Contacts {
  contactData: { isMain?: boolean | undefined }[];
}

/** Checkbox of the main contact; checking it unchecks the previous main contact. */
export function MainContact({ name, label }: Named<{ label: string }>) {
  const form = useForm<Contacts>('MainContact');
  const index = Number(name.split('.')[1]);
  const isMain = useFormResult(({ contactData }: Contacts) => contactData[index]?.isMain === true);
  const change = (checked: boolean) => {
    const { contactData } = form.getState().values;
    const changed = contactData.map((contact, at) => {
      if (at === index) return { ...contact, isMain: checked };
      return checked && contact.isMain === true ? { ...contact, isMain: false } : contact;
    });
    form.change('contactData', changed);
  };
  return (
    <label className="inline-flex items-center cursor-pointer gap-10px min-h-24px">
      <Checkbox checked={isMain} onChange={({ target }) => change(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
