import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { toApiError, type ApiError } from '../../../api/errors';
import type { FieldsOf, FormDescription } from '../../../forms/description/defineForm';
import { FormShell } from '../../../forms/form/FormShell';
import { RefusalInSight } from '../../../forms/form/RefusalInSight';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import type { Application } from '../confirm/pendingConfirmation';
import { KeepThroughReload } from '../KeepThroughReload';
import { AlreadyRegistered } from './AlreadyRegistered';
import { ConsentFields } from './ConsentFields';
import type { personFields } from './person';
import { useApplication } from './useApplication';

interface ApplicationFormProps<Values extends object> {
  form: FormDescription<Values> & { fields: Pick<FieldsOf<typeof personFields>, 'consents'> };
  initialValues: Partial<Values>;
  applicationOf: (values: Values) => Application;
  /** The application was not taken. */
  onRefused?: (refusal: ApiError) => void;
  /** The fields above the consents. */
  children: ReactNode;
}

/** The form of an organization or a seller who applies for the cabinet. Leads to /confirm. */
export function ApplicationForm<Values extends object>({
  form,
  initialValues,
  applicationOf,
  onRefused,
  children,
}: ApplicationFormProps<Values>) {
  const navigate = useNavigate();
  const { send, captcha } = useApplication();
  const [isKnown, setKnown] = useState(false);

  const submit = async (values: Values) => {
    setKnown(false);
    try {
      await send(applicationOf(values));
    } catch (thrown) {
      const refusal = toApiError(thrown);
      setKnown(refusal.status === 409);
      onRefused?.(refusal);
      throw thrown;
    }
  };

  return (
    <FormShell
      form={form}
      className="registration__form"
      initialValues={initialValues}
      onSubmit={submit}
      onSent={() => navigate(paths.confirm)}
    >
      {isKnown && <AlreadyRegistered />}
      {children}
      <ConsentFields fields={form.fields.consents} />
      {captcha}
      <SubmitButton size="lg" wide>
        Зарегистрироваться
      </SubmitButton>
      <RefusalInSight />
      <KeepThroughReload form={form} />
      <LeaveGuard />
    </FormShell>
  );
}
