import type { User } from '../../../api/endpoints/user';
import { formatPhone } from '../../../lib/phone';
import { shownText } from '../../../lib/shownText';
import { Button } from '../../../ui/button/Button';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import type { RegistryColumn } from '../../../ui/registry/Registry';
import { heldRoleNames } from './knownRoles';
import type { ConfirmUser } from './useConfirmUser';
import { fullName } from './userName';
import { userBadge, userStatus } from './userStatus';
import { userPath } from './usersView';
import { checkIcon } from '../../../ui/icon/drawings/checkIcon';

interface ColumnOptions extends ConfirmUser {
  /** Whether users of other organizations are in the list, too. */
  ofAllOrganizations: boolean;
  /** Nobody confirms oneself. */
  ownId: string | undefined;
}

/** The columns of the list of users. */
export function userColumns({
  ofAllOrganizations,
  ownId,
  confirmUser,
  busyId,
}: ColumnOptions): RegistryColumn<User>[] {
  return [
    {
      id: 'lastname',
      header: 'ФИО и логин',
      sortable: true,
      cell: (user) => (
        <span className="users__text">
          <Link to={userPath(shownText(user.id))} className="users__name">
            {fullName(user)}
          </Link>
          {/* The login mostly is the e-mail address; nobody needs it twice in a row. */}
          {user.username !== user.email && <small>{shownText(user.username)}</small>}
        </span>
      ),
    },
    ...(ofAllOrganizations ? [ORGANIZATION] : []),
    {
      id: 'roles',
      header: 'Роли',
      cell: (user) => (
        <span className="users__text">{heldRoleNames(user).join(', ') || 'Нет ролей'}</span>
      ),
    },
    {
      id: 'mobilePhone',
      header: 'Телефон',
      sortable: true,
      cell: ({ mobilePhone }) => formatPhone(shownText(mobilePhone)) || 'Не указан',
    },
    {
      id: 'email',
      header: 'Электронная почта',
      sortable: true,
      cell: ({ email }) => <span className="users__text">{shownText(email) || 'Не указана'}</span>,
    },
    {
      id: 'isVerified',
      header: 'Статус',
      sortable: true,
      cell: (user) => (
        <span className="users__standing">
          <StatusBadge {...userBadge(user)} />
          {userStatus(user) === 'unverified' && user.id !== ownId && (
            <Button
              size="sm"
              variant="outlined"
              icon={checkIcon}
              aria-label={`Подтвердить: ${fullName(user)}`}
              busy={busyId === user.id}
              onClick={() => confirmUser(user)}
            >
              Подтвердить
            </Button>
          )}
        </span>
      ),
    },
  ];
}

const ORGANIZATION: RegistryColumn<User> = {
  id: 'organization.name',
  header: 'Организация',
  sortable: true,
  cell: ({ organization }) => (
    <span className="users__text">
      {shownText(organization?.name) || '-'}
      {shownText(organization?.itn) && <small>ИНН {shownText(organization?.itn)}</small>}
    </span>
  ),
};
