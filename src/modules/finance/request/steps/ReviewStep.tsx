import './ReviewStep.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../../../ui/icon/Icon';
import { checkCircleIcon } from '../../../../ui/icon/drawings/checkCircleIcon';
import { exclamationTriangleIcon } from '../../../../ui/icon/drawings/exclamationTriangleIcon';
import { useEditing } from '../editor/editing';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { useRequestValues } from '../editor/useRequestValues';
import { groupErrors } from '../form/requestErrors';
import type { RequestStep } from '../form/requestSteps';
import type { RequestValues } from '../form/requestValues';
import { requestSummary } from '../summary/requestSummary';
import { SummaryEntries } from '../summary/RequestSummary';

/** Everything that goes to the bank, and what it still lacks. */
export function ReviewStep() {
  const { steps, organization, individual, flags } = useEditing();
  const values = useRequestValues();
  const agreementFlags = flags.map((flag) => ({
    ...flag,
    accepted: values.agreementFlags[flag.flag] === true,
  }));
  const groups = requestSummary({ organization, individual, values, agreementFlags });
  return (
    <>
      <StepTitle />
      <p>Проверьте сведения. После отправки изменить заявку нельзя.</p>
      <ul className="review">
        {groups.map((group) => {
          const step = steps.find(({ id }) => id === group.step);
          return (
            step && (
              <Part key={step.id} step={step} values={values}>
                <SummaryEntries group={group} headingLevel={4} />
              </Part>
            )
          );
        })}
      </ul>
    </>
  );
}

interface PartProps {
  step: RequestStep;
  values: RequestValues;
  children: ReactNode;
}

function Part({ step: { id, label, group }, values, children }: PartProps) {
  const { individual, today } = useEditing();
  const lacks = group === undefined ? 0 : groupErrors(group, values, { today, individual }).size;
  return (
    <li className="review__part">
      <Icon
        drawing={lacks > 0 ? exclamationTriangleIcon : checkCircleIcon}
        className={lacks > 0 ? 'review__icon review__icon--lacks' : 'review__icon'}
      />
      <div className="review__text">
        <h3 className="review__title">{label}</h3>
        {lacks > 0 && <p className="review__lacks">Заполнено не всё</p>}
        <div>{children}</div>
      </div>
      {group !== undefined && (
        <Link to={{ search: `?step=${id}` }} aria-label={`Изменить: ${label}`}>
          Изменить
        </Link>
      )}
    </li>
  );
}
