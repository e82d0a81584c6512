import { mergedOrRefused } from '../../../api/changedElsewhere';
import { demandRecord } from '../../../api/outcome';
import { type User } from '../../../api/endpoints/user';
import { userSearchApi } from '../../../api/endpoints/userSearch';
import { useAppDispatch } from '../../../session/appStore';
import { freshUser } from './freshUser';
import { personOf, userUpdateOf, type Person } from './userForm';

/**
 * Returns a function that saves the whole record of a user. It reads the record from the server first, so that other
 * changes are not overwritten silently. Rejects with an `ApiError` for the form.
 */
export function useSaveUser() {
  const dispatch = useAppDispatch();
  const [update] = userSearchApi.useUpdateUserMutation();

  return async (user: User, mine: Person, isVerified?: true) => {
    const { id } = user;
    const fresh = demandRecord(await dispatch(freshUser(id)), id);
    const person = mergedOrRefused(personOf(user), mine, personOf(fresh));
    await update({ id, userUpdate: userUpdateOf(person, isVerified ?? fresh.isVerified) }).unwrap();
  };
}
