import { useState, type ReactNode } from 'react';
import { useNavigate, Link } from 'react-router-dom';
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
import type { personFields } from './person';
import { useApplication } from './useApplication';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

interface ApplicationFormProps<Values extends object> {
  form: FormDescription<Values> & { fields: Pick<FieldsOf<typeof personFields>, 'consents'> };
  initialValues: Partial<Values>;
  applicationOf: (values: Values) => Application;
  /** Called after every failure, not only after a refusal by the server. */
  onRefused?: (refusal: ApiError) => void;
  /** The fields above the consents. */
  children: ReactNode;
}

/**
 * The form with which an organization or a seller applies for the cabinet. After a successful submit /confirm opens.
 */
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
      className="registration__form gap-5"
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

interface PolicyLinkProps {
  /** Anchor of the text of this consent on /policy. */
  document: 'consent' | 'terms' | 'mailing';
  children: string;
}

/** A link that opens in a new tab, so that the form keeps its input. */
function PolicyLink({ document, children }: PolicyLinkProps) {
  return (
    <Link
      to={`${paths.policy}#${document}`}
      target="_blank"
      rel="noopener"
      className="registration__link"
    >
      {children}
      <VisuallyHidden> (откроется в новой вкладке)</VisuallyHidden>
    </Link>
  );
}

interface ConsentFieldsProps {
  fields: FieldsOf<typeof personFields>['consents'];
}

/** Three consents, each given separately; by law none may be checked by default. */
function ConsentFields({ fields }: ConsentFieldsProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-1">
      <legend className="text-md font-semibold mb-3">Согласия</legend>
      <fields.personalData>
        Даю согласие на <PolicyLink document="consent">обработку персональных данных</PolicyLink>
      </fields.personalData>
      <fields.terms>
        Принимаю <PolicyLink document="terms">условия использования кабинета</PolicyLink>
      </fields.terms>
      <fields.mailing>
        Даю согласие на <PolicyLink document="mailing">получение новостей и предложений</PolicyLink>
      </fields.mailing>
    </fieldset>
  );
}
