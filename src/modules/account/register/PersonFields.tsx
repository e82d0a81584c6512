import type { ReactNode } from 'react';
import type { FieldsOf } from '../../../forms/description/defineForm';
import { OwnNameFields } from '../../../forms/person/OwnNameFields';
import type { personFields } from './person';

interface PersonFieldsProps {
  fields: FieldsOf<typeof personFields>;
  /** The field of the phone; undefined for a seller, whose phone is already known. */
  phone?: ReactNode;
}

export function PersonFields({ fields, phone }: PersonFieldsProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="text-md font-semibold mb-3">Кто будет работать в кабинете</legend>
      <div className="grid items-start gap-4 grid-fit-220px">
        <OwnNameFields fields={fields} />
      </div>
      <div className="grid items-start gap-4 grid-fit-220px">
        {phone}
        <fields.email />
      </div>
    </fieldset>
  );
}
