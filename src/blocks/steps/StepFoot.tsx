import { flushSync } from 'react-dom';
import type { MouseEvent, ReactNode } from 'react';
import { SubmitButton, useSubmitting } from '../../forms/form/SubmitButton';
import { Button } from '../../ui/button/Button';
import { arrowLeftIcon } from '../../ui/icon/drawings/arrowLeftIcon';
import { useGoToStep, useSteps } from './stepsContext';

interface StepFootProps {
  /** What the button of the last step says: «Отправить заявку». */
  sendLabel: string;
  /** Why it cannot be sent now; the steps before it go on. */
  cannotSend: string | undefined;
  /** Shows what is wrong; true when nothing is. */
  check: () => boolean;
  /** What the form offers on every step; stands at the end of the line. */
  more: ReactNode;
}

/** The actions of a step, always in reach. */
export function StepFoot({ sendLabel, cannotSend, check, more }: StepFootProps) {
  const { steps, step } = useSteps();
  const goTo = useGoToStep();
  const submitting = useSubmitting();
  const isLast = step === steps.at(-1);
  const previous = steps[steps.indexOf(step) - 1];

  const stopIfWrong = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click: the step that it meets is another one by now.
    if (event.detail > 1) {
      event.preventDefault();
      return;
    }
    // What was closed opens at once, so that the attempt finds its mistakes on the page.
    const isRight = flushSync(check);
    // On the last step the mistakes are on another one.
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
