import './UsersTab.css';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../../api/endpoints/user';
import { useSessionDispatch } from '../../../session/apiRoot';
import { useCurrentUser } from '../../../session/currentUser';
import { hasPermission } from '../../../session/permissions';
import { RegistryScreen } from '../../../blocks/registry/RegistryScreen';
import { SearchInput } from '../../../blocks/registry/SearchInput';
import { useRegistryView } from '../../../blocks/registry/useRegistryView';
import { shownText } from '../../../lib/shownText';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/state/EmptyState';
import { newUserDialog } from './newUserDialog';
import { useConfirmUser } from './useConfirmUser';
import { useUsers } from './useUsers';
import { useUsersText } from './useUsersText';
import { userColumns } from './userColumns';
import { usersQuery } from './usersQuery';
import { userPath } from './usersView';
import { usersIcon } from '../../../ui/icon/drawings/usersIcon';

const keyOf = ({ id }: User) => shownText(id);

/** «Пользователи»: the users of the organization, for its administrator. */
export default function UsersTab() {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const dispatch = useSessionDispatch();
  const view = useRegistryView(usersQuery);
  const { text, search } = useUsersText();
  const answer = useUsers(view, text);
  const confirming = useConfirmUser();
  const ofAllOrganizations = hasPermission(user, ['GODMOD']);
  const add = () => void dispatch(newUserDialog.open({ ofOwner: ofAllOrganizations }));
  return (
    <div className="users">
      <RegistryScreen
        query={usersQuery}
        view={view}
        label="Пользователи"
        rowWords={['пользователь', 'пользователя', 'пользователей']}
        columns={userColumns({ ...confirming, ofAllOrganizations, ownId: user?.id })}
        answer={answer}
        keyOf={keyOf}
        onRowOpen={({ id }) => void navigate(userPath(shownText(id)))}
        isFiltered={text !== ''}
        onReset={() => search('')}
        search={
          <SearchInput
            label="Поиск по имени или логину"
            placeholder="Имя или логин"
            text={text}
            onSearch={(wanted) => {
              search(wanted);
              view.setPage(0);
            }}
          />
        }
        actions={
          <Button size="sm" data-analytics="button:add-user" className="users__add" onClick={add}>
            Добавить пользователя
          </Button>
        }
        empty={<NobodyYet onAdd={add} />}
      />
    </div>
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
