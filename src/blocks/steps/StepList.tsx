import './StepList.css';
import { Link } from 'react-router-dom';
import { useFormResult } from '../../forms/form/useFormResult';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/icon/Icon';
import { checkIcon } from '../../ui/icon/signInIcons';
import { stepSearch, useSteps, type StepState } from './stepsContext';

/** Brings the current step into view on a narrow screen; only the line of steps scrolls. */
function showInLine(step: HTMLElement | null): void {
  const line = step?.closest<HTMLElement>('.step-list');
  if (!step || !line) return;
  line.scrollLeft = step.offsetLeft - (line.clientWidth - step.offsetWidth) / 2;
}

function mark({ state }: StepState, number: number, isCurrent: boolean) {
  if (state === 'wrong' && !isCurrent) return '!';
  if (state === 'done' && !isCurrent) return <Icon drawing={checkIcon} size="sm" />;
  return number;
}

/** The steps with what each still lacks («Шаги заявки»): on the left, in a row above on narrow screens. */
export function StepList({ label }: { label: string }) {
  const { steps, step: current, stateOf } = useSteps();
  const states = useFormResult(() => steps.map(({ id }) => stateOf(id)));
  return (
    <nav className="step-list" aria-label={label}>
      <ol className="step-list__steps">
        {steps.map((step, index) => {
          const state = states[index] ?? stateOf(step.id);
          const isCurrent = step.id === current.id;
          return (
            <li key={step.id}>
              <Link
                ref={isCurrent ? showInLine : undefined}
                to={{ search: stepSearch(step.id) }}
                className={classNames('step-list__step', `step-list__step--${state.state}`)}
                aria-current={isCurrent ? 'step' : undefined}
              >
                <span className="step-list__mark" aria-hidden="true">
                  {mark(state, index + 1, isCurrent)}
                </span>
                <span className="step-list__text">
                  {step.label} <span className="step-list__lack">{state.text}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
