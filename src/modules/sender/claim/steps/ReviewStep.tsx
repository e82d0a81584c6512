import type { Order } from '../../../../api/endpoints/sender';
import { claimDocumentKinds, documentKindName, claimTypeName } from '../../../../domain/claims';
import { useFormResult } from '../../../../forms/form/useFormResult';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { StepReview, type ReviewPart } from '../../../../blocks/steps/StepReview';
import { Note } from '../../../../ui/state/Note';
import { useClaiming } from '../editor/claiming';
import { missingKinds } from '../form/claimSteps';
import type { ClaimValues } from '../form/claimTable';
import { accountName, useAccounts } from './PayoutStep';
import { countOf } from '../../../../lib/countOf';
import { formatDate } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import { orderItems, piecesOf } from '../form/orderItems';

/** The step with the summary of the claim and the missing documents. */
export function ReviewStep() {
  const { order, uploads } = useClaiming();
  const values = useFormResult((all: ClaimValues) => all);
  const { data } = useAccounts();
  const account = data?.content.find(({ id }) => id === values.paymentDetailsId);
  const missing = missingKinds(values);
  const documents = values.documents.map(({ kind, name }) => `${documentKindName(kind)}: ${name}`);
  const files = countOf(documents.length, 'файл', 'файла', 'файлов');
  const parts: Record<string, ReviewPart> = {
    order: { brief: order.orderNumber ?? '' },
    event: inLines(eventText(values)),
    damage: inLines(damageText(values, order)),
    documents: {
      brief: documents.length === 0 ? '' : files,
      whole: <Lines>{documents.join('\n')}</Lines>,
    },
    payout: { brief: account === undefined ? '' : accountName(account) },
  };
  return (
    <>
      <StepTitle />
      <div className="grid gap-4 min-w-0">
        <p>Проверьте сведения. После отправки изменить заявление нельзя.</p>
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

/** Returns a part that shows the first line, and all lines once the user opens it. */
function inLines(lines: string): ReviewPart {
  const [brief = '', ...rest] = lines.split('\n');
  return rest.length === 0 ? { brief } : { brief, whole: <Lines>{lines}</Lines> };
}

function Lines({ children }: { children: string }) {
  return <div className="pre-line">{children}</div>;
}

function eventText({ type, eventDate, description }: ClaimValues): string {
  const head = [type && claimTypeName(type), eventDate && formatDate(eventDate)].filter(Boolean);
  return [head.join(', '), description].filter(Boolean).join('\n');
}

function damageText(values: ClaimValues, order: Order): string {
  const names = new Map(orderItems(order).map(({ id, name }) => [id, name]));
  const lines = values.items.flatMap(({ id, quantity }) => {
    const pieces = piecesOf(quantity) ?? 0;
    return pieces === 0 ? [] : [`${names.get(id) ?? 'Товар'}, ${pieces} шт.`];
  });
  const { claimedAmount } = values;
  const sum = typeof claimedAmount === 'number' ? `К возмещению ${formatMoney(claimedAmount)}` : '';
  return [...lines, sum].filter(Boolean).join('\n');
}
