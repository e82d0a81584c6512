import './StepReview.css';
import type { ReactNode } from 'react';
import { useFormResult } from '../../forms/form/useFormResult';
import { LinkButton } from '../../ui/button/LinkButton';
import { Icon } from '../../ui/icon/Icon';
import { angleRightIcon, exclamationTriangleIcon } from '../../ui/icon/frameIcons';
import { checkIcon } from '../../ui/icon/signInIcons';
import { stepSearch, useSteps } from './stepsContext';

export interface ReviewPart {
  /** Summary in one line. */
  brief: string;
  /** Full content; undefined if the line contains everything. */
  whole?: ReactNode;
}

interface StepReviewProps {
  /** Summaries by the id of the step; other steps are omitted. */
  parts: Readonly<Partial<Record<string, ReviewPart>>>;
}

/** Summaries of the steps, each collapsed to a line; the first incomplete step is open. */
export function StepReview({ parts }: StepReviewProps) {
  const { steps, mistakesIn } = useSteps();
  const counts = useFormResult(() => steps.map(({ id }) => mistakesIn(id) ?? null));
  const firstLacking = counts.findIndex((count) => count !== null && count > 0);
  return (
    <ul className="step-review">
      {steps.map(({ id, label }, index) => {
        const part = parts[id];
        if (part === undefined) return null;
        const count = counts[index] ?? null;
        const lacks = count !== null && count > 0;
        const head = (
          <>
            <Icon
              drawing={lacks ? exclamationTriangleIcon : checkIcon}
              className={
                lacks
                  ? 'step-review__icon step-review__icon--lacks text-muted'
                  : 'step-review__icon text-muted'
              }
            />
            <h3 className="step-review__title font-semibold text-sm wrap-anywhere leading-20px">
              {label}
            </h3>
            {lacks && (
              <span className="step-review__lacks text-warning text-13 wrap-anywhere leading-18px">
                Заполнено не всё
              </span>
            )}
            {part.brief !== '' && (
              <span className="step-review__brief text-muted text-13 wrap-anywhere leading-18px">
                {part.brief}
              </span>
            )}
          </>
        );
        return (
          <li key={id} className="border-t">
            {part.whole === undefined && count === null ? (
              <div className="step-review__head grid items-center gap-0-3 focus-inside pad-10px-20px">
                {head}
              </div>
            ) : (
              <details open={index === firstLacking}>
                <summary className="step-review__head grid items-center gap-0-3 focus-inside pad-10px-20px">
                  {head}
                  <Icon
                    drawing={angleRightIcon}
                    className="step-review__sign text-muted transition-transform"
                  />
                </summary>
                <div className="step-review__whole grid gap-3 justify-items-start wrap-anywhere">
                  {part.whole}
                  {count !== null && <ToStep id={id} label={label} lacks={lacks} />}
                </div>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ToStep({ id, label, lacks }: { id: string; label: string; lacks: boolean }) {
  const word = lacks ? 'Дополнить' : 'Изменить';
  return (
    <LinkButton variant="outlined" to={{ search: stepSearch(id) }} aria-label={`${word}: ${label}`}>
      {word}
    </LinkButton>
  );
}
