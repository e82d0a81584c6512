import { byId } from '../../access';
import { signedIn, type Handler } from '../../defineHandlers';
import { toUser } from '../../serializers/user';
import { changePerson } from './changePerson';

/** Whom the access token stands for. */
export const getCurrentUser: Handler<'getCurrentUser'> = (call) =>
  toUser(call.world, signedIn(call));

/** The own profile; roles and confirmation are not one's own to change. */
export const updateCurrentUser: Handler<'updateCurrentUser'> = (call) => {
  const { body, world } = call;
  const { id } = signedIn(call);
  changePerson(world, id, body);
  return toUser(world, byId(world.db.user, id, 'Пользователь не найден'));
};
