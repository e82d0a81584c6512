import './registration.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { privateQuery } from '../../../shell/navigation/privateQuery';
import { sentApplication } from '../confirm/pendingConfirmation';
import { fillReloaded } from '../reloadedInput';
import { ApplicationForm } from './ApplicationForm';
import { PersonFields } from './PersonFields';
import { prefillOf } from './prefill';
import { isSoleProprietor, registrationForm, type RegistrationValues } from './registration';
import { OrganizationLookup } from '../../../products/directories/lookups';
import { useFieldValue } from '../../../forms/field/useFieldValue';

const {
  itn: Itn,
  name: Name,
  kpp: Kpp,
  ogrn: Ogrn,
  legalAddress: Address,
  ceoName: Head,
} = registrationForm.fields.organization;

/**
 * The requisites. A person's ИНН of 12 digits switches to the requisites of a sole proprietor: an ОГРНИП and no КПП.
 */
function OrganizationFields() {
  const isPerson = isSoleProprietor(useFieldValue(Itn));
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="text-md font-semibold mb-3">Организация</legend>
      <Itn below={<OrganizationLookup prefix="organization." />} />
      <Name
        hint={isPerson ? 'Например, ИП Лебедев Павел Олегович' : 'Например, ООО «Северный ветер»'}
      />
      <div className="grid items-start gap-4 grid-fit-220px">
        {!isPerson && <Kpp />}
        <Ogrn label={isPerson ? 'ОГРНИП' : 'ОГРН'} />
      </div>
      <Address label={isPerson ? 'Адрес регистрации' : 'Юридический адрес'} />
      <Head label={isPerson ? 'Индивидуальный предприниматель' : 'Руководитель'} />
    </fieldset>
  );
}

const { fields } = registrationForm;

/** Returns the values of a sent application that the user corrects; otherwise the values of the link. */
function initialValues(): Partial<RegistrationValues> {
  fillReloaded(registrationForm);
  const sent = sentApplication();
  if (sent?.kind === 'organization') return registrationForm.read(sent.body);
  const { itn, mobilePhone } = prefillOf({
    itn: privateQuery('itn'),
    mobilePhone: privateQuery('mobilePhone'),
  });
  return {
    ...(itn !== undefined && { organization: { itn } }),
    ...(mobilePhone !== undefined && { mobilePhone }),
  };
}

/** /register: an organization and its first user apply for the cabinet. */
export default function RegisterPage() {
  const [initial] = useState(initialValues);
  return (
    <div className="registration grid gap-5 py-5 wide-page">
      <header className="grid gap-1">
        <h1>Регистрация</h1>
        <p className="text-muted">
          Уже есть учётная запись?{' '}
          <Link to={paths.login} className="registration__link">
            Войти
          </Link>
        </p>
      </header>
      <ApplicationForm
        form={registrationForm}
        initialValues={initial}
        applicationOf={(values) => ({ kind: 'organization', body: registrationForm.write(values) })}
      >
        <OrganizationFields />
        <PersonFields fields={fields} phone={<fields.mobilePhone />} />
      </ApplicationForm>
    </div>
  );
}
