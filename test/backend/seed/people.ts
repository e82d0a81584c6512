import {
  ogrn,
  organizationInn,
  settlementAccount,
  correspondentAccount,
} from '../scenarios/checksums';
import { SEVERNY_VETER } from '../scenarios/companies';
import { DEMO_PASSWORD, giveRole } from '../scenarios/people';
import { builder, reference, refusal } from './builder';
import { always, day, derived, flag, made, nullable, oneOf, someOf, text } from './fields';

const MODULES = ['debtors', 'finance', 'seller', 'sender'] as const;

const ROLES = ['USER_ADMIN', 'USER', 'GODMOD', 'SELLER', 'SENDER', 'FINANCE'] as const;

const digits = (n: number, size: number): string => String(n).padStart(size, '0');

export const organization = builder({
  about: 'a customer, or a company that owes to one',
  fields: {
    name: text(made('«Проверка N»', ({ n }) => `ООО «Проверка ${n}»`)),
    legalStatusName: oneOf(['LEGAL_ENTITY', 'INDIVIDUAL'], always('LEGAL_ENTITY')),
    itn: text(made('a right ИНН', ({ n }) => organizationInn(`78${digits(n, 7)}`))),
    kpp: nullable(text(always('780101001'))),
    ogrn: text(made('a right ОГРН', ({ n }) => ogrn(`12478${digits(n, 7)}`))),
    ceoName: text(always('Ветрова Дарья Сергеевна')),
    legalAddress: text(always('191186, г. Санкт-Петербург, Невский пр-т, д. 10, офис 3')),
    okopfCode: nullable(text(always('12300'))),
    registeredDate: nullable(day(always('2020-05-18'))),
    excludedModules: someOf(MODULES, always([])),
  },
  variants: {},
  example: { name: 'ООО «Маяк»', excludedModules: ['finance'] },
  table: (db) => db.organization,
  make: (values, { world }) =>
    world.db.organization.create({ ...values, excludedModules: [...values.excludedModules] }),
});

/** Returns a reference to an organization, by default to this one, which belongs to a demo user. */
export const ownedBy = (owner: { readonly id: string; readonly name: string }) =>
  reference(
    'organization',
    organization,
    made(owner.name, ({ world }) => {
      const row = organization.find(world.db, owner.id);
      if (row === null) throw refusal('organization', 'is gone: give another');
      return row;
    }),
  );

export const user = builder({
  about: 'a person who signs in',
  fields: {
    organization: ownedBy(SEVERNY_VETER),
    lastname: text(made('a surname with N', ({ n }) => `Проверкин-${n}`)),
    firstname: text(always('Иван')),
    middlename: nullable(text(always('Петрович'))),
    username: text(made('userN@example.ru', ({ n }) => `user${n}@example.ru`)),
    password: text(always(DEMO_PASSWORD)),
    mobilePhone: nullable(text(made('a phone', ({ n }) => `+7900${digits(n, 7)}`))),
    roles: someOf(ROLES, always(['USER'])),
    isVerified: flag(always(true)),
    isDeleted: flag(always(false)),
    isNeedChangePassword: flag(always(false)),
  },
  variants: {
    unverified: { isVerified: false },
    admin: { roles: ['USER_ADMIN', 'USER'] },
    deleted: { isDeleted: true },
  },
  example: { username: 'tester@example.ru', roles: ['USER', 'FINANCE'] },
  table: (db) => db.user,
  make: ({ organization: { id: organizationId }, roles, ...person }, { world: { db } }) => {
    const isTaken = db.user.count({ where: { username: { equals: person.username } } }) > 0;
    if (isTaken) throw refusal('username', `is taken: "${person.username}"`);
    const row = db.user.create({ ...person, email: person.username, organizationId });
    for (const role of roles) giveRole(db, row.id, role, false);
    return row;
  },
  removed: ({ id }, { db }) => db.userRole.deleteMany({ where: { userId: { equals: id } } }),
});

const BIK = '044525999';

export const paymentDetails = builder({
  about: 'a bank account of an organization',
  fields: {
    organization: ownedBy(SEVERNY_VETER),
    bankName: text(always('ПАО «Национальный банк развития»')),
    bik: text(always(BIK)),
    correspondentAccount: text(derived('the right one for the БИК')),
    settlementAccount: text(derived('a right one for the БИК')),
    currency: text(always('RUB')),
    main: flag(always(false)),
  },
  variants: {},
  example: { bankName: 'АО «Северный кредит»' },
  table: (db) => db.paymentDetails,
  make: ({ organization: { id: organizationId }, ...account }, { world, n }) =>
    world.db.paymentDetails.create({
      ...account,
      organizationId,
      correspondentAccount: account.correspondentAccount ?? correspondentAccount(account.bik),
      settlementAccount:
        account.settlementAccount ?? settlementAccount(account.bik, '40702', digits(n, 11)),
    }),
});
