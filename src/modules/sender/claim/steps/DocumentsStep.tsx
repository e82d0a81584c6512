import type { Claim } from '../../../../api/endpoints/sender';
import {
  claimDocumentKinds,
  documentKindOf,
  documentsByEvent,
  isInsuredEvent,
  type ClaimDocumentCode,
} from '../../../../domain/claims';
import { useFormField } from '../../../../forms/field/useFormField';
import { useFormResult } from '../../../../forms/form/useFormResult';
import { useStatedField } from '../../../../blocks/steps/statedKind';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { FileTerms, UploadField } from '../../../../blocks/upload/UploadField';
import { Note } from '../../../../ui/state/Note';
import { useClaiming } from '../editor/claiming';
import { claimTable, type ClaimDocumentValues, type ClaimValues } from '../form/claimTable';

const HINTS: Readonly<Partial<Record<ClaimDocumentCode, string>>> = {
  PHOTO: 'Товар, упаковка со всех сторон и этикетка',
  DAMAGE_REPORT: 'Акт, составленный с курьером или в пункте выдачи',
  VALUE_PROOF: 'Счёт, накладная поставщика или чек',
  COURIER_REPLY: 'Ответ на претензию или на запрос о розыске',
};

/** Returns the kinds of documents for a type of event, and «Другие». */
function kindsFor(type: string): ClaimDocumentCode[] {
  const asked = isInsuredEvent(type) ? documentsByEvent[type] : documentsByEvent.DAMAGE;
  return [...asked, 'OTHER'];
}

/** The step with the documents, grouped by kind; kinds that the event does not need are under «Другие». */
export function DocumentsStep() {
  const { claim, uploads, removeDocument } = useClaiming();
  const type = useFormResult((values: ClaimValues) => values.type ?? '');
  const documents = useFormResult((values: ClaimValues) => values.documents);
  const { id, error } = useFormField('documents', useStatedField(claimTable)('documents'));
  const kinds = kindsFor(type);
  const placeOf = ({ kind }: ClaimDocumentValues) => {
    const known = documentKindOf(kind);
    return kinds.includes(known) ? known : 'OTHER';
  };
  return (
    <>
      <StepTitle />
      <div id={id} tabIndex={-1} className="grid gap-4 min-w-0">
        <RequestedDocuments claim={claim} />
        {error !== undefined && (
          <Note tone="danger" live>
            {error}
          </Note>
        )}
        <FileTerms uploads={uploads} />
        {kinds.map((kind) => (
          <UploadField
            key={kind}
            id={`${id}-${kind}`}
            label={claimDocumentKinds[kind]}
            hint={HINTS[kind]}
            slot={kind}
            files={documents.filter((document) => placeOf(document) === kind)}
            uploads={uploads}
            onRemove={removeDocument}
          />
        ))}
      </div>
    </>
  );
}

/** The insurance company's request for documents; null if there is none. */
export function RequestedDocuments({ claim }: { claim: Claim | undefined }) {
  if (claim?.status?.name !== 'DOCUMENTS_REQUESTED') return null;
  return (
    <Note tone="warning" title="Страховая компания запросила документы">
      {claim.rejectReason || 'Добавьте документы и отправьте заявление ещё раз.'}
    </Note>
  );
}
