import { Link } from 'react-router-dom';
import type { User } from '../../../api/endpoints/user';
import { formatPhone } from '../../../lib/requisites';
import { Button } from '../../../ui/button/Button';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { textColumn } from '../../../ui/registry/columns';
import type { RegistryColumn } from '../../../ui/registry/registryColumn';
import { heldRoleNames } from './roleSwitches';
import type { ConfirmUser } from './useConfirmUser';
import { fullName, userBadge, userPath, userStatus } from './shownUser';

interface ColumnOptions extends ConfirmUser {
  /** True if the list also has users of other organizations. */
  ofAllOrganizations: boolean;
  /** Id of the viewer, whose row has no button: users do not confirm themselves. */
  ownId: string | undefined;
}

const rolesText = (user: User) => heldRoleNames(user).join(', ') || 'Нет ролей';
const phoneText = ({ mobilePhone }: User) => formatPhone(mobilePhone ?? '') || 'Не указан';
const emailText = ({ email }: User) => email || 'Не указана';

export function userColumns({
  ofAllOrganizations,
  ownId,
  confirmUser,
  busyId,
}: ColumnOptions): RegistryColumn<User>[] {
  return [
    {
      id: 'lastname',
      phoneSlot: 'title',
      header: 'ФИО',
      width: 204,
      value: fullName,
      cell: (user) => (
        <span className="users__text block wrap-anywhere">
          <Link to={userPath(user.id)} className="users__name font-medium">
            {fullName(user)}
          </Link>
          {/* The login usually equals the e-mail address, which has its own column. */}
          {user.username !== user.email && <small>{user.username}</small>}
        </span>
      ),
    },
    ...(ofAllOrganizations ? [ORGANIZATION] : []),
    {
      id: 'roles',
      flex: true,
      phoneSlot: 'party',
      header: 'Роли',
      width: 174,
      value: rolesText,
      cell: (user) => <span className="users__text block wrap-anywhere">{rolesText(user)}</span>,
    },
    textColumn('mobilePhone', 'Телефон', phoneText, { priority: 1, width: 156 }),
    {
      id: 'email',
      priority: 2,
      header: 'Электронная почта',
      width: 196,
      value: emailText,
      cell: (user) => <span className="users__text block wrap-anywhere">{emailText(user)}</span>,
    },
    {
      id: 'isVerified',
      phoneSlot: 'status',
      header: 'Статус',
      width: 344,
      value: (user) => userBadge(user).label,
      cell: (user) => (
        <span className="users__status flex flex-wrap items-center gap-2">
          <StatusBadge {...userBadge(user)} />
          {userStatus(user) === 'unverified' && user.id !== ownId && (
            <Button
              size="sm"
              variant="outlined"
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
    textColumn('username', 'Логин', ({ username }) => username, { hidden: true }),
    ...(ofAllOrganizations ? [ORGANIZATION_ITN] : []),
  ];
}

const ORGANIZATION: RegistryColumn<User> = {
  id: 'organization.name',
  priority: 3,
  header: 'Организация',
  width: 190,
  value: ({ organization }) => organization?.name,
  cell: ({ organization }) => (
    <span className="users__text block wrap-anywhere">
      {organization?.name || '—'}
      {organization?.itn && <small>ИНН&nbsp;{organization.itn}</small>}
    </span>
  ),
};

const ORGANIZATION_ITN = textColumn<User>(
  'organization.itn',
  'ИНН организации',
  ({ organization }) => organization?.itn,
  { hidden: true },
);
