import type { User } from '../../../api/endpoints/user';
import { useCurrentUser } from '../../../session/currentUser';
import { CopyButton } from '../../../ui/button/CopyButton';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { PersonForm } from './PersonForm';

/** «Мои данные»: the login, and the data that the user may change. */
export default function PersonTab() {
  const user = useCurrentUser();
  return user && <Person user={user} />;
}

function Person({ user }: { user: User }) {
  return (
    <div className="profile__stack grid grid-cols-1 gap-4">
      {/* The open tab already shows the name. */}
      <section className="surface flex flex-col gap-4 pad-20px min-w-0">
        <h2 className="visually-hidden">Мои данные</h2>
        <div className="profile__rows">
          <DataList layout="stacked">
            <DataRow label="Логин">
              <span className="profile__copied inline-flex flex-wrap items-center wrap-anywhere">
                {user.username}
                <CopyButton text={user.username ?? ''} label="Скопировать логин" />
              </span>
            </DataRow>
          </DataList>
        </div>
        <PersonForm user={user} />
      </section>
    </div>
  );
}
