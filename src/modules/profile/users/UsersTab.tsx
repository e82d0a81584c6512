import './UsersTab.css';
import { useNavigate } from 'react-router-dom';
import { useSessionDispatch } from '../../../session/apiRoot';
import { useCurrentUser } from '../../../session/currentUser';
import { hasPermission } from '../../../session/permissions';
import { shownText } from '../../../lib/shownText';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/state/EmptyState';
import { Registry } from '../../../ui/registry/Registry';
import { newUserDialog } from './newUserDialog';
import { UsersToolbar } from './UsersToolbar';
import { useConfirmUser } from './useConfirmUser';
import { useUsers } from './useUsers';
import { useUsersView } from './useUsersView';
import { userColumns } from './userColumns';
import { USERS_AT_ONCE } from './userSearch';
import { DEFAULT_USERS_VIEW, userPath } from './usersView';
import { searchIcon } from '../../../ui/icon/drawings/searchIcon';
import { usersIcon } from '../../../ui/icon/drawings/usersIcon';

/** «Пользователи»: the users of the organization, for its administrator. */
export default function UsersTab() {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const dispatch = useSessionDispatch();
  const { view, text, resets, look, search, reset } = useUsersView();
  const { found, loading, error, retry } = useUsers(view, text);
  const confirming = useConfirmUser();
  const isFiltered =
    text !== '' || view.status !== DEFAULT_USERS_VIEW.status || view.page > DEFAULT_USERS_VIEW.page;
  const ofAllOrganizations = hasPermission(user, ['GODMOD']);
  const add = () => void dispatch(newUserDialog.open({ ofOwner: ofAllOrganizations }));
  return (
    <div className="users">
      <Registry
        label="Пользователи"
        columns={userColumns({
          ...confirming,
          ofAllOrganizations,
          ownId: user?.id,
        })}
        rows={found.content}
        rowWords={['пользователь', 'пользователя', 'пользователей']}
        keyOf={({ id }) => shownText(id)}
        loading={loading}
        error={error?.message}
        onRetry={retry}
        sort={view.sort}
        onSort={(sort) => look({ ...view, sort: sort ?? DEFAULT_USERS_VIEW.sort, page: 0 })}
        onRowClick={({ id }) => void navigate(userPath(shownText(id)))}
        page={{
          first: view.page * USERS_AT_ONCE,
          size: USERS_AT_ONCE,
          total: found.totalElements,
          onChange: (first) => look({ ...view, page: Math.floor(first / USERS_AT_ONCE) }),
        }}
        empty={isFiltered ? <NothingFound onReset={reset} /> : <NobodyYet onAdd={add} />}
        toolbar={
          <UsersToolbar
            view={view}
            text={text}
            resets={resets}
            onSearch={search}
            onReset={reset}
            onAdd={add}
          />
        }
      />
    </div>
  );
}

function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      framed={false}
      icon={searchIcon}
      title="Ничего не найдено"
      action={
        <Button variant="outlined" onClick={onReset}>
          Сбросить фильтры
        </Button>
      }
    >
      Проверьте, нет ли опечатки, или выберите другой статус.
    </EmptyState>
  );
}

function NobodyYet({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      framed={false}
      icon={usersIcon}
      title="Здесь появятся пользователи вашей организации"
      action={
        <Button variant="outlined" onClick={onAdd}>
          Добавить пользователя
        </Button>
      }
    />
  );
}
