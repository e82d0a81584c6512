import { demandRecord } from '../../../api/answers/demandRecord';
import { mergedOrRefused } from '../../../api/changedElsewhere';
import { errorWithoutBody } from '../../../api/errors';
import { userApi, type User } from '../../../api/endpoints/user';
import { useSessionDispatch } from '../../../session/apiRoot';
import { toast } from '../../../shell/toast/toasts';
import { ownPersonForm, type PersonForm } from './personForm';

const SESSION_ENDED = 'Сессия завершена. Войдите снова и сохраните данные ещё раз';

/**
 * Saves the form of `user`, as it was drawn. The server is read first: what was changed meanwhile in
 * another tab must not be overwritten in silence. Throws an `ApiError` for the form.
 */
export function useSavePerson(user: User) {
  const dispatch = useSessionDispatch();
  const [update] = userApi.useUpdateCurrentUserMutation();

  return async (form: PersonForm) => {
    const { initiate } = userApi.endpoints.getCurrentUser;
    const fresh = dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
    // Without data where the session, and with it all that was loaded, ended meanwhile.
    const stored: User | undefined = await fresh.unwrap();
    if (stored === undefined) throw { ...errorWithoutBody(401), message: SESSION_ENDED };
    const ownProfile = mergedOrRefused(
      ownPersonForm.write(ownPersonForm.read(user)),
      ownPersonForm.write(form),
      ownPersonForm.write(ownPersonForm.read(demandRecord(stored, user.id))),
    );
    await update({ ownProfile }).unwrap();
    toast.success('Данные сохранены');
  };
}
