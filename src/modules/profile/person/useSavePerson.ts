import { mergedOrRefused } from '../../../api/changedElsewhere';
import { useUpdateCurrentUserMutation, userApi, type User } from '../../../api/endpoints/user';
import { useSessionDispatch } from '../../../session/apiRoot';
import { toast } from '../../../shell/toast/toasts';
import { ownProfileOf, personForm, type PersonForm } from './personForm';

/**
 * Saves the form of `user`, as it was drawn. The server is read first: what was changed meanwhile in
 * another tab must not be overwritten in silence. Throws an `ApiError` for the form.
 */
export function useSavePerson(user: User) {
  const dispatch = useSessionDispatch();
  const [update] = useUpdateCurrentUserMutation();

  return async (form: PersonForm) => {
    const { initiate } = userApi.endpoints.getCurrentUser;
    const fresh = dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
    const ownProfile = mergedOrRefused(
      ownProfileOf(personForm(user)),
      ownProfileOf(form),
      ownProfileOf(personForm(await fresh.unwrap())),
    );
    await update({ ownProfile }).unwrap();
    toast.success('Данные сохранены');
  };
}
