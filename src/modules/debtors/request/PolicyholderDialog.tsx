import {
  useFindActualDebtorOffersQuery,
  useRequestDebtorAgreementMutation,
} from '../../../api/endpoints/debtors';
import { isAborted, toApiError } from '../../../api/errors';
import { CheckboxField } from '../../../forms/field/CheckboxField';
import { FormModal } from '../../../forms/form/FormModal';
import { FormShell } from '../../../forms/form/FormShell';
import { ReadOnlyField } from '../../../forms/field/ReadOnlyField';
import { useCurrentUser } from '../../../session/currentUser';
import type { ModalContentProps } from '../../../shell/modal/modalContent';
import { toast } from '../../../shell/toast/toasts';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/overlay/Modal';
import { actualDebtorOffers } from '../offers/actualDebtorOffers';
import {
  agreementRequestOf,
  policyholderOf,
  policyholderRules,
  type PolicyholderValues,
} from './policyholderForm';

/** Shares of the screen (specification, section 2, "Request dialog"). */
const WIDTHS = { sm: '10/12', md: '8/12', lg: '6/12', xl: '4/12' } as const;

export interface PolicyholderDialogProps {
  /** The offer itself stays in the api's cache. */
  offerId: string;
}

/** «Реквизиты страхователя»: confirm the organization and apply. */
export default function PolicyholderDialog({
  props: { offerId },
  close,
}: ModalContentProps<PolicyholderDialogProps>) {
  const user = useCurrentUser();
  const [requestAgreement] = useRequestDebtorAgreementMutation();
  const { offer } = useFindActualDebtorOffersQuery(actualDebtorOffers, {
    selectFromResult: ({ data }) => ({ offer: data?.find(({ id }) => id === offerId) }),
  });
  const dismiss = () => close();
  if (!offer) return <GoneOffer dismiss={dismiss} />;

  const submit = async (values: PolicyholderValues) => {
    const request = agreementRequestOf(values, { userId: user?.id, offerId });
    if (!request) return;
    const { error } = await requestAgreement({ debtorAgreementRequest: request });
    if (error === undefined) {
      toast.success('Заявка отправлена');
    } else {
      const failure = toApiError(error);
      console.error('Заявка не отправлена', failure.status);
      if (!isAborted(failure)) toast.error(failure.message);
    }
    dismiss(); // on success and on error (specification, section 4)
  };

  return (
    <FormShell<PolicyholderValues>
      name="policyholder"
      initialValues={policyholderOf(offer)}
      onSubmit={submit}
      renderFrame={(form) => (
        <FormModal
          title="Реквизиты страхователя"
          widths={WIDTHS}
          submitLabel="Подать заявку"
          onDismiss={dismiss}
        >
          {form}
        </FormModal>
      )}
    >
      <ReadOnlyField name="itn" label="ИНН" required validate={policyholderRules.itn} />
      <ReadOnlyField name="name" label="Наименование организации" required multiline />
      <ReadOnlyField name="ceoName" label="Генеральный директор" required />
      <ReadOnlyField name="kpp" label="КПП" validate={policyholderRules.kpp} />
      <ReadOnlyField name="ogrn" label="ОГРН/ОГРНИП" required validate={policyholderRules.ogrn} />
      <ReadOnlyField name="legalAddress" label="Юридический адрес" required multiline />
      <CheckboxField
        name="confirmation"
        label="Я подтверждаю данные об организации"
        validate={policyholderRules.confirmation}
      />
    </FormShell>
  );
}

/** The offer left the list while the dialog was opening: another tab or the server was quicker. */
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
