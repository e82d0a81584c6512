import './UsersTab.css';
import { createContext, use, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchRequest, User } from '../../../api/endpoints/user';
import { userSearchApi } from '../../../api/endpoints/userSearch';
import { useAppDispatch } from '../../../session/appStore';
import { useCurrentUser } from '../../../session/currentUser';
import { hasPermission } from '../../../session/permissions';
import { RegistryScreen } from '../../../blocks/registry/RegistryScreen';
import {
  type RegistryPage,
  type Keyed,
  useMappedAnswer,
} from '../../../blocks/registry/registryAnswer';
import { SearchInput } from '../../../blocks/registry/SearchInput';
import { pagesOf, useFetchRows } from '../../../blocks/registry/useFetchPage';
import { defineRegistry, type FindOptions } from '../../../blocks/registry/useRegistry';
import { usePendingRemoval } from '../../../shell/undo/undo';
import { withoutTakenAway } from '../../../shell/undo/withoutTakenAway';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/state/EmptyState';
import { foundUsers } from './foundUsers';
import { searchUsers } from './searchUsers';
import { useConfirmUser } from './useConfirmUser';
import { userColumns } from './userColumns';
import { userSearches } from './userSearch';
import { keepUsersText, keptUsersText, USER, usersQuery } from './register';
import { userPath } from './shownUser';
import { modalKind } from '../../../shell/modal/modalKind';
import type { NewUserDialogProps } from './NewUserDialog';

const newUserDialog = modalKind<NewUserDialogProps>({
  id: 'profile/new-user',
  lazy: () => import('./NewUserDialog'),
});

const SearchedName = createContext('');

/** Arguments of a page without the searched name, which comes from the context. */
interface UsersArg {
  request: SearchRequest;
}

/** Loads the users of a page with up to four searches (see `textFilters`). */
function useFoundUsers({ request, ...part }: UsersArg, options: FindOptions) {
  const text = use(SearchedName);
  const answer = userSearchApi.useFindUsersByAnyQuery(
    { searches: userSearches(request, text), ...part },
    options,
  );
  const found = useCallback(
    (pages: Parameters<typeof foundUsers>[0]) => foundUsers(pages, request),
    [request],
  );
  return useMappedAnswer(answer, found);
}

const showUser = (user: User) => user;

const useUsers = defineRegistry({
  query: usersQuery,
  arg: (request): UsersArg => ({ request }),
  find: { useQuery: useFoundUsers },
  show: showUser,
});

/** «Пользователи»: the users of the organization; the owner of the cabinet sees all organizations. */
export default function UsersTab() {
  const [text, setText] = useState(keptUsersText);
  const search = (wanted: string) => {
    keepUsersText(wanted);
    setText(wanted);
  };
  return (
    <SearchedName value={text}>
      <Users text={text} search={search} />
    </SearchedName>
  );
}

function Users({ text, search }: { text: string; search: (wanted: string) => void }) {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const registry = useUsers();
  const isTakenAway = usePendingRemoval(USER);
  const withoutDeleted = useCallback(
    (page: RegistryPage<Keyed<User>>) =>
      // A user who is already deleted stays visible in the view of deleted users.
      withoutTakenAway(page, (one) => isTakenAway(one.id) && one.isDeleted !== true),
    [isTakenAway],
  );
  const answer = useMappedAnswer(registry.answer, withoutDeleted);
  // An export keeps the name that was searched for when it started.
  const { request } = registry.view;
  const fetchRows = useFetchRows((asked: SearchRequest) => searchUsers(asked, text), showUser);
  const confirming = useConfirmUser();
  const ofAllOrganizations = hasPermission(user, ['GODMOD']);
  const add = () => void dispatch(newUserDialog.open({ ofOwner: ofAllOrganizations }));
  return (
    <div className="users min-w-0">
      <RegistryScreen
        registry={{ ...registry, answer, fetchPage: pagesOf(fetchRows, request) }}
        label="Пользователи"
        rowWords={['пользователь', 'пользователя', 'пользователей']}
        columns={userColumns({ ...confirming, ofAllOrganizations, ownId: user?.id })}
        onRowOpen={({ id }) => void navigate(userPath(id))}
        search={{
          isFiltered: text !== '',
          onReset: () => search(''),
          field: (
            <SearchInput
              label="Поиск по имени или логину"
              placeholder="Имя или логин"
              text={text}
              onSearch={(wanted) => {
                search(wanted);
                registry.view.setPage(0);
              }}
            />
          ),
        }}
        actions={
          <Button size="sm" data-analytics="button:add-user" className="users__add" onClick={add}>
            Добавить пользователя
          </Button>
        }
        empty={<NoUsersYet onAdd={add} />}
      />
    </div>
  );
}

function NoUsersYet({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      framed={false}
      title="Здесь появятся пользователи вашей организации"
      action={
        <Button variant="outlined" onClick={onAdd}>
          Добавить пользователя
        </Button>
      }
    />
  );
}
