import { flushSync } from 'react-dom';
import type { MouseEvent } from 'react';
import { SubmitButton, useSubmitting } from '../../../../forms/form/SubmitButton';
import { Button } from '../../../../ui/button/Button';
import { arrowLeftIcon } from '../../../../ui/icon/drawings/arrowLeftIcon';
import { eyeIcon } from '../../../../ui/icon/drawings/eyeIcon';
import { useEditing } from './editing';

interface StepFootProps {
  /** Shows what is wrong; true when nothing is. */
  check: () => boolean;
  onPreview: () => void;
}

/** The actions of a step, always in reach. */
export function StepFoot({ check, onPreview }: StepFootProps) {
  const { steps, step, goTo } = useEditing();
  const submitting = useSubmitting();
  const previous = steps[steps.indexOf(step) - 1];

  const stopIfWrong = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click: the step that it meets is another one by now.
    if (event.detail > 1) {
      event.preventDefault();
      return;
    }
    // Entries that were closed open at once, so that the attempt finds their mistakes on the page.
    const isRight = flushSync(check);
    // On the last step the mistakes are on another one.
    if (!isRight && step.id === 'review') event.preventDefault();
  };

  return (
    <div className="request-step__foot">
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
      <SubmitButton onClick={stopIfWrong}>
        {step.id === 'review' ? 'Отправить заявку' : 'Далее'}
      </SubmitButton>
      <Button variant="text" icon={eyeIcon} className="request-step__preview" onClick={onPreview}>
        <span className="request-step__preview-text">Посмотреть документ</span>
      </Button>
    </div>
  );
}
