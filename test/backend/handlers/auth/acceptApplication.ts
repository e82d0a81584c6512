import { DEMO_PASSWORD } from '../../scenarios/people';
import type { World } from '../../world';

/** An application as it waits for its code. */
export interface Application {
  person: {
    lastname: string;
    firstname: string;
    middlename: string | null;
    mobilePhone: string;
    email: string;
  };
  organization: {
    itn: string;
    name: string;
    ceoName: string;
    kpp: string | null;
    ogrn: string;
    legalAddress: string;
  };
  roles: string[];
}

/**
 * Makes the user, and the organization if its ИНН is new; whoever brings a new organization
 * administers it.
 *
 * @returns the login of the new user
 */
export function acceptApplication(world: World, application: Application): string {
  const { db, randomness } = world;
  const { person, organization } = application;
  const known = db.organization.findFirst({ where: { itn: { equals: organization.itn } } });
  const organizationId = known?.id ?? createOrganization(world, organization);
  const roles = known === null ? ['USER_ADMIN', ...application.roles] : application.roles;
  const user = db.user.create({
    id: randomness.uuid(),
    username: person.email.toLowerCase(),
    password: DEMO_PASSWORD,
    lastname: person.lastname,
    firstname: person.firstname,
    middlename: person.middlename,
    email: person.email,
    mobilePhone: person.mobilePhone,
    organizationId,
    isDeleted: false,
    isNeedChangePassword: true,
    isVerified: false,
  });
  for (const roleId of roles) {
    db.userRole.create({ id: randomness.uuid(), userId: user.id, roleId, deleted: false });
  }
  world.announce(`Зарегистрирован ${user.username}, временный пароль ${DEMO_PASSWORD}`);
  return user.username;
}

function createOrganization(
  { clock, db, randomness }: World,
  organization: Application['organization'],
): string {
  const isIndividual = organization.itn.length === 12;
  return db.organization.create({
    ...organization,
    id: randomness.uuid(),
    legalStatusName: isIndividual ? 'INDIVIDUAL' : 'LEGAL_ENTITY',
    excludedModules: [],
    okopfCode: isIndividual ? '50102' : '12300',
    registeredDate: new Date(clock.now()).toISOString().slice(0, 10),
  }).id;
}
