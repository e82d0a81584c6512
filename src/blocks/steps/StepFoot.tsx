import { flushSync } from 'react-dom';
import type { MouseEvent, ReactNode } from 'react';
import { SubmitButton, useSubmitting } from '../../forms/form/SubmitButton';
import { Button, type ButtonProps } from '../../ui/button/Button';
import { arrowLeftIcon } from '../../ui/icon/pageIcons';
import { useGoToStep, useSteps } from './stepsContext';

interface StepFootProps {
  /** What the button of the last step says: «Отправить заявку». */
  sendLabel: string;
  /** Why the form cannot be sent now; the other steps can be saved all the while. */
  cannotSend: string | undefined;
  /** Shows the mistakes; true when there are none. */
  check: () => boolean;
  /** What the form offers on every step, a `StepMoreButton`; stands at the end of the line. */
  more: ReactNode;
}

/** What a form offers on every step. A phone shows its icon alone; screen readers hear the words there. */
export function StepMoreButton({ children, ...button }: ButtonProps) {
  return (
    <Button {...button}>
      <span className="step-panel__more-text">{children}</span>
    </Button>
  );
}

/** The buttons of a step; they stay at the bottom of the window. */
export function StepFoot({ sendLabel, cannotSend, check, more }: StepFootProps) {
  const { steps, step } = useSteps();
  const goTo = useGoToStep();
  const submitting = useSubmitting();
  const isLast = step === steps.at(-1);
  const previous = steps[steps.indexOf(step) - 1];

  const stopIfWrong = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click would act on the next step, which is open by now.
    if (event.detail > 1) {
      event.preventDefault();
      return;
    }
    // Closed entries open in this tick: their fields must be on the page when the submit looks for them.
    const isRight = flushSync(check);
    // The mistakes are on another step, so final-form does not know them and would submit.
    if (!isRight && isLast) event.preventDefault();
  };

  return (
    <div className="step-panel__foot">
      {previous && (
        <Button
          variant="outlined"
          icon={arrowLeftIcon}
          disabled={submitting}
          onClick={() => goTo(previous.id)}
        >
          Назад
        </Button>
      )}
      <SubmitButton onClick={stopIfWrong} disabledReason={isLast ? cannotSend : undefined}>
        {isLast ? sendLabel : 'Далее'}
      </SubmitButton>
      {more !== undefined && <div className="step-panel__more">{more}</div>}
    </div>
  );
}
