import type { Database, NewRow } from '../db';
import {
  correspondentAccount,
  ogrn,
  organizationInn,
  personalInn,
  settlementAccount,
} from './checksums';

/** Required columns of a new company; the other columns have defaults. */
type Company = Omit<NewRow<'organization'>, Defaulted> &
  Partial<Pick<NewRow<'organization'>, Defaulted>>;
type Defaulted = 'legalStatusName' | 'okopfCode' | 'excludedModules';

/** The organization of the demo's main user; the contract's examples also name it. */
export const SEVERNY_VETER: Company = {
  id: '1a9e4d57-63cb-4f80-b1d2-5c7e8f90a133',
  itn: organizationInn('780123456'),
  name: 'ООО «Северный ветер»',
  ceoName: 'Соколова Анна Викторовна',
  kpp: '780101001',
  ogrn: ogrn('102780123456'),
  legalAddress: '199034, г. Санкт-Петербург, 7-я линия В. О., д. 12, лит. А, помещ. 4-Н',
  registeredDate: '2002-08-14',
};

/** Organization whose user is not confirmed yet. */
export const NOVY_GORIZONT: Company = {
  id: '2b0f5e68-74dc-4a91-82e3-6d8f9a01b244',
  itn: organizationInn('540612345'),
  name: 'ООО «Новый горизонт»',
  ceoName: 'Орлов Илья Денисович',
  kpp: '540601001',
  ogrn: ogrn('119547601234'),
  legalAddress: '630099, г. Новосибирск, ул. Ядринцевская, д. 68/1, офис 305',
  registeredDate: '2019-03-21',
};

/** A supplier that sells its receivables. */
export const URALMETALL: Company = {
  id: '3c1a6f79-85ed-4ba2-93f4-7e9a0b12c355',
  itn: organizationInn('667123456'),
  name: 'АО «Уралметалл-Снаб»',
  ceoName: 'Кузнецов Роман Аркадьевич',
  kpp: '667101001',
  ogrn: ogrn('103660123456'),
  legalAddress: '620014, Свердловская обл., г. Екатеринбург, ул. Радищева, д. 28, офис 1204',
  okopfCode: '12267',
  registeredDate: '2003-11-05',
};

/** A marketplace seller: a sole proprietor, who has no КПП. */
export const BELOVA: Company = {
  id: '4d2b7a80-96fe-4cb3-84a5-8f0b1c23d466',
  legalStatusName: 'INDIVIDUAL',
  itn: personalInn('5024123456'),
  name: 'ИП Белова Мария Андреевна',
  ceoName: 'Белова Мария Андреевна',
  kpp: null,
  ogrn: ogrn('31850240012345'),
  legalAddress: '143401, Московская обл., г. Красногорск, ул. Речная, д. 8, кв. 112',
  okopfCode: '50102',
  registeredDate: '2018-06-09',
  excludedModules: ['finance'],
};

export const POSYLKA_PLUS: Company = {
  id: '5e3c8b91-a70f-4dc4-95b6-901c2d34e577',
  itn: organizationInn('770412345'),
  name: 'ООО «Посылка Плюс»',
  ceoName: 'Морозов Денис Олегович',
  kpp: '770401001',
  ogrn: ogrn('117774612345'),
  legalAddress: '119034, г. Москва, Пречистенский пер., д. 14, стр. 1',
  registeredDate: '2017-02-16',
  excludedModules: ['finance'],
};

export const CABINET_OWNER: Company = {
  id: '6f4d9ca2-b810-4ed5-86c7-012d3e45f688',
  itn: organizationInn('770998765'),
  name: 'ООО «Деловой кабинет»',
  ceoName: 'Гаврилов Пётр Николаевич',
  kpp: '770901001',
  ogrn: ogrn('116774698765'),
  legalAddress: '105064, г. Москва, ул. Земляной Вал, д. 9',
  registeredDate: '2016-09-01',
};

