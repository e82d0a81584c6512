import './ConnectDialog.css';
import type { FormApi } from 'final-form';
import { useRef, useState } from 'react';
import { FormHandle, FormShell } from '../../../forms/form/FormShell';
import { resetForm } from '../../../forms/form/resetForm';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import type { ModalContentProps } from '../../../shell/modal/modalContent';
import type { AccountBadgeView } from '../../../products/serviceAccount/useAccountHealth';
import type {
  ConnectedAccount,
  ServiceAccount,
} from '../../../products/serviceAccount/useServiceAccount';
import { Button } from '../../../ui/button/Button';
import { ContractNumberIllustration } from '../../../ui/illustrations/ContractNumberIllustration';
import { Modal } from '../../../ui/overlay/Modal';
import { Note } from '../../../ui/state/Note';
import { SkeletonText } from '../../../ui/state/Skeletons';
import { useCourierAccount } from '../account/useCourierAccount';
import { AccountStep } from './AccountStep';
import { CONNECT_TITLE, CONNECT_WIDTHS, ConnectFrame, type ConnectStep } from './ConnectFrame';
import { connectForm, type ConnectValues } from './connectForm';
import { Help } from './Help';
import { connectOutcome } from './outcome';
import { StepHead } from './StepHead';
import { useConnectCalls } from './useConnectCalls';

export interface ConnectDialogProps {
  /** The number from an earlier attempt that was not found; '' at first. */
  contractNumber: string;
}

/** Result of the dialog; there is none after a cancellation. */
export type ConnectEnd = { reason: 'not-found'; contractNumber: string } | { reason: 'insure' };

const FIRST: ConnectStep = 0;
const LAST: ConnectStep = 2;

/**
 * «Подключение аккаунта». N4: step 0 asks for the contract number. N5: step 1 saves the credential, step 2 shows the
 * result. All steps share one form, so the input is preserved between steps. Only this form contains the secret.
 */
export default function ConnectDialog({
  props,
  close,
}: ModalContentProps<ConnectDialogProps, ConnectEnd>) {
  const account = useCourierAccount();
  // Stays true, so that the steps stay mounted when saving reloads the account.
  const [known, setKnown] = useState(account.settled);
  if (account.settled && !known) setKnown(true);
  if (!known) return <Checking onClose={() => close()} />;
  return <Steps {...props} account={account} close={close} />;
}

/** Shown until the account has loaded, because the first step depends on it. */
function Checking({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title={CONNECT_TITLE}
      widths={CONNECT_WIDTHS}
      closeOnEscape={false}
      onClose={onClose}
      footer={
        <Button variant="outlined" onClick={onClose}>
          Отменить
        </Button>
      }
    >
      <SkeletonText lines={3} label="Проверяем подключение" />
    </Modal>
  );
}

type ConnectFormApi = FormApi<ConnectValues, Partial<ConnectValues>>;

/** Result of a step's call. */
interface Sent {
  next: ConnectStep | 'not-found';
  values: ConnectValues;
  saved?: ConnectedAccount;
}

/** Removes the server's error message before another step opens; the input stays. */
function forgetRefusal(form: ConnectFormApi): void {
  const { contractNumber, clientId, clientSecret } = form.getState().values;
  resetForm(form);
  form.batch(() => {
    form.change('contractNumber', contractNumber);
    form.change('clientId', clientId);
    form.change('clientSecret', clientSecret);
  });
}

interface StepsProps
  extends ConnectDialogProps, Pick<ModalContentProps<never, ConnectEnd>, 'close'> {
  account: ServiceAccount;
}

function Steps({ contractNumber, account: { view, badge }, close }: StepsProps) {
  const [saved, setSaved] = useState<ConnectedAccount>();
  const account = view.state === 'connected' ? view.account : saved;
  const [chosen, setChosen] = useState<ConnectStep>();
  // If there is an account, the dialog opens with the result.
  const step = chosen ?? (account ? LAST : FIRST);
  const takesFocus = chosen !== undefined;
  const [initialValues] = useState(() => ({
    contractNumber,
    ...(account && { clientId: account.clientId }),
  }));
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<ConnectFormApi>(null);
  const { isAvailable, save } = useConnectCalls();
  const isConnected = account !== undefined;

  const submit = async (values: ConnectValues): Promise<Sent> => {
    if (step === 0) {
      const isOffered = await isAvailable(values.contractNumber.trim());
      return { next: isOffered ? 1 : 'not-found', values };
    }
    // The call disables the fields, and a disabled field would lose the focus.
    button.current?.focus();
    return { next: 2, values, saved: await save(values) };
  };
  const goOn = ({ next, values, saved: made }: Sent) => {
    const { contractNumber: typed } = values;
    if (next === 'not-found') return close({ reason: 'not-found', contractNumber: typed });
    if (made) {
      setSaved(made);
      // N5: the form must not keep the secret once it is saved.
      if (form.current) resetForm(form.current, { ...values, clientSecret: '' });
    }
    return setChosen(next);
  };
  const goTo = (next: ConnectStep) => {
    if (form.current) forgetRefusal(form.current);
    setChosen(next);
  };

  return (
    <FormShell<ConnectValues, Sent>
      form={connectForm}
      initialValues={initialValues}
      part={String(step)}
      onSubmit={submit}
      onSent={goOn}
      renderFrame={(form) => (
        <ConnectFrame
          step={step}
          isConnected={isConnected}
          badge={badge}
          button={button}
          goTo={goTo}
          insure={() => close({ reason: 'insure' })}
          dismiss={() => close()}
        >
          {form}
        </ConnectFrame>
      )}
    >
      <FormHandle ref={form} />
      <LeaveGuard />
      {step === 0 && <ContractStep takesFocus={takesFocus} />}
      {step === 1 && (
        <AccountStep takesFocus={takesFocus} account={account} onGone={() => setSaved(undefined)} />
      )}
      {step === 2 && <ResultStep takesFocus={takesFocus} isConnected={isConnected} badge={badge} />}
    </FormShell>
  );
}

const { fields } = connectForm;

const CONTRACT_PICTURES = [{ title: 'Номер договора', drawing: <ContractNumberIllustration /> }];

/** Step 0: the number of the contract with the courier company. */
function ContractStep({ takesFocus }: { takesFocus: boolean }) {
  return (
    <>
      <StepHead place="Шаг 1 из 2" takesFocus={takesFocus}>
        Договор с курьерской службой
      </StepHead>
      <fields.contractNumber data-autofocus />
      <Help title="Где найти номер договора" pictures={CONTRACT_PICTURES}>
        Номер стоит в заголовке договора и рядом с названием организации в личном кабинете
        курьерской службы.
      </Help>
    </>
  );
}

interface ResultStepProps {
  takesFocus: boolean;
  isConnected: boolean;
  badge: AccountBadgeView;
}

/** Step 2: shows whether the account is connected. */
function ResultStep({ takesFocus, isConnected, badge }: ResultStepProps) {
  const outcome = connectOutcome(isConnected, badge);
  if (outcome.connected) {
    return (
      <>
        <StepHead takesFocus={takesFocus}>Аккаунт подключен</StepHead>
        <Note tone="success">
          Заказы загружаются. Осталось прочитать условия и оформить страхование.
        </Note>
      </>
    );
  }
  return (
    <>
      <StepHead takesFocus={takesFocus}>Аккаунт не подключен</StepHead>
      <Note tone="danger" title="Загрузка заказов не началась">
        {outcome.text || 'Вернитесь назад и проверьте данные ключа.'}
      </Note>
    </>
  );
}
