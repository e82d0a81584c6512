import type { Claim } from '../../../../api/endpoints/sender';
import { shownText } from '../../../../lib/shownText';
import { Note } from '../../../../ui/state/Note';

/** What the insurance company still wants to see; nothing for a claim that it has not asked about. */
export function RequestedDocuments({ claim }: { claim: Claim | undefined }) {
  if (claim?.status?.name !== 'DOCUMENTS_REQUESTED') return null;
  return (
    <Note tone="warning" title="Страховая компания запросила документы">
      {shownText(claim.rejectReason) || 'Добавьте документы и отправьте заявление ещё раз.'}
    </Note>
  );
}
