import { toDate } from '../../core/clock';
import type { Row } from '../../db';
import { DEMO_PASSWORD } from '../../scenarios/people';
import type { World } from '../../world';
import { loginOf } from './signIn';

/**
 * Creates the user, and the organization if its ИНН is new; the first user of a new organization becomes its
 * administrator.
 *
 * @returns the new user, who has a temporary password and must change it
 */
export function acceptApplication(world: World, application: Row<'registration'>): Row<'user'> {
  const { db, randomness } = world;
  const known = db.organization.findFirst({ where: { itn: { equals: application.itn } } });
  const organizationId = known?.id ?? createOrganization(world, application);
  const roles = known === null ? ['USER_ADMIN', ...application.roles] : application.roles;
  const user = db.user.create({
    id: randomness.uuid(),
    username: loginOf(application.email),
    password: DEMO_PASSWORD,
    lastname: application.lastname,
    firstname: application.firstname,
    middlename: application.middlename,
    email: application.email,
    mobilePhone: application.mobilePhone,
    organizationId,
    isDeleted: false,
    isNeedChangePassword: true,
    isVerified: false,
  });
  for (const roleId of roles) {
    db.userRole.create({ id: randomness.uuid(), userId: user.id, roleId, deleted: false });
  }
  world.announce(`Зарегистрирован ${user.username}, временный пароль ${DEMO_PASSWORD}`);
  return user;
}

function createOrganization(
  { clock, db, randomness }: World,
  { itn, organizationName, ceoName, kpp, ogrn, legalAddress }: Row<'registration'>,
): string {
  const isIndividual = itn.length === 12;
  return db.organization.create({
    itn,
    ceoName,
    kpp,
    ogrn,
    legalAddress,
    id: randomness.uuid(),
    name: organizationName,
    legalStatusName: isIndividual ? 'INDIVIDUAL' : 'LEGAL_ENTITY',
    excludedModules: [],
    okopfCode: isIndividual ? '50102' : '12300',
    registeredDate: toDate(clock.now()),
  }).id;
}
