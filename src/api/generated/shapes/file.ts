// Written by `npm run codegen` from openapi/. Do not edit.

export const storedFile = { id: 'id', size: 'i' } as const;
