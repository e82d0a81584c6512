import type { User } from '../../../../api/endpoints/user';
import { Button } from '../../../../ui/button/Button';
import { Card } from '../../../../ui/card/Card';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { Note } from '../../../../ui/state/Note';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { UserForm } from '../UserForm';
import { UserRoles } from './UserRoles';
import type { RoleSubject } from '../roleSwitches';
import { useConfirmUser } from '../useConfirmUser';
import { fullName, userBadge, userStatus } from '../shownUser';
import { checkIcon } from '../../../../ui/icon/signInIcons';
import { clockIcon } from '../../../../ui/icon/frameIcons';
import { trashIcon } from '../../../../ui/icon/pageIcons';
import { userSearchApi } from '../../../../api/endpoints/userSearch';
import { useAppDispatch } from '../../../../session/appStore';
import { beginStep } from '../../../../shell/undo/undo';
import { USER } from '../register';

/**
 * Returns the function that removes the user from the screen and calls `onDeleted`. The call is made when the user can
 * no longer undo this, after ten seconds.
 */
function useDeleteUser(user: User, onDeleted: () => void) {
  const [deleteUser] = userSearchApi.useDeleteUserMutation();
  const dispatch = useAppDispatch();
  const { id } = user;
  const name = fullName(user);
  return () => {
    dispatch(
      beginStep({
        message: `Пользователь ${name} удалён: войти в кабинет он больше не сможет, открытые сессии завершатся.`,
        calls: [{ key: `${USER}/${id}`, send: () => deleteUser({ id }) }],
        failure: ([failed]) => `${name} не удалён. ${failed?.failure.message ?? ''}`,
        onFailed: () => void dispatch(userSearchApi.util.invalidateTags(['User'])),
      }),
    );
    onDeleted();
  };
}

interface UserDetailProps extends RoleSubject {
  user: User;
  onDeleted: () => void;
}

/** An administrator's actions for a user: change, confirm, assign roles, delete. */
export function UserDetail({ user, onDeleted, ...subject }: UserDetailProps) {
  return (
    <div className="user-detail grid items-start gap-5">
      <UserForm user={user} />
      <div className="grid gap-5 min-w-0">
        <UserStanding user={user} {...subject} />
        <UserRoles userId={user.id} {...subject} />
        <UserDeletion user={user} isSelf={subject.isSelf} onDeleted={onDeleted} />
      </div>
    </div>
  );
}

function UserStanding({ user, isSelf, byOwner }: { user: User } & RoleSubject) {
  const { confirmUser, busyId } = useConfirmUser();
  const isWaiting = userStatus(user) === 'unverified' && !isSelf;
  return (
    <Card title="Доступ" headingLevel={2} badge={<StatusBadge {...userBadge(user)} />}>
      {byOwner && (
        <DataList layout="stacked">
          <DataRow label="Организация">{user.organization?.name || '—'}</DataRow>
        </DataList>
      )}
      <p className="text-xs text-muted">
        {user.isNeedChangePassword
          ? 'При следующем входе пользователь выберет новый пароль.'
          : 'Пользователь входит со своим паролем.'}
      </p>
      {isWaiting && (
        <Note
          tone="warning"
          icon={clockIcon}
          action={
            <Button
              icon={checkIcon}
              data-analytics="button:confirm-user"
              busy={busyId !== null}
              onClick={() => confirmUser(user)}
            >
              Подтвердить пользователя
            </Button>
          }
        >
          Пока пользователь не подтверждён, разделы кабинета для него закрыты.
        </Note>
      )}
    </Card>
  );
}

function UserDeletion({
  user,
  isSelf,
  onDeleted,
}: {
  user: User;
  isSelf: boolean;
  onDeleted: () => void;
}) {
  const remove = useDeleteUser(user, onDeleted);
  return (
    <div>
      <Button
        variant="danger-outlined"
        icon={trashIcon}
        disabledReason={isSelf ? 'Нельзя удалить самого себя' : undefined}
        onClick={remove}
      >
        Удалить пользователя
      </Button>
      {isSelf && <p className="text-xs text-muted">Нельзя удалить самого себя.</p>}
    </div>
  );
}
