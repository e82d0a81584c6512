import './ConnectDialog.css';
import { useRef, useState } from 'react';
import { courierService } from '../../../domain/services';
import { FormShell } from '../../../forms/form/FormShell';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import type { ModalContentProps } from '../../../shell/modal/modalContent';
import {
  useServiceAccount,
  type ServiceAccount,
} from '../../../shell/serviceAccount/useServiceAccount';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/overlay/Modal';
import { SkeletonText } from '../../../ui/state/Skeletons';
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
  const account = useServiceAccount(courierService, { sparing: true });
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

interface StepsProps
  extends ConnectDialogProps, Pick<ModalContentProps<never, ConnectEnd>, 'close'> {
  account: ServiceAccount;
}

function Steps({ contractNumber, account: { view, badge }, close }: StepsProps) {
  const hasAccount = view.state === 'connected';
  const [saved, setSaved] = useState(false);
  const [chosen, setChosen] = useState<ConnectStep>();
  // An account that turns out to be there already needs no step.
  const step = chosen ?? (hasAccount ? LAST : FIRST);
  const takesFocus = chosen !== undefined;
  const [initialValues] = useState({ contractNumber });
  const button = useRef<HTMLButtonElement>(null);
  const { isAvailable, save } = useConnectCalls();
  const isConnected = hasAccount || saved;

  const submit = async (values: ConnectValues): Promise<ConnectStep | 'not-found'> => {
    if (step === 0) return (await isAvailable(values.contractNumber.trim())) ? 1 : 'not-found';
    // The fields are disabled while it runs: the focus must not be left in one of them.
    button.current?.focus();
    await save(values);
    return 2;
  };
  const goOn = (next: ConnectStep | 'not-found', typed: string) => {
    if (next === 'not-found') return close({ reason: 'not-found', contractNumber: typed });
    if (next === 2) setSaved(true);
    return setChosen(next);
  };

  return (
    <FormShell<ConnectValues, { next: ConnectStep | 'not-found'; typed: string }>
      form={connectForm}
      initialValues={initialValues}
      part={String(step)}
      onSubmit={async (values) => ({ next: await submit(values), typed: values.contractNumber })}
      onSent={({ next, typed }) => goOn(next, typed)}
      renderFrame={(form) => (
        <ConnectFrame
          step={step}
          isConnected={isConnected}
          badge={badge}
          button={button}
          goTo={setChosen}
          insure={() => close({ reason: 'insure' })}
          dismiss={() => close()}
        >
          {form}
        </ConnectFrame>
      )}
    >
      <LeaveGuard />
      {step === 0 && <ContractStep takesFocus={takesFocus} />}
      {step === 1 && (
        <AccountStep takesFocus={takesFocus} hasAccount={isConnected} onLeave={() => close()} />
      )}
      {step === 2 && <ResultStep takesFocus={takesFocus} isConnected={isConnected} badge={badge} />}
    </FormShell>
  );
}
