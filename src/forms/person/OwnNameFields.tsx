import './OwnNameFields.css';
import { TextInput } from '../../ui/input/TextInput';
import type { FieldsOf } from '../description/defineForm';
import { FieldFrame } from '../field/FieldFrame';
import { useFieldValue } from '../field/useFieldValue';
import { useFormContext } from '../form/formContext';
import type { ownName } from './nameFields';

/** The fields «Фамилия», «Имя», «Отчество» and «Нет отчества» without a layout of their own. */
export function OwnNameFields({ fields }: { fields: FieldsOf<typeof ownName> }) {
  const { formName } = useFormContext();
  const hasNone = useFieldValue(fields.hasNoMiddlename) === true;
  const emptyId = `${formName}-no-middlename`;
  return (
    <>
      <fields.lastname />
      <fields.firstname />
      {hasNone ? (
        // This is not a field of the form: the typed отчество is kept until the box is unticked.
        <FieldFrame id={emptyId} label="Отчество" error={undefined}>
          <TextInput id={emptyId} disabled />
        </FieldFrame>
      ) : (
        <fields.middlename />
      )}
      <div className="no-middlename">
        <fields.hasNoMiddlename />
      </div>
    </>
  );
}
