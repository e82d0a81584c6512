import type { AgreementFlag } from '../../../../api/endpoints/financeRequest';
import { CheckFrame } from '../../../../forms/field/CheckFrame';
import { useFormField } from '../../../../forms/field/useFormField';
import { shouldBeTrue } from '../../../../forms/validators/required';
import { Note } from '../../../../ui/state/Note';
import { DateTimeText } from '../../../../ui/value/DateTimeText';
import { ConsentFile } from './ConsentFile';
import { useConsent } from './useConsent';

/** One consent with its document. */
export function Consent({ consent }: { consent: AgreementFlag }) {
  const { flag, name, file, acceptedDateTime } = consent;
  const field = useFormField(`agreementFlags.${flag}`, { label: name, validate: shouldBeTrue });
  const { change, busy, failure } = useConsent(flag);
  return (
    <CheckFrame
      field={field}
      words={name}
      required
      asterisk={false}
      busy={busy}
      onChange={(checked) => void change(checked)}
    >
      <div className="consents__about">
        {file !== null && <ConsentFile fileId={file.id} name={name} />}
        {field.value === true && acceptedDateTime !== null && (
          <span>
            Дано <DateTimeText value={acceptedDateTime} />
          </span>
        )}
      </div>
      {failure !== undefined && (
        <Note tone="danger" live className="consents__failure">
          {failure}
        </Note>
      )}
    </CheckFrame>
  );
}
