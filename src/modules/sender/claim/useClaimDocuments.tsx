import type { ReactNode, RefObject } from 'react';
import { fileApi } from '../../../api/endpoints/file';
import { LeaveUploads } from '../../../blocks/upload/LeaveUploads';
import type { StoredFile } from '../../../blocks/upload/StoredFileRow';
import { UploadNews, FileTerms, UploadField } from '../../../blocks/upload/UploadField';
import { useUploads, type Uploads } from '../../../blocks/upload/useUploads';
import { useFormResult } from '../../../forms/form/useFormResult';
import { useAppDispatch } from '../../../session/appStore';
import type { ClaimDocumentValues } from './form/claimTable';

type Documents = ClaimDocumentValues[];

/** The part of final-form's `FormApi` that this hook uses. */
interface DocumentsForm {
  getState(): { values: { documents: Documents } };
  change(name: 'documents', value: Documents): void;
}

export interface ClaimDocuments {
  uploads: Uploads;
  /** Removes a document from the form, then calls `afterRemoval`, which may delete its file on the server. */
  removeDocument: (file: StoredFile) => void;
  /** Rendered beside the form: announcements about uploads, and the guard against leaving the page. */
  uploadNews: ReactNode;
}

/**
 * Uploads the documents of a claim and adds them to the form's field `documents`.
 *
 * @param id id of the order or claim
 * @param afterRemoval called with the id of a file that was removed from the form, and a function that deletes it
 */
export function useClaimDocuments(
  id: string,
  form: RefObject<DocumentsForm | null> | null,
  afterRemoval: (id: string, deleteFile: () => Promise<unknown>) => Promise<unknown>,
): ClaimDocuments {
  const dispatch = useAppDispatch();
  const change = (next: (all: Documents) => Documents) =>
    form?.current?.change('documents', next(form.current.getState().values.documents));
  const uploads = useUploads(`claim:${id}`, (kind, file) =>
    change((all) => [...all, { ...file, kind }]),
  );
  const removeDocument = (file: StoredFile) => {
    change((all) => all.filter((one) => one.id !== file.id));
    const deletion = fileApi.endpoints.deleteFile.initiate({ id: file.id }, { track: false });
    void afterRemoval(file.id, async () => dispatch(deletion)).catch(() => undefined);
  };
  const uploadNews = (
    <>
      <UploadNews uploads={uploads} />
      <LeaveUploads uploads={uploads} />
    </>
  );
  return { uploads, removeDocument, uploadNews };
}

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
