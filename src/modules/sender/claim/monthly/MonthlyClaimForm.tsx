import './MonthlyClaimForm.css';
import type { FormApi } from 'final-form';
import { useCallback, useRef, useState } from 'react';
import { fileApi } from '../../../../api/endpoints/file';
import type { Claim } from '../../../../api/endpoints/sender';
import { FormHandle } from '../../../../forms/form/FormHandle';
import { FormShell } from '../../../../forms/form/FormShell';
import { RefusalInSight } from '../../../../forms/form/RefusalInSight';
import { SubmitButton } from '../../../../forms/form/SubmitButton';
import { useFormResult } from '../../../../forms/form/useFormResult';
import { shownText } from '../../../../lib/shownText';
import { useSessionDispatch } from '../../../../session/apiRoot';
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
import { monthlyClaimForm, type MonthlyClaimValues } from './monthlyClaimForm';
import { useSubmitMonthlyClaim } from './useSubmitMonthlyClaim';

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
