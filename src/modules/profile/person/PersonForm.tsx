import './PersonForm.css';
import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { userApi, type User } from '../../../api/endpoints/user';
import { FormShell } from '../../../forms/form/FormShell';
import { OwnNameFields } from '../../../forms/person/OwnNameFields';
import { SubmitButton, useSubmitting } from '../../../forms/form/SubmitButton';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import {
  finishGivenUp,
  useGiveUpInput,
  type GivenUpInput,
} from '../../../shell/leave/useGiveUpInput';
import { Button } from '../../../ui/button/Button';
import { ownPersonForm, type PersonForm } from './personForm';
import { REFETCH } from '../../../api/cache/freshness';
import { mergedOrRefused } from '../../../api/changedElsewhere';
import { demandRecord } from '../../../api/outcome';
import { errorWithoutBody } from '../../../api/errors';
import { useAppDispatch } from '../../../session/appStore';
import { useToast } from '../../../shell/toast/toasts';

const SESSION_ENDED = 'Сессия завершена. Войдите снова и сохраните данные ещё раз';

/**
 * Returns a function that saves the form of `user`. It reads the user from the server first, so that changes of another
 * tab are not overwritten silently. Rejects with an `ApiError` for the form.
 */
function useSavePerson(user: User) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [update] = userApi.useUpdateCurrentUserMutation();

  return async (form: PersonForm) => {
    const { initiate } = userApi.endpoints.getCurrentUser;
    const fresh = dispatch(initiate(undefined, REFETCH));
    // Undefined if the session has ended meanwhile, because that clears all loaded data.
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

const { fields } = ownPersonForm;

export function PersonForm({ user }: { user: User }) {
  const save = useSavePerson(user);
  const initial = ownPersonForm.read(user);
  return (
    <FormShell form={ownPersonForm} initialValues={initial} onSubmit={save}>
      <div className="profile__fields grid gap-4">
        <OwnNameFields fields={fields} />
        <fields.mobilePhone />
        <fields.email required={initial.email !== undefined} />
      </div>
      <LeaveGuard inTab message="Изменения в ваших данных не сохранены и пропадут." />
      <Actions />
    </FormShell>
  );
}

function Actions() {
  const form = useForm('PersonForm');
  const { dirty } = useFormState({ subscription: { dirty: true } });
  const submitting = useSubmitting();
  const giveUp = useGiveUpInput();
  const restore = (input: GivenUpInput) => {
    form.batch(() => {
      for (const [name, value] of Object.entries(input)) form.change(name, value);
    });
  };
  useEffect(() => () => finishGivenUp(ownPersonForm.name), []);
  return (
    <div className="person-form__actions flex flex-wrap gap-2">
      <SubmitButton>Сохранить</SubmitButton>
      <Button
        variant="outlined"
        {...(dirty !== true && { disabledReason: 'Изменений нет' })}
        disabled={submitting}
        onClick={() => giveUp(restore)}
      >
        Отменить изменения
      </Button>
    </div>
  );
}
