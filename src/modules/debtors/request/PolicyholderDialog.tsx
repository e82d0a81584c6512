import './PolicyholderDialog.css';
import {
  actualDebtorOffers,
  useFindActualDebtorOffersQuery,
  useRequestDebtorAgreementMutation,
  type DebtorOffer,
} from '../../../api/endpoints/debtors';
import { isAborted, toApiError } from '../../../api/errors';
import { useCurrentUser } from '../../../session/currentUser';
import { FormDialog } from '../../../shell/modal/FormDialog';
import type { ModalContentProps } from '../../../shell/modal/modalContent';
import { useToast } from '../../../shell/toast/toasts';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/overlay/Modal';
import { MoneyRow } from '../../../blocks/dataRows/DataRows';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { StoredLogo } from '../../../products/offers/OfferCard';
import { INSURANCE_PERIOD, insurerName } from '../offers/offerTerms';
import { policyholderForm, type PolicyholderValues } from './policyholderForm';

const { fields } = policyholderForm;

/** D10: width of the dialog by breakpoint, in twelfths of the screen. */
const WIDTHS = { sm: '10/12', md: '8/12', lg: '6/12', xl: '4/12' } as const;

export interface PolicyholderDialogProps {
  /** The dialog gets only the id: the offer is in the cache of the API. */
  offerId: string;
}

/** «Реквизиты страхователя»: confirms the organization and applies. */
export default function PolicyholderDialog({
  props: { offerId },
  close,
}: ModalContentProps<PolicyholderDialogProps>) {
  const user = useCurrentUser();
  const toast = useToast();
  const [requestAgreement] = useRequestDebtorAgreementMutation();
  const { offer } = useFindActualDebtorOffersQuery(actualDebtorOffers, {
    selectFromResult: ({ data }) => ({ offer: data?.find(({ id }) => id === offerId) }),
  });
  const dismiss = () => close();
  if (!offer) return <GoneOffer dismiss={dismiss} />;

  const submit = async (values: PolicyholderValues) => {
    const request = policyholderForm.write(values, { userId: user?.id, offerId });
    if (!request) return;
    const { error } = await requestAgreement({ debtorAgreementRequest: request });
    if (error === undefined) {
      toast.success('Заявка отправлена');
    } else {
      const failure = toApiError(error);
      console.error('Заявка не отправлена', failure.status);
      if (!isAborted(failure)) toast.error(failure.message);
    }
    dismiss(); // D9: the dialog closes on success and on error.
  };

  return (
    <FormDialog
      form={policyholderForm}
      initialValues={policyholderForm.read(offer)}
      title="Реквизиты страхователя"
      widths={WIDTHS}
      submitLabel="Подать заявку"
      asks={false}
      onSubmit={submit}
      onDismiss={dismiss}
    >
      <AppliedFor offer={offer} />
      <div className="grid gap-6px">
        <fields.itn />
        <fields.name />
        <fields.ceoName />
        <fields.kpp />
        <fields.ogrn />
        <fields.legalAddress />
      </div>
      <div className="policyholder__confirmation border-t sticky">
        <fields.confirmation />
      </div>
    </FormDialog>
  );
}

/** Shows the offer that the user applies for, with the texts of its card. */
function AppliedFor({ offer }: { offer: DebtorOffer }) {
  const insurer = insurerName(offer);
  return (
    <section
      className="flex gap-3 rounded border bg-sunken pad-3"
      aria-label="На что подаётся заявка"
    >
      <StoredLogo name={insurer} fileId={offer.insurer?.logo?.id} />
      <div className="policyholder__terms grid flex-1 gap-1 min-w-0">
        <strong>{insurer}</strong>
        <DataList>
          <MoneyRow label="Страховая сумма" kopeks={offer.insuranceLimit} fraction={false} />
          <MoneyRow label="Страховая премия" kopeks={offer.insurancePrice} fraction={false} />
          <DataRow label="Период страхования">{INSURANCE_PERIOD}</DataRow>
        </DataList>
      </div>
    </section>
  );
}

/** Shown if the list no longer contains the offer. */
function GoneOffer({ dismiss }: { dismiss: () => void }) {
  return (
    <Modal
      title="Реквизиты страхователя"
      widths={WIDTHS}
      onClose={dismiss}
      footer={<Button onClick={dismiss}>Закрыть</Button>}
    >
      <p>Предложение больше не действует. Обновите список предложений.</p>
    </Modal>
  );
}
