// Written by `npm run codegen` from openapi/. Do not edit.

const storedFile = { id: 'id', name: 's', type: 's', size: 'i', createdDateTime: 's' } as const;

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
  uploadFile: storedFile,
} as const;
