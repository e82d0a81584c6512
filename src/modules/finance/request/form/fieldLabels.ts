/** Labels of the fields of a founder, by their paths inside the entry. */
export const founderLabels = {
  type: 'Тип',
  lastname: 'Фамилия',
  firstname: 'Имя',
  middlename: 'Отчество',
  birthDate: 'Дата рождения',
  citizenship: 'Гражданство',
  'passport.series': 'Серия паспорта',
  'passport.number': 'Номер паспорта',
  'passport.issueDate': 'Дата выдачи',
  'passport.issuedBy': 'Кем выдан',
  'passport.divisionCode': 'Код подразделения',
  name: 'Наименование',
  ogrn: 'ОГРН',
  kpp: 'КПП',
  country: 'Страна',
  itn: 'ИНН',
  address: 'Адрес',
  sharePercent: 'Доля, %',
  isPublicOfficial: 'Публичное должностное лицо',
} as const;

/** Labels of the fields of a contact person. */
export const contactLabels = {
  role: 'Роль',
  fullName: 'ФИО',
  position: 'Должность',
  phone: 'Телефон',
  phoneExtension: 'Добавочный',
  email: 'Электронная почта',
  isMain: 'Основной контакт',
} as const;

/** Labels of the fields of the account. */
export const accountLabels = {
  bik: 'БИК',
  bankName: 'Банк',
  correspondentAccount: 'Корреспондентский счёт',
  settlementAccount: 'Расчётный счёт',
} as const;

const LISTS: Readonly<
  Record<string, { all: string; one: string; labels: Readonly<Record<string, string>> }>
> = {
  founders: { all: 'Учредители', one: 'Учредитель', labels: founderLabels },
  contactData: { all: 'Контактные данные', one: 'Контактное лицо', labels: contactLabels },
};

function ownLabel(labels: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(labels, name) ? labels[name] : undefined;
}

/** The label of a known path; undefined for a path that the form does not have. */
export function knownLabel(path: string): string | undefined {
  const [group = '', index = '', ...rest] = path.split('.');
  if (group === 'paymentDetails') {
    return index === '' ? 'Банковские реквизиты' : ownLabel(accountLabels, index);
  }
  if (group === 'agreementFlags') return 'Согласия';
  const list = Object.hasOwn(LISTS, group) ? LISTS[group] : undefined;
  if (!list) return undefined;
  if (index === '') return list.all;
  if (!/^\d{1,3}$/.test(index)) return undefined;
  const entry = `${list.one} ${Number(index) + 1}`;
  if (rest.length === 0) return entry;
  const field = ownLabel(list.labels, rest.join('.'));
  return field === undefined ? undefined : `${entry}: ${field}`;
}

/** The label of a field by its path: `founders.0.itn` is «Учредитель 1: ИНН». */
export function labelOf(path: string): string {
  return knownLabel(path) ?? 'Поле анкеты';
}

/** The roles of contact persons, in the order in which they are offered. */
export const contactRoles: Readonly<Record<string, string>> = {
  HEAD: 'Руководитель',
  CHIEF_ACCOUNTANT: 'Главный бухгалтер',
  FINANCE_DIRECTOR: 'Финансовый директор',
  MANAGER: 'Менеджер',
};

/** The types of founders. */
export const founderTypes = { PERSON: 'Физическое лицо', COMPANY: 'Организация' } as const;
