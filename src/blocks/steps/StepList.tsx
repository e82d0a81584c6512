import './StepList.css';
import { Link } from 'react-router-dom';
import { useFormResult } from '../../forms/form/useFormResult';
import { classNames } from '../../ui/classNames';
import { stepSearch, useSteps } from './stepsContext';

/**
 * The steps («Шаги заявки») with the number of missing parts, and a line that is filled beside completed steps. The
 * list is vertical on the left, or horizontal above the form on narrow screens.
 */
export function StepList({ label }: { label: string }) {
  const { steps, step: current, stateOf } = useSteps();
  const states = useFormResult(() => steps.map(({ id }) => stateOf(id)));
  const place = `${steps.indexOf(current) + 1} из ${steps.length}`;
  return (
    <nav className="step-list" aria-label={label}>
      <ol className="step-list__steps">
        {steps.map((step, index) => {
          const state = states[index] ?? stateOf(step.id);
          const isCurrent = step.id === current.id;
          return (
            <li key={step.id} className="step-list__item">
              <Link
                to={{ search: stepSearch(step.id) }}
                className={classNames(
                  'step-list__step relative block',
                  `step-list__step--${state.state}`,
                )}
                aria-current={isCurrent ? 'step' : undefined}
              >
                <span className="step-list__text block min-w-0">
                  {step.label}{' '}
                  <span className="step-list__lack block text-muted text-xs font-normal">
                    {state.text || (isCurrent && `Шаг ${place}`)}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      <span className="step-list__place hidden" aria-hidden="true">
        {place}
      </span>
    </nav>
  );
}
