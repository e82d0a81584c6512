import type { FormApi } from 'final-form';
import { useState, useRef } from 'react';
import { type Claim, senderApi } from '../../../../api/endpoints/sender';
import { MISSING_CALL_TITLE } from '../../../../api/isMissingCall';
import { sendOnce } from '../../../../blocks/steps/sendOnce';
import { StoredFileRow } from '../../../../blocks/upload/StoredFileRow';
import { UPLOADS_RUN } from '../../../../blocks/upload/useUploads';
import { shownStatus } from '../../../../domain/shownRow';
import { objectionStatuses } from '../../../../domain/statuses/orderStatuses';
import type { FormDescription } from '../../../../forms/description/defineForm';
import { FormHandle, FormShell } from '../../../../forms/form/FormShell';
import { RefusalInSight } from '../../../../forms/form/RefusalInSight';
import { SubmitButton } from '../../../../forms/form/SubmitButton';
import { TextAreaField } from '../../../../forms/longText/TextAreaField';
import type { Validator } from '../../../../forms/validators/validator';
import { useAppDispatch, type AppThunk } from '../../../../session/appStore';
import { LateRefusal } from '../../../../shell/leave/LateRefusal';
import { Card, CardFooter } from '../../../../ui/card/Card';
import { Note } from '../../../../ui/state/Note';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { DateTimeText } from '../../../../ui/value/DateTimeText';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { claimError, freshClaim, unconfirmed } from '../claimCalls';
import { claimTable, DESCRIPTION, type ClaimDocumentValues } from '../form/claimTable';
import { OtherDocuments, useClaimDocuments } from '../useClaimDocuments';

type Objection = NonNullable<Claim['objection']>;

/** The objection to a refused claim: the form, or the status of a sent objection. */
export function ClaimObjection({ claim }: { claim: Claim }) {
  const [sent, setSent] = useState<Objection>();
  const objection = claim.objection ?? sent;
  return (
    <>
      {sent && (
        <Note tone="success" live title="Возражение отправлено">
          Об ответе страховой компании вы узнаете на этой странице.
        </Note>
      )}
      {objection ? (
        <SentObjection objection={objection} />
      ) : (
        claim.status?.name === 'REJECTED' && (
          <ObjectionForm
            claimId={claim.id}
            onSent={({ objection: confirmed }) => setSent(confirmed ?? undefined)}
          />
        )
      )}
    </>
  );
}

function SentObjection({ objection }: { objection: Objection }) {
  const { text, sentDateTime, status, answer } = objection;
  const { tone, label, meaning } = shownStatus(objectionStatuses, status);
  const documents = claimTable.documents.kind.read(objection.documents);
  return (
    <Card title="Возражение" headingLevel={2} badge={<StatusBadge tone={tone} label={label} />}>
      {answer ? (
        <Note tone={tone} title="Ответ страховой компании" className="mb-4">
          {answer}
        </Note>
      ) : (
        <p className="wrap-anywhere pre-line">{meaning}</p>
      )}
      <DataList>
        <DataRow label="Отправлено">
          <DateTimeText value={sentDateTime} />
        </DataRow>
      </DataList>
      <p className="wrap-anywhere pre-line">{text}</p>
      {documents.length > 0 && (
        <ul className="grid gap-2" aria-label="Документы возражения">
          {documents.map((file) => (
            <StoredFileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const TEXT = { name: 'text', label: 'С чем вы не согласны' } as const;

/** The form of an objection. Unsent input stays in memory until a sign-out or a reload. */
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
  onSent: (claim: Claim) => void;
}

/** Form for an objection. Calls `onSent` with the server's claim, even if the form has left the page by then. */
function ObjectionForm({ claimId, onSent }: ObjectionFormProps) {
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

interface ObjectionValues {
  text: string;
  documents: ClaimDocumentValues[];
}

const MISSING_CALL = `${MISSING_CALL_TITLE}. Обратитесь в страховую компанию напрямую или попробуйте позже`;

/** Sends the objection to a refused claim; resolves with the claim. Rejects with an `ApiError`. */
function sendObjection(
  claimId: string,
  { text, documents }: ObjectionValues,
): AppThunk<Promise<Claim>> {
  const newObjection = { claimId, text, documents: claimTable.documents.kind.write(documents) };
  const { initiate } = senderApi.endpoints.createObjection;
  return async (dispatch) => {
    try {
      return await dispatch(
        sendOnce<Claim>({
          send: () => async (send) => send(initiate({ newObjection }, { track: false })).unwrap(),
          reload: () => freshClaim(claimId),
          isSent: ({ id, objection }) => id === claimId && Boolean(objection?.status?.name),
          unconfirmed: unconfirmed('Возражение'),
        }),
      );
    } catch (error) {
      throw claimError(error, MISSING_CALL);
    }
  };
}
