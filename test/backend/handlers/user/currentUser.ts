import { byId } from '../../access';
import { signedIn, type Handler } from '../../defineHandlers';
import { toUser } from '../../serializers/user';
import { changePerson } from './changePerson';

export const getCurrentUser: Handler<'getCurrentUser'> = (call) =>
  toUser(call.world, signedIn(call));

/** Changes the caller's own profile, except roles and confirmation. */
export const updateCurrentUser: Handler<'updateCurrentUser'> = (call) => {
  const { body, world } = call;
  const { id } = signedIn(call);
  changePerson(world, id, body);
  return toUser(world, byId(world.db.user, id, 'Пользователь не найден'));
};