/** Buyers whose debts are insured. */
export const BUYERS: readonly Company[] = [
  {
    id: '8b7f1c20-9f6d-4d3e-a5b1-0e2c4f6a8d90',
    itn: organizationInn('771456789'),
    name: 'АО «Технопром»',
    ceoName: 'Громов Илья Сергеевич',
    kpp: '771401001',
    ogrn: ogrn('115774612345'),
    legalAddress: '125167, г. Москва, Ленинградский пр-т, д. 37, к. 9',
    okopfCode: '12267',
    registeredDate: '2015-04-02',
  },
  {
    id: '9c8a2d31-a07e-4e4f-96c2-1f3d5a7b9ea1',
    itn: organizationInn('165512345'),
    name: 'ООО «Торговый дом «Берёзовая роща — оптовые поставки строительных и отделочных материалов»',
    ceoName: 'Хайруллин Рустам Ильдарович',
    kpp: '165501001',
    ogrn: ogrn('114169001234'),
    legalAddress: '420111, Республика Татарстан, г. Казань, ул. Баумана, д. 44/8, помещ. 1012',
    registeredDate: '2014-01-30',
  },
];

/** Changes in the state register that are not in the cabinet yet, by organization. */
export const REGISTER_NEWS: Readonly<
  Record<string, { legalAddress?: string; ceoName?: string; status?: string }>
> = {
  // This organization has moved, so that the profile shows a difference to accept.
  [SEVERNY_VETER.id]: {
    legalAddress: '197022, г. Санкт-Петербург, наб. реки Карповки, д. 5, корп. 22, помещ. 17-Н',
  },
  [POSYLKA_PLUS.id]: { ceoName: 'Лаптева Ольга Юрьевна', status: 'LIQUIDATING' },
};

/** A seller known to the marketplace, for the registration of sellers. */
export const LEBEDEV = {
  contractNumber: 'МП-204518',
  mobilePhone: '+79217654321',
  itn: personalInn('7816234567'),
  name: 'ИП Лебедев Павел Олегович',
  ceoName: 'Лебедев Павел Олегович',
  kpp: null,
  ogrn: ogrn('31978470012345'),
  legalAddress: '192007, г. Санкт-Петербург, ул. Тамбовская, д. 8, кв. 31',
} as const;

const BIK = '044030999';

/** Seeds the companies, their accounts and the directory of legal forms. */
export function seedCompanies(db: Database): void {
  for (const [code, name] of Object.entries(OKOPF)) db.okopf.create({ code, name });
  const customers = [SEVERNY_VETER, NOVY_GORIZONT, URALMETALL, BELOVA, POSYLKA_PLUS, CABINET_OWNER];
  for (const company of [...customers, ...BUYERS]) {
    db.organization.create({
      legalStatusName: 'LEGAL_ENTITY',
      okopfCode: '12300',
      excludedModules: [],
      ...company,
    });
  }
  seedAccounts(db);
  db.sellerContract.create(LEBEDEV);
}

function seedAccounts(db: Database): void {
  const accounts = [
    ['e5f60718-293a-4b4c-8d5e-6f708192a355', SEVERNY_VETER.id, '40702', '55000012345', true],
    ['e5f60718-293a-4b4c-8d5e-6f708192a356', SEVERNY_VETER.id, '40702', '55000067890', false],
    ['e5f60718-293a-4b4c-8d5e-6f708192a357', URALMETALL.id, '40702', '10000054321', true],
    ['e5f60718-293a-4b4c-8d5e-6f708192a358', BELOVA.id, '40802', '50000000417', true],
    ['e5f60718-293a-4b4c-8d5e-6f708192a359', POSYLKA_PLUS.id, '40702', '30000077140', true],
  ] as const;
  for (const [id, organizationId, group, serial, main] of accounts) {
    db.paymentDetails.create({
      id,
      organizationId,
      bankName: 'ПАО «Национальный банк развития»',
      bik: BIK,
      correspondentAccount: correspondentAccount(BIK),
      settlementAccount: settlementAccount(BIK, group, serial),
      currency: 'RUB',
      main,
    });
  }
}

/** Legal forms of ОКОПФ (ОК 028-2012) used by business customers. */
const OKOPF: Readonly<Record<string, string>> = {
  '12200': 'Акционерные общества',
  '12247': 'Публичные акционерные общества',
  '12267': 'Непубличные акционерные общества',
  '12300': 'Общества с ограниченной ответственностью',
  '14000': 'Производственные кооперативы (артели)',
  '19000': 'Прочие юридические лица, являющиеся коммерческими организациями',
  '20100': 'Потребительские кооперативы',
  '50101': 'Главы крестьянских (фермерских) хозяйств',
  '50102': 'Индивидуальные предприниматели',
  '65200': 'Унитарные предприятия',
};
