import { paths } from '../../domain/paths';
import { USER_ADMINISTRATORS } from '../../domain/roles';
import { askOnce } from '../../blocks/registry/registryFinder';
import { registryStateOf, searchRequestOf } from '../../blocks/registry/registryQuery';
import { SHOWN_ROWS, type Found } from '../../shell/palette/search';
import { usersIcon } from '../../ui/icon/pageIcons';
import { searchUsers } from './users/searchUsers';
import { fullName, userBadge, userPath, usersPath } from './users/shownUser';
import { keepUsersText, usersQuery } from './users/register';

/** P15: the palette finds users for their administrator. */
export default {
  finders: [
    {
      id: 'users',
      title: 'Пользователи',
      icon: usersIcon,
      sort: 100,
      page: paths.profile,
      roles: USER_ADMINISTRATORS,
      async find(text, context) {
        const state = registryStateOf(usersQuery, new URLSearchParams());
        const request = { ...searchRequestOf(usersQuery, state), pageSize: SHOWN_ROWS };
        const { content, totalElements } = await askOnce(context, searchUsers(request, text));
        const rows = content.slice(0, SHOWN_ROWS).map((user) => ({
          id: user.id,
          title: fullName(user),
          detail: user.username ?? '',
          status: userBadge(user),
          to: userPath(user.id),
        }));
        return { rows, total: totalElements };
      },
      // P8: the searched name never enters the address.
      all(text) {
        keepUsersText(text);
        return usersPath();
      },
    },
  ],
} satisfies Found;
