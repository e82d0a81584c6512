import './StepReview.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormResult } from '../../forms/form/useFormResult';
import { Icon } from '../../ui/icon/Icon';
import { checkCircleIcon, exclamationTriangleIcon } from '../../ui/icon/frameIcons';
import { stepSearch, useSteps } from './stepsContext';

interface StepReviewProps {
  /** The content of each step by its id; other steps are left out. */
  parts: Readonly<Partial<Record<string, ReactNode>>>;
}

/** What the steps of a form say, what they still lack, and the way to each. */
export function StepReview({ parts }: StepReviewProps) {
  const { steps, mistakesIn } = useSteps();
  const counts = useFormResult(() => steps.map(({ id }) => mistakesIn(id) ?? null));
  return (
    <ul className="step-review">
      {steps.map(({ id, label }, index) => {
        if (parts[id] === undefined) return null;
        const count = counts[index] ?? null;
        const lacks = count !== null && count > 0;
        return (
          <li key={id} className="step-review__part">
            <Icon
              drawing={lacks ? exclamationTriangleIcon : checkCircleIcon}
              className={lacks ? 'step-review__icon step-review__icon--lacks' : 'step-review__icon'}
            />
            <div className="step-review__text">
              <h3 className="step-review__title">{label}</h3>
              {lacks && <p className="step-review__lacks">Заполнено не всё</p>}
              <div>{parts[id]}</div>
            </div>
            {count !== null && (
              <Link to={{ search: stepSearch(id) }} aria-label={`Изменить: ${label}`}>
                Изменить
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
