import { FileTerms, UploadField } from '../../../blocks/upload/UploadField';
import { useFormResult } from '../../../forms/form/useFormResult';
import type { ClaimDocumentValues } from './form/claimTable';
import type { ClaimDocuments } from './useClaimDocuments';

interface OtherDocumentsProps extends Pick<ClaimDocuments, 'uploads' | 'removeDocument'> {
  id: string;
  label: string;
}

/** The optional field `documents` of a form, for documents of any kind. */
export function OtherDocuments({ uploads, removeDocument, ...named }: OtherDocumentsProps) {
  const documents = useFormResult(
    (values: { documents: ClaimDocumentValues[] }) => values.documents,
  );
  return (
    <>
      <UploadField
        {...named}
        hint="Необязательно"
        slot="OTHER"
        files={documents}
        uploads={uploads}
        onRemove={removeDocument}
      />
      <FileTerms uploads={uploads} />
    </>
  );
}
