import './MonthlyClaimForm.css';
import type { FormApi } from 'final-form';
import { useCallback, useRef, useState } from 'react';
import { fileApi } from '../../../../api/endpoints/file';
import { type Claim, senderApi } from '../../../../api/endpoints/sender';
import { FormHandle } from '../../../../forms/form/FormHandle';
import { FormShell } from '../../../../forms/form/FormShell';
import { RefusalInSight } from '../../../../forms/form/RefusalInSight';
import { SubmitButton } from '../../../../forms/form/SubmitButton';
import { useFormResult } from '../../../../forms/form/useFormResult';
import { shownText } from '../../../../lib/shownText';
import { useSessionDispatch, type SessionThunk } from '../../../../session/apiRoot';
import { LateRefusal } from '../../../../shell/leave/LateRefusal';
import type { StoredFile } from '../../../../blocks/upload/StoredFileRow';
import { LeaveUploads } from '../../../../blocks/upload/LeaveUploads';
import { UploadField, UploadNews } from '../../../../blocks/upload/UploadField';
import { UPLOADS_RUN, useUploads, type Uploads } from '../../../../blocks/upload/useUploads';
import { Card, CardFooter } from '../../../../ui/card/Card';
import { Money } from '../../../../ui/value/Money';
import { readDocuments } from '../form/claimMapping';
import { AccountChoice, useMissingAccount } from '../steps/AccountChoice';
import { MonthlyOrders } from './MonthlyOrders';
import type { FormDescription } from '../../../../forms/description/defineForm';
import { claimTable, type ClaimDocumentValues } from '../form/claimTable';
import { demandRecord } from '../../../../api/answers/demandRecord';
import { freshClaim } from '../freshClaims';
import { sendClaim } from '../sendClaim';
import { claimError } from '../unavailable';

type MonthlyFormApi = FormApi<MonthlyClaimValues, Partial<MonthlyClaimValues>>;

/** The draft that the system has made: looked over, with an account and documents, and sent. */
export function MonthlyClaimForm({ claim, onSent }: { claim: Claim; onSent: () => void }) {
  const dispatch = useSessionDispatch();
  const submit = useSubmitMonthlyClaim(claim.id);
  const form = useRef<MonthlyFormApi>(null);
  const holdForm = useCallback((open: MonthlyFormApi | null) => {
    form.current = open;
  }, []);
  const [initial] = useState<MonthlyClaimValues>(() => {
    const paymentDetailsId = shownText(claim.paymentDetailsId);
    return {
      documents: readDocuments(claim),
      ...(paymentDetailsId !== '' && { paymentDetailsId }),
    };
  });
  const documentsNow = () => form.current?.getState().values.documents ?? [];
  const missingAccount = useMissingAccount();
  const uploads = useUploads(`claim:${claim.id}`, (kind, file) =>
    form.current?.change('documents', [...documentsNow(), { ...file, kind }]),
  );
  const remove = ({ id }: StoredFile) => {
    form.current?.change(
      'documents',
      documentsNow().filter((one) => one.id !== id),
    );
    // A file that the server's claim names goes with the claim's next version only.
    if (initial.documents.some((one) => one.id === id)) return;
    void dispatch(fileApi.endpoints.deleteFile.initiate({ id }, { track: false }));
  };

  return (
    <FormShell
      form={monthlyClaimForm}
      instance={claim.id}
      initialValues={initial}
      onSubmit={async (values) => {
        await submit(values);
        uploads.forget();
        // Here and not afterwards: the page may show the claim that was sent already.
        onSent();
      }}
    >
      <FormHandle onForm={holdForm} />
      <LateRefusal />
      <RefusalInSight />
      <div className="monthly-claim">
        <Card title="Возмещение расходов на возвраты и невыкупы" headingLevel={2}>
          <p className="monthly-claim__text">{shownText(claim.description)}</p>
          <p className="monthly-claim__text">
            К возмещению{' '}
            <strong>
              <Money kopeks={claim.claimedAmount} />
            </strong>
            . Проверьте заказы, выберите счёт и отправьте заявление в страховую компанию.
          </p>
        </Card>
        <MonthlyOrders claim={claim} />
        <Card title="Выплата" headingLevel={2}>
          <AccountChoice />
        </Card>
        <Card title="Документы" headingLevel={2}>
          <MonthlyDocuments uploads={uploads} onRemove={remove} />
          <CardFooter>
            <SubmitButton disabledReason={uploads.isBusy ? UPLOADS_RUN : missingAccount}>
              Отправить заявление
            </SubmitButton>
          </CardFooter>
        </Card>
      </div>
      <UploadNews uploads={uploads} />
      <LeaveUploads uploads={uploads} />
    </FormShell>
  );
}

interface MonthlyDocumentsProps {
  uploads: Uploads;
  onRemove: (file: StoredFile) => void;
}

function MonthlyDocuments({ uploads, onRemove }: MonthlyDocumentsProps) {
  const documents = useFormResult((values: MonthlyClaimValues) => values.documents);
  return (
    <UploadField
      id="monthly-claim-documents"
      label="Документы по заказам"
      hint="Необязательно"
      slot="OTHER"
      files={documents}
      uploads={uploads}
      onRemove={onRemove}
    />
  );
}

/** What a customer adds to the claim of a month: everything else is the system's. */
interface MonthlyClaimValues {
  paymentDetailsId?: string | undefined;
  documents: ClaimDocumentValues[];
}

const LABELS = new Map<string, string>([
  ['paymentDetailsId', claimTable.paymentDetailsId.label],
  ['documents', claimTable.documents.label],
]);

/** The form of a monthly claim; what was chosen and not sent is remembered for this visit. */
const monthlyClaimForm: FormDescription<MonthlyClaimValues> = {
  name: 'sender-monthly-claim',
  unsent: 'Заявление не отправлено',
  labels: LABELS,
  keptNames: ['paymentDetailsId', 'documents'],
};

const { updateClaim } = senderApi.endpoints;

/** Account and documents first, then the sending, each once. Rejects with an `ApiError`. */
function useSubmitMonthlyClaim(id: string) {
  const dispatch = useSessionDispatch();
  return async ({ paymentDetailsId, documents }: MonthlyClaimValues) => {
    const claimUpdate = {
      paymentDetailsId: paymentDetailsId ?? null,
      documents: documents.map(({ kind, id: fileId }) => ({ kind, fileId })),
    };
    const save = (): SessionThunk<Promise<Claim>> => async (send) => {
      const call = send(updateClaim.initiate({ id, claimUpdate }, { track: false }));
      return demandRecord(await call.unwrap(), id);
    };
    try {
      await dispatch(sendClaim(id, () => freshClaim(id), save));
    } catch (error) {
      throw claimError(error);
    }
    // The page goes on with what the server says now.
    await dispatch(freshClaim(id)).catch(() => undefined);
  };
}
