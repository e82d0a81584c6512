import './claimSteps.css';
import { claimDocumentKinds, documentKindName } from '../../../../domain/claims';
import { useFormResult } from '../../../../forms/form/useFormResult';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { StepReview } from '../../../../blocks/steps/StepReview';
import { Note } from '../../../../ui/state/Note';
import { useClaiming } from '../editor/claiming';
import { missingKinds } from '../form/claimSteps';
import type { ClaimValues } from '../form/claimValues';
import { accountName, useAccounts } from './AccountChoice';
import { damageText, eventText } from './reviewTexts';

/** What goes to the insurance company, in short, and what it still lacks. */
export function ReviewStep() {
  const { order, uploads } = useClaiming();
  const values = useFormResult((all: ClaimValues) => all);
  const { data } = useAccounts();
  const account = data?.content.find(({ id }) => id === values.paymentDetailsId);
  const missing = missingKinds(values);
  const documents = values.documents.map(({ kind, name }) => `${documentKindName(kind)}: ${name}`);
  const said = {
    order: shownText(fieldsOf(order)['orderNumber']),
    event: eventText(values),
    damage: damageText(values, order),
    documents: documents.join('\n'),
    payout: account === undefined ? '' : accountName(account),
  };
  const parts = Object.fromEntries(
    Object.entries(said).map(([id, lines]) => [id, <Lines key={id}>{lines}</Lines>]),
  );
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
        <StepReview parts={parts} />
      </div>
    </>
  );
}

function Lines({ children }: { children: string }) {
  return <div className="claim-step__lines">{children}</div>;
}
