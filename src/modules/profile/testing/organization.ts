import type { Organization } from '../../../api/endpoints/organization';

/** A company with all its requisites. */
export const company: Organization = {
  id: 'o1',
  legalStatus: { name: 'LEGAL_ENTITY' },
  itn: '7801234564',
  name: 'ООО «Северный ветер»',
  ceoName: 'Соколова Анна Викторовна',
  kpp: '780101001',
  ogrn: '1027801234560',
  legalAddress: 'г. Санкт-Петербург, 7-я линия В. О., д. 12',
  excludedModules: [],
  okopf: { code: '12300', name: 'Общества с ограниченной ответственностью' },
};
