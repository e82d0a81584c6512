import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { FormShell } from '../../../forms/form/FormShell';
import { RefusalInSight } from '../../../forms/form/RefusalInSight';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import type { Application } from '../confirm/pendingConfirmation';
import { AlreadyRegistered } from './AlreadyRegistered';
import { ConsentFields, consentFieldNames } from './ConsentFields';
import { useApplication } from './useApplication';

interface ApplicationFormProps<Values extends object> {
  name: string;
  initialValues: Partial<Values>;
  /** Names of the fields in `children`, for what is kept while the service is down. */
  keep: readonly string[];
  applicationOf: (values: Values) => Application;
  /** The fields above the consents. */
  children: ReactNode;
}

/** The form of an organization or a seller who applies for the cabinet. Leads to /confirm. */
export function ApplicationForm<Values extends object>({
  name,
  initialValues,
  keep,
  applicationOf,
  children,
}: ApplicationFormProps<Values>) {
  const navigate = useNavigate();
  const { send, captcha } = useApplication();
  const [isKnown, setKnown] = useState(false);

  const submit = async (values: Values) => {
    const failure = await send(applicationOf(values));
    setKnown(failure?.status === 409);
    return failure ?? navigate(paths.confirm);
  };

  return (
    <FormShell<Values>
      name={name}
      className="registration__form"
      keep={[...keep, ...consentFieldNames]}
      initialValues={initialValues}
      onSubmit={submit}
    >
      {isKnown && <AlreadyRegistered />}
      {children}
      <ConsentFields />
      {captcha}
      <SubmitButton size="lg" wide>
        Зарегистрироваться
      </SubmitButton>
      <RefusalInSight />
      <LeaveGuard />
    </FormShell>
  );
}
