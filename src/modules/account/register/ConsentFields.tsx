import { paths } from '../../../domain/paths';
import { CheckboxField } from '../../../forms/field/CheckboxField';
import { RouterLink } from '../../../ui/navigation/RouterLink';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** The names of the fields, for what a form remembers. */
export const consentFieldNames = ['consents.personalData', 'consents.terms', 'consents.mailing'];

interface PolicyLinkProps {
  /** Anchor of a document on /policy. */
  document: 'personal-data' | 'terms' | 'mailing';
  children: string;
}

/** In a tab of its own: what is typed into the form stays where it is. */
function PolicyLink({ document, children }: PolicyLinkProps) {
  return (
    <RouterLink to={`${paths.policy}#${document}`} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (откроется в новой вкладке)</VisuallyHidden>
    </RouterLink>
  );
}

/** Three consents, each given separately; the law does not let any of them be ticked beforehand. */
export function ConsentFields() {
  return (
    <fieldset className="registration__group registration__consents">
      <legend className="registration__legend">Согласия</legend>
      <CheckboxField
        name="consents.personalData"
        label="Согласие на обработку персональных данных"
        required
      >
        Даю согласие на{' '}
        <PolicyLink document="personal-data">обработку персональных данных</PolicyLink>
      </CheckboxField>
      <CheckboxField name="consents.terms" label="Условия использования кабинета" required>
        Принимаю <PolicyLink document="terms">условия использования кабинета</PolicyLink>
      </CheckboxField>
      <CheckboxField name="consents.mailing" label="Согласие на рассылку">
        Даю согласие на <PolicyLink document="mailing">получение новостей и предложений</PolicyLink>
      </CheckboxField>
    </fieldset>
  );
}
