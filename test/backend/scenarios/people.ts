import type { Database, NewRow } from '../db';
import {
  BELOVA,
  CABINET_OWNER,
  NOVY_GORIZONT,
  POSYLKA_PLUS,
  SEVERNY_VETER,
  URALMETALL,
} from './companies';

/** Password of every demo user. */
export const DEMO_PASSWORD = 'Demo-2026!';

interface Person {
  id: string;
  lastname: string;
  firstname: string;
  middlename: string | null;
  email: string;
  mobilePhone: string | null;
  organizationId: string;
  roles: readonly string[];
  /** Roles that were removed and have no effect. */
  formerRoles?: readonly string[];
  isVerified?: boolean;
  isDeleted?: boolean;
  isNeedChangePassword?: boolean;
  /** Description in the text at the start; undefined for users who are not named there. */
  demo?: string;
}

/** Id of Анна Соколова, an administrator of her organization; tests sign in as her by default. */
export const SOKOLOVA_ID = '6f1c2f0e-8d0a-4b1e-9a53-0c6f5a2e7b11';

/** Id of a colleague who is not confirmed. */
export const ILIN_ID = 'b7d0a6f4-2f39-4c7e-8f15-9e0d6a3c5b22';

const PEOPLE: readonly Person[] = [
  {
    id: SOKOLOVA_ID,
    lastname: 'Соколова',
    firstname: 'Анна',
    middlename: 'Викторовна',
    email: 'sokolova@severveter.ru',
    mobilePhone: '+79161234567',
    organizationId: SEVERNY_VETER.id,
    roles: ['USER_ADMIN', 'USER', 'FINANCE'],
    formerRoles: ['SELLER'],
    demo: 'администратор организации',
  },
  {
    id: 'c8e1b705-304a-4d8f-9026-0f1e7b4d6c33',
    lastname: 'Орлов',
    firstname: 'Илья',
    middlename: 'Денисович',
    email: 'orlov@novygorizont.ru',
    mobilePhone: '+79139876543',
    organizationId: NOVY_GORIZONT.id,
    roles: ['USER'],
    isVerified: false,
    demo: 'ждёт подтверждения владельцем кабинета',
  },
  {
    id: 'd9f2c816-415b-4e90-8137-102f8c5e7d44',
    lastname: 'Кузнецова',
    firstname: 'Ольга',
    middlename: 'Романовна',
    email: 'kuznetsova@uralmetall-snab.ru',
    mobilePhone: '+79221112233',
    organizationId: URALMETALL.id,
    roles: ['USER', 'FINANCE'],
    demo: 'поставщик, получает финансирование',
  },
  {
    id: 'ea03d927-526c-4fa1-9248-21309d6f8e55',
    lastname: 'Белова',
    firstname: 'Мария',
    middlename: 'Андреевна',
    email: 'belova@lavka-belovoy.ru',
    mobilePhone: '+79255556677',
    organizationId: BELOVA.id,
    roles: ['SELLER', 'USER'],
    demo: 'продавец маркетплейса',
  },
  {
    id: 'fb14ea38-637d-40b2-8359-3241ae70af66',
    lastname: 'Морозов',
    firstname: 'Денис',
    middlename: 'Олегович',
    email: 'morozov@posylka-plus.ru',
    mobilePhone: '+79067778899',
    organizationId: POSYLKA_PLUS.id,
    roles: ['SENDER', 'USER'],
    demo: 'отправитель через курьерскую службу',
  },
  {
    id: '0c25fb49-748e-41c3-946a-4352bf81b077',
    lastname: 'Гаврилов',
    firstname: 'Пётр',
    middlename: 'Николаевич',
    email: 'gavrilov@delovoy-kabinet.ru',
    mobilePhone: '+79031234500',
    organizationId: CABINET_OWNER.id,
    roles: ['GODMOD', 'USER'],
    demo: 'владелец кабинета, GODMOD',
  },
  {
    id: ILIN_ID,
    lastname: 'Ильин',
    firstname: 'Тимур',
    middlename: null,
    email: 'ilin@severveter.ru',
    mobilePhone: null,
    organizationId: SEVERNY_VETER.id,
    roles: ['USER'],
    isVerified: false,
    isNeedChangePassword: true,
  },
  {
    id: '1d360c5a-859f-42d4-857b-5463c092c188',
    lastname: 'Ёлкина',
    firstname: 'Светлана',
    middlename: 'Игоревна',
    email: 'elkina@severveter.ru',
    mobilePhone: '+79119990011',
    organizationId: SEVERNY_VETER.id,
    roles: ['USER', 'FINANCE'],
  },
  {
    id: '2e471d6b-96a0-43e5-968c-6574d1a3d299',
    lastname: 'Прохоров',
    firstname: 'Андрей',
    middlename: 'Львович',
    email: 'prohorov@severveter.ru',
    mobilePhone: null,
    organizationId: SEVERNY_VETER.id,
    roles: [],
    formerRoles: ['USER'],
    isDeleted: true,
  },
];

export interface DemoSignIn {
  username: string;
  who: string;
}

/** The demo users in the welcome text; all have the password DEMO_PASSWORD. */
export const DEMO_SIGN_INS: readonly DemoSignIn[] = PEOPLE.flatMap((person) =>
  person.demo === undefined
    ? []
    : [{ username: person.email, who: `${person.firstname} ${person.lastname}, ${person.demo}` }],
);

/** Seeds the demo users and their roles. Needs the companies. */
export function seedPeople(db: Database): void {
  for (const person of PEOPLE) {
    db.user.create(userRow(person));
    for (const roleId of person.roles) giveRole(db, person.id, roleId, false);
    for (const roleId of person.formerRoles ?? []) giveRole(db, person.id, roleId, true);
  }
}

/** Assigns a role. The id of the assignment is the same in every run. */
export function giveRole(db: Database, userId: string, roleId: string, deleted: boolean): void {
  db.userRole.create({ id: `${userId.slice(0, 8)}-${roleId}`, userId, roleId, deleted });
}

function userRow(person: Person): NewRow<'user'> {
  return {
    id: person.id,
    username: person.email,
    password: DEMO_PASSWORD,
    lastname: person.lastname,
    firstname: person.firstname,
    middlename: person.middlename,
    email: person.email,
    mobilePhone: person.mobilePhone,
    organizationId: person.organizationId,
    isDeleted: person.isDeleted ?? false,
    isNeedChangePassword: person.isNeedChangePassword ?? false,
    isVerified: person.isVerified ?? true,
  };
}
