import './StepList.css';
import { Link } from 'react-router-dom';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/icon/Icon';
import { checkIcon } from '../../ui/icon/drawings/checkIcon';
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

const UNKNOWN: StepState = { state: 'open', text: '' };

interface StepListProps {
  /** «Шаги заявки». */
  label: string;
  /** How far each step is, in the order of the steps. */
  states: readonly StepState[];
}

/** The steps with what each still lacks: on the left, in a row above on narrow screens. */
export function StepList({ label, states }: StepListProps) {
  const { steps, step: current } = useSteps();
  return (
    <nav className="step-list" aria-label={label}>
      <ol className="step-list__steps">
        {steps.map((step, index) => {
          const state = states[index] ?? UNKNOWN;
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
