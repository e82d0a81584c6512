// Written by `npm run codegen` from openapi/. Do not edit.

export const bank = { correspondentAccount: 's?~', closedDate: 's?~' } as const;
