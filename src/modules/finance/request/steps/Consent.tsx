import type { AgreementFlag } from '../../../../api/endpoints/financeRequest';
import { describedBy, FieldMessage } from '../../../../forms/field/FieldFrame';
import { useFormField } from '../../../../forms/field/useFormField';
import { shouldBeTrue } from '../../../../forms/validators/required';
import { formatDateTime } from '../../../../lib/dates';
import { Checkbox } from '../../../../ui/input/Checkbox';
import { Note } from '../../../../ui/state/Note';
import { useEditing } from '../editor/editing';
import { ConsentFile } from './ConsentFile';
import { useConsent } from './useConsent';

/** One consent with its document. */
export function Consent({ consent }: { consent: AgreementFlag }) {
  const { requestId } = useEditing();
  const { flag, name, file, acceptedDateTime } = consent;
  const field = useFormField(`agreementFlags.${flag}`, { label: name, validate: shouldBeTrue });
  const { change, busy, failure } = useConsent(requestId, flag);
  const isGiven = field.value === true;
  return (
    <div className="field">
      <label className="field__check">
        <Checkbox
          id={field.id}
          checked={isGiven}
          invalid={field.error !== undefined}
          aria-required
          aria-busy={busy || undefined}
          aria-describedby={describedBy(field.id, undefined, field.error)}
          onChange={({ target }) => void change(target.checked)}
          onFocus={field.focus}
          onBlur={field.blur}
        />
        <span>{name}</span>
      </label>
      <div className="consents__about">
        {file !== null && <ConsentFile fileId={file.id} name={name} />}
        {isGiven && acceptedDateTime !== null && (
          <span>Дано {formatDateTime(acceptedDateTime)}</span>
        )}
      </div>
      <FieldMessage id={field.id} error={field.error} />
      {failure !== undefined && (
        <Note tone="danger" live className="consents__failure">
          {failure}
        </Note>
      )}
    </div>
  );
}
