import type { ReactNode, RefObject } from 'react';
import { fileApi } from '../../../api/endpoints/file';
import { LeaveUploads } from '../../../blocks/upload/LeaveUploads';
import type { StoredFile } from '../../../blocks/upload/StoredFileRow';
import { UploadNews } from '../../../blocks/upload/UploadField';
import { useUploads, type Uploads } from '../../../blocks/upload/useUploads';
import { useAppDispatch } from '../../../session/appStore';
import type { ClaimDocumentValues } from './form/claimTable';

type Documents = ClaimDocumentValues[];

/** The part of final-form's `FormApi` that documents need. */
interface DocumentsForm {
  getState(): { values: { documents: Documents } };
  change(name: 'documents', value: Documents): void;
}

export interface ClaimDocuments {
  uploads: Uploads;
  /** Takes a document out of the form, and then away from the server. */
  removeDocument: (file: StoredFile) => void;
  /** What a page with uploads renders beside its form: announcements, and the question before leaving. */
  uploadNews: ReactNode;
}

/**
 * The documents of a claim's form: files that are at the server come into its field `documents`.
 *
 * @param id of what the form is about, an order or a claim
 * @param afterRemoval is called with a document that has left the form, and with what deletes its file
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
