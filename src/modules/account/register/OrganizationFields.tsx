import { RequisiteField } from '../../../forms/requisite/RequisiteField';
import { TextField } from '../../../forms/field/TextField';
import { useFieldValue } from '../../../forms/field/useFieldValue';
import { maxLength } from '../../../forms/validators/text';
import { isSoleProprietor } from './registration';

const ITN = 'organization.itn';

/** The names of the fields, for what a form remembers. */
export const organizationFieldNames = [
  ITN,
  'organization.name',
  'organization.ceoName',
  'organization.kpp',
  'organization.ogrn',
  'organization.legalAddress',
];

/**
 * The requisites. With the 12 digits of a person's ИНН they are those of a sole proprietor, who has
 * an ОГРНИП and no КПП.
 */
export function OrganizationFields() {
  const isPerson = isSoleProprietor(useFieldValue(ITN));
  return (
    <fieldset className="registration__group">
      <legend className="registration__legend">Организация</legend>
      <RequisiteField
        kind="inn"
        name={ITN}
        required
        hint="10 цифр — организация, 12 — индивидуальный предприниматель"
      />
      <TextField
        name="organization.name"
        label="Наименование"
        required
        trim
        validate={maxLength(500)}
        autoComplete="organization"
        hint={isPerson ? 'Например, ИП Лебедев Павел Олегович' : 'Например, ООО «Северный ветер»'}
      />
      <div className="registration__pair">
        {!isPerson && <RequisiteField kind="kpp" name="organization.kpp" />}
        <RequisiteField
          kind="ogrn"
          name="organization.ogrn"
          label={isPerson ? 'ОГРНИП' : 'ОГРН'}
          required
          innField={ITN}
        />
      </div>
      <TextField
        name="organization.legalAddress"
        label={isPerson ? 'Адрес регистрации' : 'Юридический адрес'}
        required
        trim
        validate={maxLength(1000)}
        autoComplete="street-address"
      />
      <TextField
        name="organization.ceoName"
        label={isPerson ? 'Индивидуальный предприниматель' : 'Руководитель'}
        required
        trim
        validate={maxLength(300)}
        autoComplete="off"
        hint="Фамилия, имя и отчество"
      />
    </fieldset>
  );
}
