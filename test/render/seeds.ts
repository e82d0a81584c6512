import type { DebtorOffer } from '../../src/api/endpoints/debtors';
import type { DebtorOfferStatus } from '../../src/api/generated/debtors';
import type { User } from '../../src/api/endpoints/user';

export const organization = {
  id: '1a9e4d57-63cb-4f80-b1d2-5c7e8f90a133',
  legalStatus: { name: 'LEGAL_ENTITY' as const },
  itn: '7801234564',
  name: 'ООО «Северный ветер»',
  ceoName: 'Соколова Анна Викторовна',
  kpp: '780101001',
  ogrn: '1027801234560',
  legalAddress: '199034, г. Санкт-Петербург, 7-я линия В. О., д. 12, лит. А, помещ. 4-Н',
  okopf: { code: '12300', name: 'Общества с ограниченной ответственностью' },
  excludedModules: [],
};

/**
 * The first demo user as the mock backend returns her. The data are literal, because pure functions are tested without
 * a backend; seeds.test.ts compares them with the backend.
 */
export const anna: User = {
  id: '6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11',
  username: 'sokolova@severveter.ru',
  lastname: 'Соколова',
  firstname: 'Анна',
  middlename: 'Викторовна',
  email: 'sokolova@severveter.ru',
  mobilePhone: '+79161234567',
  roles: [
    { id: 'USER_ADMIN', name: 'Администратор организации', deleted: false },
    { id: 'USER', name: 'Пользователь', deleted: false },
    { id: 'FINANCE', name: 'Финансирование', deleted: false },
    { id: 'SELLER', name: 'Продавец маркетплейса', deleted: true },
  ],
  organization,
  isDeleted: false,
  isNeedChangePassword: false,
  isVerified: true,
  userIsDeleted: false,
};

/** Returns Anna with these roles instead of her own. */
export function withRoles(...roles: string[]): User {
  return { ...anna, roles: roles.map((id) => ({ id, name: id, deleted: false })) };
}

/** Returns an offer to Anna's organization in this status; seeds.test.ts checks it against the contract. */
export function debtorOffer(status: DebtorOfferStatus): DebtorOffer {
  return {
    id: `offer-${status}`,
    status,
    insuranceLimit: 1_250_000_000,
    insurancePrice: 18_750_000,
    offerFinishDate: '21.12.2026',
    createdDateTime: '2026-11-20T10:00:00+03:00',
    offerRequest: null,
    clientCompany: organization,
    agreement: null,
  };
}
