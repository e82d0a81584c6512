// Written by `npm run codegen` from openapi/. Do not edit.

export const role = { id: 'id', deleted: 'b' } as const;
export const legalStatus = {} as const;
export const okopf = {} as const;
export const organization = {
  id: 'id',
  legalStatus: legalStatus,
  kpp: 's?',
  okopf: [okopf, '?~'],
  excludedModules: ['s', '*~'],
} as const;
export const user = {
  id: 'id',
  middlename: 's?',
  email: 's?~',
  mobilePhone: 's?~',
  roles: [role, '*'],
  organization: organization,
  isDeleted: 'b',
  userIsDeleted: 'b',
  isNeedChangePassword: 'b',
  isVerified: 'b~',
} as const;
export const userRole = { id: 'id', deleted: 'b' } as const;
