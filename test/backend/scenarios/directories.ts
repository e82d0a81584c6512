import { ogrn, organizationInn, personalInn } from './checksums';

/** Banks of the directory besides those of finance. The к/с is calculated from the БИК unless it is null. */
export const DIRECTORY_BANKS: readonly {
  bik: string;
  name: string;
  correspondentAccount?: null;
  closedDate?: string;
}[] = [
  { bik: '044525225', name: 'ПАО Сбербанк' },
  { bik: '044525187', name: 'Банк ВТБ (ПАО)' },
  {
    bik: '044525777',
    name: 'АО «Речной банк»',
    correspondentAccount: null,
    closedDate: '2025-03-14',
  },
];

/** Organizations of the state register that are not in the cabinet. */
export const DIRECTORY_ORGANIZATIONS = [
  {
    itn: organizationInn('784212345'),
    name: 'ООО «Речной причал»',
    ceoName: 'Ершова Нина Сергеевна',
    kpp: '784201001',
    ogrn: ogrn('121780012345'),
    legalAddress: '191015, г. Санкт-Петербург, ул. Шпалерная, д. 36, помещ. 9-Н',
    registeredDate: '2021-04-05',
    status: 'ACTIVE',
  },
  {
    itn: personalInn('7842234567'),
    name: 'ИП Громов Олег Иванович',
    ceoName: 'Громов Олег Иванович',
    kpp: null,
    ogrn: ogrn('32178470012345'),
    legalAddress: '191015, г. Санкт-Петербург, ул. Таврическая, д. 5, кв. 14',
    registeredDate: '2021-09-17',
    status: 'LIQUIDATED',
  },
];
