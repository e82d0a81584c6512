import type { FormApi } from 'final-form';
import { useRef } from 'react';
import type { Claim } from '../../../../api/endpoints/sender';
import { UPLOADS_RUN } from '../../../../blocks/upload/useUploads';
import type { FormDescription } from '../../../../forms/description/defineForm';
import { TextAreaField } from '../../../../forms/longText/TextAreaField';
import { FormHandle, FormShell } from '../../../../forms/form/FormShell';
import { RefusalInSight } from '../../../../forms/form/RefusalInSight';
import { SubmitButton } from '../../../../forms/form/SubmitButton';
import type { Validator } from '../../../../forms/validators/validator';
import { useAppDispatch } from '../../../../session/appStore';
import { LateRefusal } from '../../../../shell/leave/LateRefusal';
import { Card, CardFooter } from '../../../../ui/card/Card';
import { DESCRIPTION } from '../form/claimTable';
import { OtherDocuments } from '../OtherDocuments';
import { useClaimDocuments } from '../useClaimDocuments';
import { sendObjection, type ObjectionValues } from './sendObjection';

const TEXT = { name: 'text', label: 'С чем вы не согласны' } as const;

/** The form of an objection. Unsent input stays in memory until the page is closed. */
const objectionForm: FormDescription<ObjectionValues> = {
  name: 'sender-objection',
  unsent: 'Возражение не отправлено',
  labels: new Map([
    [TEXT.name, TEXT.label],
    ['documents', 'Документы'],
  ]),
  keptNames: ['text', 'documents'],
};

const LENGTH = `от ${DESCRIPTION.min} до ${DESCRIPTION.max} символов`;
const longEnough: Validator = (typed) =>
  typeof typed === 'string' && typed.trim().length < DESCRIPTION.min
    ? `Напишите подробнее: ${LENGTH}`
    : undefined;

const EMPTY: ObjectionValues = { text: '', documents: [] };

type ObjectionFormApi = FormApi<ObjectionValues, Partial<ObjectionValues>>;

interface ObjectionFormProps {
  claimId: string;
  /** Called with the updated claim. */
  onSent: (claim: Claim) => void;
}

/** Form for the text of an objection and its documents. */
export function ObjectionForm({ claimId, onSent }: ObjectionFormProps) {
  const dispatch = useAppDispatch();
  const form = useRef<ObjectionFormApi>(null);
  const { uploads, removeDocument, uploadNews } = useClaimDocuments(
    claimId,
    form,
    (_id, deleteFile) => deleteFile(),
  );
  return (
    <FormShell
      form={objectionForm}
      instance={claimId}
      initialValues={EMPTY}
      onSubmit={async (values) => {
        const claim = await dispatch(sendObjection(claimId, values));
        uploads.forget();
        // Called here, because the page may already have replaced the form when the submit ends.
        onSent(claim);
      }}
    >
      <FormHandle ref={form} />
      <LateRefusal />
      <RefusalInSight />
      <Card
        title="Не согласны с решением?"
        subtitle="Возражение можно отправить один раз"
        headingLevel={2}
      >
        <div className="grid gap-4 min-w-0">
          <TextAreaField
            {...TEXT}
            required
            validate={longEnough}
            maxLength={DESCRIPTION.max}
            hint={`Почему отказ неверен: ${LENGTH}`}
            rows={5}
          />
          <OtherDocuments
            id="objection-documents"
            label="Документы к возражению"
            uploads={uploads}
            removeDocument={removeDocument}
          />
        </div>
        <CardFooter>
          <SubmitButton disabledReason={uploads.isBusy ? UPLOADS_RUN : undefined}>
            Отправить возражение
          </SubmitButton>
        </CardFooter>
      </Card>
      {uploadNews}
    </FormShell>
  );
}
