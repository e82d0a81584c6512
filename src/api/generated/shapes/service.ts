// Written by `npm run codegen` from openapi/. Do not edit.

export const health = {} as const;
