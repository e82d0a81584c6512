import { ApiFailure, notFound } from './core/failure';
import type { Row } from './db';
import type { World } from './world';

type Table<Found> = { getAll(): Found[] } | { get(id: string): Found | null };

/**
 * Returns the row with this id, or throws a 404 with the message. Searches a model of @mswjs/data row by row, because
 * its own queries are several times slower.
 */
export function byId<Found extends { readonly id: string }>(
  table: Table<Found>,
  id: string,
  message: string,
): Found {
  const row = 'get' in table ? table.get(id) : table.getAll().find((one) => one.id === id);
  return related(row, message);
}

/** Returns the related row, or throws a 404 with the message. */
export function related<Found>(row: Found | null | undefined, message: string): Found {
  if (row === null || row === undefined) throw notFound(message);
  return row;
}

/** Returns whether the user has one of the roles; a removed role does not count. */
export function holdsRole({ db }: World, user: Row<'user'>, ...roleIds: string[]): boolean {
  return db.userRole.getAll().some(({ userId, roleId, deleted }) => {
    return userId === user.id && roleIds.includes(roleId) && !deleted;
  });
}

/** Throws a 403 unless the user has one of the roles. */
export function demandRole(world: World, user: Row<'user'>, ...roleIds: string[]): void {
  if (!holdsRole(world, user, ...roleIds)) {
    throw new ApiFailure(403, 'Недостаточно прав', { code: 'FORBIDDEN' });
  }
}

/** The cabinet owner sees all organizations, other users only their own. */
export function seesOrganization(world: World, user: Row<'user'>, organizationId: string): boolean {
  return user.organizationId === organizationId || holdsRole(world, user, 'GODMOD');
}

/** Throws a 404, as for an unknown id, if the user may not see the organization. */
export function demandOwn(
  world: World,
  user: Row<'user'>,
  organizationId: string | null,
  message: string,
): void {
  if (organizationId === null || !seesOrganization(world, user, organizationId)) {
    throw notFound(message);
  }
}

/** Throws a 406 with code '406' until the cabinet owner has confirmed the user. */
export function demandVerified(user: Row<'user'>): void {
  if (!user.isVerified) throw new ApiFailure(406, 'Пользователь ожидает подтверждения');
}

/** Throws a 403 if this module is switched off for the server or the organization. */
export function demandModule({ db, settings }: World, user: Row<'user'>, module: string): void {
  const organization = byId(db.organization, user.organizationId, 'Организация не найдена');
  if (!settings.modules.includes(module) || organization.excludedModules.includes(module)) {
    throw new ApiFailure(403, 'Раздел отключён для вашей организации', { code: 'FORBIDDEN' });
  }
}
