import './ConsentsStep.css';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { CheckFrame } from '../../../../forms/field/CheckFrame';
import { useFormField } from '../../../../forms/field/useFormField';
import { shouldBeTrue } from '../../../../forms/validators/validator';
import { Note } from '../../../../ui/state/Note';
import { DateTimeText } from '../../../../ui/value/DateTimeText';
import { isAborted, isOutage, toApiError } from '../../../../api/errors';
import { useToast } from '../../../../shell/toast/toasts';
import { useEditing } from '../editor/editing';
import type { Consent } from '../form/requestValues';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { downloadPaths } from '../../../../api/endpoints/file';
import { DownloadButton } from '../../../../blocks/action/DownloadButton';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';

/** The consents; each change is saved at once. */
export function ConsentsStep() {
  const { flags } = useEditing();
  return (
    <>
      <StepTitle />
      <p>Каждое согласие сохраняется сразу.</p>
      <ul className="consents flex flex-col gap-2">
        {flags.map((consent) => (
          <li key={consent.flag}>
            <ConsentField consent={consent} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ConsentField({ consent }: { consent: Consent }) {
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
      <div className="consents__about flex flex-wrap items-center gap-0-3 text-muted text-xs">
        {file && (
          <DownloadButton
            path={downloadPaths.downloadFile({ id: file.id })}
            progress="Скачиваем документ"
            variant="text"
            size="sm"
          >
            Скачать документ<VisuallyHidden>: {name}</VisuallyHidden>
          </DownloadButton>
        )}
        {field.value === true && acceptedDateTime && (
          <span>
            Дано <DateTimeText value={acceptedDateTime} />
          </span>
        )}
      </div>
      {failure !== undefined && (
        <Note tone="danger" live className="mt-1">
          {failure}
        </Note>
      )}
    </CheckFrame>
  );
}

/**
 * Returns `change`, which saves one consent, and the reason of its last failure. A failed change is undone; during an
 * outage a toast shows the reason.
 */
function useConsent(flag: string) {
  const form = useForm('useConsent');
  const toast = useToast();
  const { accept } = useEditing();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const path = `agreementFlags.${flag}`;

  const change = async (value: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    form.change(path, value);
    try {
      await accept(flag, value);
    } catch (error) {
      form.change(path, !value);
      const refusal = toApiError(error);
      const text = `Согласие не сохранено. ${refusal.message}`;
      // An outage redirects to another page: a toast stays visible there, a note does not.
      if (isOutage(refusal)) toast.error(text);
      else if (!isAborted(refusal)) setFailure(text);
    } finally {
      setBusy(false);
    }
  };
  return { change, busy, failure };
}
