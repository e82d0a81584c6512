import { paths } from '../../../domain/paths';
import type { FieldsOf } from '../../../forms/description/defineForm';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { personFields } from './person';

interface PolicyLinkProps {
  /** Anchor of a document on /policy: the text of this very consent. */
  document: 'consent' | 'terms' | 'mailing';
  children: string;
}

/** In a tab of its own: what is typed into the form stays where it is. */
function PolicyLink({ document, children }: PolicyLinkProps) {
  return (
    <Link to={`${paths.policy}#${document}`} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (откроется в новой вкладке)</VisuallyHidden>
    </Link>
  );
}

interface ConsentFieldsProps {
  fields: FieldsOf<typeof personFields>['consents'];
}

/** Three consents, each given separately; the law does not let any of them be ticked beforehand. */
export function ConsentFields({ fields }: ConsentFieldsProps) {
  return (
    <fieldset className="registration__group registration__consents">
      <legend className="registration__legend">Согласия</legend>
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
