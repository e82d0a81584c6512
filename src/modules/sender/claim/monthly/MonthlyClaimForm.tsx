import type { FormApi } from 'final-form';
import { useRef, useState } from 'react';
import { demandRecord } from '../../../../api/outcome';
import { senderApi, type Claim } from '../../../../api/endpoints/sender';
import { claimedOrders } from '../../../../domain/claims';
import { readEntry, writeEntry, type EntryValues } from '../../../../blocks/steps/fieldTable';
import { StartRow } from '../../../../blocks/term/TermLine';
import { UPLOADS_RUN } from '../../../../blocks/upload/useUploads';
import type { FormDescription } from '../../../../forms/description/defineForm';
import { FormHandle, FormShell } from '../../../../forms/form/FormShell';
import { RefusalInSight } from '../../../../forms/form/RefusalInSight';
import { SubmitButton } from '../../../../forms/form/SubmitButton';
import { countOf } from '../../../../lib/countOf';
import { formatMoney } from '../../../../lib/money';
import { useAppDispatch, type AppThunk } from '../../../../session/appStore';
import { LateRefusal } from '../../../../shell/leave/LateRefusal';
import { Money } from '../../../../ui/value/Money';
import { claimError, freshClaim, sendClaim } from '../claimCalls';
import { claimTable } from '../form/claimTable';
import { AccountChoice, useMissingAccount } from '../steps/PayoutStep';
import { OtherDocuments, useClaimDocuments } from '../useClaimDocuments';
import { MonthlyOrders } from './MonthlyOrders';

/** Fields of a monthly claim that the user fills in; the server fills in the others. */
const added = {
  paymentDetailsId: claimTable.paymentDetailsId,
  documents: claimTable.documents,
} as const;
type MonthlyClaimValues = EntryValues<typeof added>;

const TITLE = 'Возмещение расходов на возвраты и невыкупы';

/** The form of a monthly claim. Unsent input stays in memory until a sign-out or a reload. */
const monthlyClaimForm: FormDescription<MonthlyClaimValues> = {
  name: 'sender-monthly-claim',
  unsent: 'Заявление не отправлено',
  labels: new Map(Object.entries(added).map(([name, { label }]) => [name, label])),
  keptNames: ['paymentDetailsId', 'documents'],
};

const { updateClaim } = senderApi.endpoints;

type MonthlyFormApi = FormApi<MonthlyClaimValues, Partial<MonthlyClaimValues>>;

/** Form for the draft of a monthly claim: the user adds account and documents, and sends it. */
export function MonthlyClaimForm({ claim, onSent }: { claim: Claim; onSent: () => void }) {
  const submit = useSubmitMonthlyClaim(claim.id);
  const form = useRef<MonthlyFormApi>(null);
  const [initial] = useState(() => readEntry(added, claim));
  const missingAccount = useMissingAccount();
  const missingOrders =
    claim.orders.length > 0 && claimedOrders(claim).length === 0
      ? 'Включите хотя бы один заказ'
      : undefined;
  const { uploads, removeDocument, uploadNews } = useClaimDocuments(
    claim.id,
    form,
    async (id, deleteFile) => {
      // A file that the saved claim refers to is not deleted, because the form may never be sent.
      if (!initial.documents.some((one) => one.id === id)) await deleteFile();
    },
  );

  return (
    <FormShell
      form={monthlyClaimForm}
      instance={claim.id}
      initialValues={initial}
      onSubmit={async (values) => {
        await submit(values);
        uploads.forget();
        // Called here, because the page may already have replaced the form when the submit ends.
        onSent();
      }}
    >
      <FormHandle ref={form} />
      <LateRefusal />
      <RefusalInSight />
      <div className="surface min-w-0 monthly-claim--draft">
        <MonthlySum claim={claim} />
        <MonthlyOrders claim={claim} />
        <div className="monthly-claim__part grid gap-3 divided">
          <AccountChoice />
        </div>
        <div className="monthly-claim__part grid gap-3 divided">
          <OtherDocuments
            id="monthly-claim-documents"
            label="Документы по заказам"
            uploads={uploads}
            removeDocument={removeDocument}
          />
        </div>
        <footer className="monthly-claim__foot flex items-center justify-end gap-4 print-hidden border-t bg-surface sticky z-1 bottom-0 pad-10px-20px">
          <p className="text-muted text-13 wrap-anywhere phone-hidden">
            После отправки изменить нельзя
          </p>
          <SubmitButton
            disabledReason={uploads.isBusy ? UPLOADS_RUN : (missingAccount ?? missingOrders)}
          >
            Отправить на {formatMoney(claim.claimedAmount)}
          </SubmitButton>
        </footer>
      </div>
      {uploadNews}
    </FormShell>
  );
}

/** The claimed sum as calculated by the server, and the date of the draft. */
function MonthlySum({ claim }: { claim: Claim }) {
  const count = claimedOrders(claim).length;
  return (
    <div className="monthly-claim__part grid gap-3 monthly-claim__head items-center divided">
      <div>
        <p className="monthly-claim__label text-muted text-13 wrap-anywhere">К возмещению</p>
        <p className="monthly-claim__sum font-semibold tracking-tight" aria-live="polite">
          <Money kopeks={claim.claimedAmount} />
        </p>
        <p className="monthly-claim__label text-muted text-13 wrap-anywhere">
          {claim.description || TITLE}, {countOf(count, 'заказ', 'заказа', 'заказов')}
        </p>
      </div>
      <dl className="monthly-claim__term">
        <StartRow label="Черновик" start={claim.createdDateTime} isEndless />
      </dl>
    </div>
  );
}

/** Returns a function that saves account and documents, then sends the claim. Rejects with an `ApiError`. */
function useSubmitMonthlyClaim(id: string) {
  const dispatch = useAppDispatch();
  return async (values: MonthlyClaimValues) => {
    const claimUpdate = writeEntry(added, values);
    const save = (): AppThunk<Promise<Claim>> => async (send) => {
      const call = send(updateClaim.initiate({ id, claimUpdate }, { track: false }));
      return demandRecord(await call.unwrap(), id);
    };
    try {
      await dispatch(sendClaim(id, () => freshClaim(id), save));
    } catch (error) {
      throw claimError(error);
    }
    // Reloads the claim, so that the page shows the server's state.
    await dispatch(freshClaim(id)).catch(() => undefined);
  };
}
