import { useFieldValue } from '../../../forms/field/useFieldValue';
import { isSoleProprietor, registrationForm } from './registration';

const {
  itn: Itn,
  name: Name,
  kpp: Kpp,
  ogrn: Ogrn,
  legalAddress: Address,
  ceoName: Head,
} = registrationForm.fields.organization;

/**
 * The requisites. With the 12 digits of a person's ИНН they are those of a sole proprietor, who has
 * an ОГРНИП and no КПП.
 */
export function OrganizationFields() {
  const isPerson = isSoleProprietor(useFieldValue(Itn));
  return (
    <fieldset className="registration__group">
      <legend className="registration__legend">Организация</legend>
      <Itn />
      <Name
        hint={isPerson ? 'Например, ИП Лебедев Павел Олегович' : 'Например, ООО «Северный ветер»'}
      />
      <div className="registration__pair">
        {!isPerson && <Kpp />}
        <Ogrn label={isPerson ? 'ОГРНИП' : 'ОГРН'} />
      </div>
      <Address label={isPerson ? 'Адрес регистрации' : 'Юридический адрес'} />
      <Head label={isPerson ? 'Индивидуальный предприниматель' : 'Руководитель'} />
    </fieldset>
  );
}
