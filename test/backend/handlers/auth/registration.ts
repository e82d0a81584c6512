import { createOpaqueToken } from '../../core/accessToken';
import { ApiFailure, notFound } from '../../core/failure';
import type { Row } from '../../db';
import type { Call, Handler } from '../../defineHandlers';
import type { Operations } from '../../generated/operations';
import type { World } from '../../world';
import { demandValidRequisites } from '../organization/requisites';
import { demandFreeUsername } from '../user/users';
import { acceptApplication } from './acceptApplication';
import {
  CODE_LIFETIME,
  demandAttemptsLeft,
  demandFresh,
  RESEND_AFTER_SECONDS,
  wrongCode,
} from './codes';
import { grantPassword } from './passwordGrants';
import { findByUsername } from './signIn';

type Started = Operations['register']['response'];
type Application = Operations['register']['body'];
type Person = Omit<Application, 'organization' | 'consents'>;
type Requisites = Application['organization'];

/** Accepts the application of an organization. The application then waits for its code. */
export const register: Handler<'register'> = ({ body, world }) => {
  demandConsents(body.consents);
  demandFreeUsername(world, body.email);
  demandValidRequisites(body.organization, 'organization.');
  return start(world, body, body.organization, ['USER']);
};

/** Accepts the application of a seller known to the marketplace. */
export const registerSeller: Handler<'registerSeller'> = ({ body, world }) => {
  demandConsents(body.consents);
  demandFreeUsername(world, body.email);
  const contract = findContract(world, body);
  return start(world, body, requisitesOf(contract), ['SELLER', 'USER']);
};

/** Finds a seller by ИНН, contract number and phone; all three must match. */
export const checkSellerData: Handler<'checkSellerData'> = ({ body, world }) => {
  const contract = findContract(world, body);
  return { organization: requisitesOf(contract), contractNumber: contract.contractNumber };
};

/** Converts a confirmed application to a user, who chooses a password and waits for the cabinet owner. */
export const confirmRegistration: Handler<'confirmRegistration'> = (call) => {
  const { world } = call;
  const registration = findRegistration(call);
  // Another application for the same login may have been confirmed meanwhile.
  const isTaken = findByUsername(world, registration.email) !== null;
  demandFresh(world, isTaken ? 0 : registration.expiresAt);
  demandRightCode(call, registration);
  world.db.registration.update({
    where: { id: { equals: registration.id } },
    data: { expiresAt: 0 },
  });
  const { id, username } = acceptApplication(world, registration);
  return { username, ...grantPassword(world, id) };
};

function start(world: World, person: Person, organization: Requisites, roles: string[]): Started {
  const { mobilePhone } = person;
  const registration = world.db.registration.create({
    id: world.randomness.uuid(),
    code: world.settings.confirmationCode,
    token: createOpaqueToken(),
    wrongCodes: 0,
    expiresAt: world.clock.now() + CODE_LIFETIME,
    lastname: person.lastname,
    firstname: person.firstname,
    middlename: person.middlename ?? null,
    email: person.email,
    mobilePhone,
    roles,
    itn: organization.itn,
    organizationName: organization.name,
    ceoName: organization.ceoName,
    kpp: organization.kpp ?? null,
    ogrn: organization.ogrn,
    legalAddress: organization.legalAddress,
  });
  world.announce(
    `Код подтверждения для ${mobilePhone}: ${registration.code}, ссылка /confirm?token=${registration.token}`,
  );
  return {
    registrationId: registration.id,
    codeSentTo: maskedPhone(mobilePhone),
    resendAfterSeconds: RESEND_AFTER_SECONDS,
  };
}

/** Returns a masked phone that its owner recognises, such as «+7 916 ***-**-67». */
function maskedPhone(mobilePhone: string): string {
  return `+7 ${mobilePhone.slice(2, 5)} ***-**-${mobilePhone.slice(-2)}`;
}

/** Throws a 422 unless the consents to the processing of personal data (152-ФЗ) and to the terms are given. */
function demandConsents({ personalData, terms }: Application['consents']): void {
  const missing = [
    ...(personalData ? [] : ['consents.personalData']),
    ...(terms ? [] : ['consents.terms']),
  ];
  if (missing.length === 0) return;
  throw new ApiFailure(422, 'Без согласия регистрация невозможна', {
    code: 'VALIDATION_ERROR',
    fieldErrors: missing.map((field) => ({ field, message: 'Необходимо согласие' })),
  });
}

type SellerKeys = Pick<Row<'sellerContract'>, 'contractNumber' | 'itn' | 'mobilePhone'>;

function findContract({ db }: World, keys: SellerKeys): Row<'sellerContract'> {
  const contract = db.sellerContract.findFirst({
    where: {
      contractNumber: { equals: keys.contractNumber.trim().toUpperCase() },
      itn: { equals: keys.itn },
      mobilePhone: { equals: keys.mobilePhone },
    },
  });
  if (contract !== null) return contract;
  throw notFound(
    'Данные не найдены. Проверьте ИНН и номер договора или запросите ссылку в поддержке маркетплейса',
  );
}

function requisitesOf(row: Row<'sellerContract'>): Requisites {
  const { itn, name, ceoName, kpp, ogrn, legalAddress } = row;
  return { itn, name, ceoName, kpp, ogrn, legalAddress };
}

/** Throws a 422 for a wrong code, and a 429 after too many wrong codes. A link needs no code. */
function demandRightCode(
  { body, world }: Call<'confirmRegistration'>,
  { id, code, wrongCodes }: Row<'registration'>,
): void {
  if (!('code' in body)) return;
  demandAttemptsLeft(wrongCodes);
  if (body.code === code) return;
  const data = { wrongCodes: wrongCodes + 1 };
  world.db.registration.update({ where: { id: { equals: id } }, data });
  throw wrongCode();
}

function findRegistration({ body, world }: Call<'confirmRegistration'>): Row<'registration'> {
  const registration = world.db.registration.findFirst({
    where:
      'token' in body ? { token: { equals: body.token } } : { id: { equals: body.registrationId } },
  });
  if (registration === null) throw notFound('Регистрация не найдена');
  return registration;
}
