// Written by `npm run codegen` from openapi/. Do not edit.

const role = { id: 'id', name: 's~', deleted: 'b' } as const;
const legalStatus = { name: 's' } as const;
const okopf = { code: 's', name: 's' } as const;
const organization = {
  id: 'id',
  legalStatus: legalStatus,
  itn: 's',
  name: 's',
  ceoName: 's',
  kpp: 's?',
  ogrn: 's',
  legalAddress: 's',
  okopf: [okopf, '?~'],
  excludedModules: ['s', '*~'],
} as const;
const user = {
  id: 'id',
  username: 's',
  lastname: 's',
  firstname: 's',
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
const userRole = { id: 'id', userId: 's', roleId: 's', name: 's~', deleted: 'b' } as const;

/** Shapes of the answers, by operation (src/api/answers/decode.ts). */
export const answers = {
  getCurrentUser: user,
  updateCurrentUser: user,
  createUser: user,
  findUsers: [user, '*p'],
  getUser: user,
  updateUser: user,
  createUserRole: userRole,
  findUserRoles: [userRole, '*p'],
  getUserRole: userRole,
} as const;
