import type { ReactNode, RefObject } from 'react';
import { useFormState } from 'react-final-form';
import { SubmitButton, useSubmitting } from '../../../forms/form/SubmitButton';
import { useDiscardInput } from '../../../shell/leave/useDiscardInput';
import type { AccountBadgeView } from '../../../products/serviceAccount/useAccountHealth';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/overlay/Modal';
import { connectOutcome } from './outcome';

/**
 * Steps of the connection. N4: step 0 asks for the contract number. N5: step 1 saves the credential, step 2 shows
 * the result.
 */
export type ConnectStep = 0 | 1 | 2;

export const CONNECT_TITLE = 'Подключение аккаунта';
/** N3: the dialog is 623 px wide. */
export const CONNECT_WIDTHS = { sm: 623 } as const;

export interface ConnectFrameProps {
  step: ConnectStep;
  /** True if there is a credential. */
  isConnected: boolean;
  badge: AccountBadgeView;
  /** The button «Подключить». */
  button: RefObject<HTMLButtonElement | null>;
  goTo: (step: ConnectStep) => void;
  /** Called by «Оформить страхование». */
  insure: () => void;
  dismiss: () => void;
  children: ReactNode;
}

/** The dialog around the steps. Escape never closes it; the close button works only if no call is running. */
export function ConnectFrame({ children, ...frame }: ConnectFrameProps) {
  const submitting = useSubmitting();
  const discard = useDiscardInput(frame.dismiss);
  const leave = frame.step === 2 ? frame.dismiss : () => void discard();
  return (
    <Modal
      title={CONNECT_TITLE}
      widths={CONNECT_WIDTHS}
      closeOnEscape={false}
      closable={!submitting}
      onClose={leave}
      footer={<Buttons {...frame} leave={leave} />}
    >
      {children}
    </Modal>
  );
}

type ButtonsProps = Omit<ConnectFrameProps, 'children' | 'dismiss'> & { leave: () => void };

function Buttons({ step, isConnected, badge, button, goTo, insure, leave }: ButtonsProps) {
  const submitting = useSubmitting();
  const cancel = (
    <Button variant="outlined" disabled={submitting} onClick={leave}>
      Отменить
    </Button>
  );
  switch (step) {
    case 0:
      return (
        <>
          <ContinueButton />
          {cancel}
        </>
      );
    case 1:
      return (
        <>
          <ConnectButton isConnected={isConnected} button={button} />
          <Button variant="outlined" disabled={submitting} onClick={() => goTo(0)}>
            Назад
          </Button>
          {cancel}
        </>
      );
    case 2:
      return connectOutcome(isConnected, badge).connected ? (
        <Button onClick={insure} data-analytics="button:insure">
          Оформить страхование
        </Button>
      ) : (
        <Button onClick={() => goTo(1)}>Вернуться назад</Button>
      );
  }
}

/** The button is disabled until the number is typed, and during its check. */
function ContinueButton() {
  const { hasValidationErrors } = useFormState({ subscription: { hasValidationErrors: true } });
  return <SubmitButton disabled={hasValidationErrors === true}>Продолжить</SubmitButton>;
}

function ConnectButton({ isConnected, button }: Pick<ButtonsProps, 'isConnected' | 'button'>) {
  const submitting = useSubmitting();
  return (
    <SubmitButton ref={button} disabledReason={isConnected ? 'Аккаунт уже подключён' : undefined}>
      {submitting ? 'Подключение' : 'Подключить'}
    </SubmitButton>
  );
}
