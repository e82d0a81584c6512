import { useForm } from 'react-final-form';
import { Checkbox } from '../../../../ui/input/Checkbox';
import { useWatched } from '../editor/useWatched';
import { contactLabels } from '../form/fieldLabels';
import type { RequestValues } from '../form/requestValues';

/** Makes a contact the main one, in the place of whoever it was: there is exactly one. */
export function MainContact({ index }: { index: number }) {
  const form = useForm<RequestValues>('MainContact');
  const isMain = useWatched(({ contactData }) => contactData[index]?.isMain === true);
  const change = (checked: boolean) => {
    const { contactData } = form.getState().values;
    const changed = contactData.map((contact, at) => {
      if (at === index) return { ...contact, isMain: checked };
      return checked && contact.isMain === true ? { ...contact, isMain: false } : contact;
    });
    form.change('contactData', changed);
  };
  return (
    <label className="contacts__main">
      <Checkbox checked={isMain} onChange={({ target }) => change(target.checked)} />
      <span>{contactLabels.isMain}</span>
    </label>
  );
}
