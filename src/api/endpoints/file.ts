import { fileApi as generated } from '../generated/file';
import { readRecord } from '../answers/records';
import type { UploadFileApiArg } from '../generated/file';

/** A form with one file (multipart/form-data), which the generator would send as JSON. */
function formOf({ fileUpload }: UploadFileApiArg): FormData {
  const form = new FormData();
  form.set('file', fileUpload.file);
  return form;
}

/** The calls of stored files with what the generator can't express: the form of an upload. */
export const fileApi = generated.enhanceEndpoints({
  endpoints: {
    uploadFile: {
      query: (upload: UploadFileApiArg) => ({
        url: '/v1/file',
        method: 'POST',
        body: formOf(upload),
      }),
      extraOptions: { read: readRecord },
    },
  },
});
