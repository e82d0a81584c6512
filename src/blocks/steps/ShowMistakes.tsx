import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { fieldError } from '../../forms/field/fieldError';
import { focusField } from '../../forms/form/focusField';
import { useFormContext } from '../../forms/form/formContext';
import { useSteps } from './stepsContext';

/** An attempt to leave a step, or to send, that has found mistakes. */
export interface StepAttempt {
  /** Grows with each. */
  count: number;
  /** False once the customer has moved on while the server was asked. */
  mayMoveFocus: () => boolean;
}

/** The first of some elements as they are read. */
function firstInPage(elements: readonly HTMLElement[]): HTMLElement | undefined {
  return elements.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )[0];
}

interface ShowMistakesProps {
  attempt: StepAttempt;
  /** Steps whose mistakes the customer has been told of. */
  attempted: ReadonlySet<string>;
}

/**
 * Shows the mistakes of the step that is on the page, also of fields that nobody has been to, and
 * puts the focus on the first. Fields may come onto the page only after the attempt: of another step,
 * of an entry that was closed.
 */
export function ShowMistakes({ attempt, attempted }: ShowMistakesProps) {
  const form = useForm('ShowMistakes');
  const { fields } = useFormContext();
  const { step } = useSteps();
  const occasion = attempted.has(step.id) && attempt.count > 0 ? step.id : undefined;
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const shown = useRef<StepAttempt>(undefined);
  useEffect(() => {
    // The server's mistakes are in the form only once its attempt is over.
    if (occasion === undefined || submitting) return;
    // Whoever comes back to the step later comes for its mistakes.
    const mayMoveFocus = shown.current === attempt || attempt.mayMoveFocus();
    shown.current = attempt;
    form.batch(() => {
      for (const name of form.getRegisteredFields()) form.blur(name);
    });
    const wrong = [...fields.values()]
      .filter(({ name }) => fieldError(form.getFieldState(name)) !== undefined)
      .flatMap(({ id }) => document.getElementById(id) ?? []);
    const first = firstInPage(wrong);
    if (first && mayMoveFocus) focusField(first);
  }, [occasion, submitting, attempt, form, fields]);
  return null;
}
