import './ConnectDialog.css';
import type { FormApi } from 'final-form';
import { useCallback, useRef, useState } from 'react';
import { FormHandle } from '../../../forms/form/FormHandle';
import { FormShell } from '../../../forms/form/FormShell';
import { resetForm } from '../../../forms/form/resetForm';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import type { ModalContentProps } from '../../../shell/modal/modalContent';
import type { ConnectedAccount } from '../../../products/serviceAccount/accountView';
import type { ServiceAccount } from '../../../products/serviceAccount/useServiceAccount';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/overlay/Modal';
import { SkeletonText } from '../../../ui/state/Skeletons';
import { useCourierAccount } from '../account/useCourierAccount';
import { AccountStep } from './AccountStep';
import { CONNECT_TITLE, CONNECT_WIDTHS, ConnectFrame } from './ConnectFrame';
import { connectForm, type ConnectValues } from './connectForm';
import type { ConnectStep } from './connectStep';
import { ContractStep } from './ContractStep';
import { ResultStep } from './ResultStep';
import { useConnectCalls } from './useConnectCalls';

export interface ConnectDialogProps {
  /** What was typed last time and not found; '' the first time. */
  contractNumber: string;
}

/** How the dialog ended, where it was not given up. */
export type ConnectEnd = { reason: 'not-found'; contractNumber: string } | { reason: 'insure' };

const FIRST: ConnectStep = 0;
const LAST: ConnectStep = 2;

/**
 * «Подключение аккаунта»: the contract, the account, how it went (rules N3 to N5). All steps are one
 * form, so that going back loses nothing; the secret lives in it alone and goes with it.
 */
export default function ConnectDialog({
  props,
  close,
}: ModalContentProps<ConnectDialogProps, ConnectEnd>) {
  const account = useCourierAccount();
  // Once known, always: what is saved here is asked for again, and the steps stay meanwhile.
  const [known, setKnown] = useState(account.settled);
  if (account.settled && !known) setKnown(true);
  if (!known) return <Checking onClose={() => close()} />;
  return <Steps {...props} account={account} close={close} />;
}

/** Which step comes first is known only with the account. */
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

/** What a step has led to. */
interface Sent {
  next: ConnectStep | 'not-found';
  values: ConnectValues;
  saved?: ConnectedAccount;
}

/** What the server has said of one step is not said above another; what was typed stays. */
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
  // An account that turns out to be there already needs no step.
  const step = chosen ?? (account ? LAST : FIRST);
  const takesFocus = chosen !== undefined;
  const [initialValues] = useState(() => ({
    contractNumber,
    ...(account && { clientId: account.clientId }),
  }));
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<ConnectFormApi>(null);
  const holdForm = useCallback((open: ConnectFormApi | null) => {
    form.current = open;
  }, []);
  const { isAvailable, save } = useConnectCalls();
  const isConnected = account !== undefined;

  const submit = async (values: ConnectValues): Promise<Sent> => {
    if (step === 0) {
      const isOffered = await isAvailable(values.contractNumber.trim());
      return { next: isOffered ? 1 : 'not-found', values };
    }
    // The fields are disabled while it runs: the focus must not be left in one of them.
    button.current?.focus();
    return { next: 2, values, saved: await save(values) };
  };
  const goOn = ({ next, values, saved: made }: Sent) => {
    const { contractNumber: typed } = values;
    if (next === 'not-found') return close({ reason: 'not-found', contractNumber: typed });
    if (made) {
      setSaved(made);
      // From here on nothing on the page holds the secret.
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
      <FormHandle onForm={holdForm} />
      <LeaveGuard />
      {step === 0 && <ContractStep takesFocus={takesFocus} />}
      {step === 1 && (
        <AccountStep takesFocus={takesFocus} account={account} onGone={() => setSaved(undefined)} />
      )}
      {step === 2 && <ResultStep takesFocus={takesFocus} isConnected={isConnected} badge={badge} />}
    </FormShell>
  );
}
