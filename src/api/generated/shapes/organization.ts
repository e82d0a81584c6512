// Written by `npm run codegen` from openapi/. Do not edit.

import { okopf } from './user';

export const registryData = { kpp: 's?~', okopf: [okopf, '?~'], registeredDate: 's?~' } as const;
export const paymentDetails = { id: 'id', main: 'b' } as const;
