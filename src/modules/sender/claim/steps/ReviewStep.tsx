import './claimSteps.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { claimDocumentKinds, documentKindName } from '../../../../domain/claims';
import { useFormResult } from '../../../../forms/form/useFormResult';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { stepSearch } from '../../../../blocks/steps/stepsContext';
import { Note } from '../../../../ui/state/Note';
import { useClaiming } from '../editor/claiming';
import { groupErrors } from '../form/claimRules';
import { missingKinds, type ClaimStep, type ClaimStepId } from '../form/claimSteps';
import type { ClaimValues } from '../form/claimValues';
import { accountName, useAccounts } from './AccountChoice';
import { damageText, eventText } from './reviewTexts';

/** What goes to the insurance company, in short, and what it still lacks. */
export function ReviewStep() {
  const { steps, order, uploads } = useClaiming();
  const values = useFormResult((all: ClaimValues) => all);
  const { data } = useAccounts();
  const account = data?.content.find(({ id }) => id === values.paymentDetailsId);
  const missing = missingKinds(values);
  const documents = values.documents.map(({ kind, name }) => `${documentKindName(kind)}: ${name}`);
  const summaries: Readonly<Record<ClaimStepId, ReactNode>> = {
    order: shownText(fieldsOf(order)['orderNumber']),
    event: eventText(values),
    damage: damageText(values, order),
    documents: documents.join('\n'),
    payout: account === undefined ? '' : accountName(account),
    review: '',
  };
  return (
    <>
      <StepTitle />
      <div className="claim-step">
        <p className="claim-step__text">
          Проверьте сведения. После отправки изменить заявление нельзя.
        </p>
        {uploads.isBusy && (
          <Note tone="warning">
            Файлы ещё загружаются. Дождитесь окончания, чтобы они вошли в заявление.
          </Note>
        )}
        {missing.length > 0 && (
          <Note title="Страховая компания может запросить ещё документы">
            {missing.map((kind) => claimDocumentKinds[kind]).join(', ')}
          </Note>
        )}
        <ul className="claim-review">
          {steps
            .filter(({ id }) => id !== 'review')
            .map((step) => (
              <Part key={step.id} step={step} values={values}>
                {summaries[step.id]}
              </Part>
            ))}
        </ul>
      </div>
    </>
  );
}

interface PartProps {
  step: ClaimStep;
  values: ClaimValues;
  children: ReactNode;
}

function Part({ step: { id, label, group }, values, children }: PartProps) {
  const { context } = useClaiming();
  const lacks = group !== undefined && groupErrors(group, values, context).size > 0;
  return (
    <li className="claim-review__part">
      <h3 className="claim-review__title">{label}</h3>
      {group !== undefined && (
        <Link to={{ search: stepSearch(id) }} aria-label={`Изменить: ${label}`}>
          Изменить
        </Link>
      )}
      {lacks && <p className="claim-review__lacks">Заполнено не всё</p>}
      <div className="claim-review__text">{children}</div>
    </li>
  );
}
