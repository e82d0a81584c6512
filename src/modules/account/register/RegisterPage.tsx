import './registration.css';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormShell } from '../../../forms/FormShell';
import { RefusalInSight } from '../../../forms/RefusalInSight';
import { SubmitButton } from '../../../forms/SubmitButton';
import { LOGIN_PATH } from '../../../shell/addresses';
import { LeaveGuard } from '../../../shell/LeaveGuard';
import { privateQuery } from '../../../shell/privateQuery';
import { RouterLink } from '../../../ui/RouterLink';
import { sentApplication } from '../confirm/pendingConfirmation';
import { AlreadyRegistered } from './AlreadyRegistered';
import { ConsentFields, consentFieldNames } from './ConsentFields';
import { OrganizationFields, organizationFieldNames } from './OrganizationFields';
import { PersonFields, personFieldNames } from './PersonFields';
import { prefillOf } from './prefill';
import { registrationOf, registrationValuesOf, type RegistrationValues } from './registration';
import { useApplication } from './useApplication';

const KEPT = [...organizationFieldNames, ...personFieldNames, ...consentFieldNames];

/** An application that is to be corrected, else what the link brought along. */
function initialValues(): Partial<RegistrationValues> {
  const sent = sentApplication();
  if (sent?.kind === 'organization') return registrationValuesOf(sent.body);
  const { itn, mobilePhone } = prefillOf({
    itn: privateQuery('itn'),
    mobilePhone: privateQuery('mobilePhone'),
  });
  return {
    ...(itn !== undefined && { organization: { itn } }),
    ...(mobilePhone !== undefined && { mobilePhone }),
  };
}

/** /register: an organization and its first user apply for the cabinet. Leads to /confirm. */
export default function RegisterPage() {
  const navigate = useNavigate();
  const { send, captcha } = useApplication();
  const [initial] = useState(initialValues);
  const [isKnown, setKnown] = useState(false);

  const submit = async (values: RegistrationValues) => {
    const failure = await send({ kind: 'organization', body: registrationOf(values) });
    setKnown(failure?.status === 409);
    return failure ?? navigate('/confirm');
  };

  return (
    <div className="registration wide-page">
      <header className="registration__header">
        <h1>Регистрация</h1>
        <p className="registration__lead">
          Уже есть учётная запись? <RouterLink to={LOGIN_PATH}>Войти</RouterLink>
        </p>
      </header>
      <FormShell<RegistrationValues>
        name="registration"
        className="registration__form"
        keep={KEPT}
        initialValues={initial}
        onSubmit={submit}
      >
        {isKnown && <AlreadyRegistered />}
        <OrganizationFields />
        <PersonFields />
        <ConsentFields />
        {captcha}
        <SubmitButton size="lg" wide>
          Зарегистрироваться
        </SubmitButton>
        <RefusalInSight />
        <LeaveGuard />
      </FormShell>
    </div>
  );
}
