import './UserPage.css';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { useCurrentUser } from '../../../session/currentUser';
import { hasPermission } from '../../../session/permissions';
import { shownText } from '../../../lib/shownText';
import { ConfirmedOnly } from '../../../blocks/confirmation/ConfirmedOnly';
import { PageHeader } from '../../../shell/page/PageHeader';
import { Breadcrumbs } from '../../../ui/navigation/Breadcrumbs';
import { EmptyState } from '../../../ui/state/EmptyState';
import { ErrorState } from '../../../ui/state/ErrorState';
import { LinkButton } from '../../../ui/button/LinkButton';
import { SkeletonCards } from '../../../ui/state/Skeletons';
import { DeletedUser } from './DeletedUser';
import { UserDetail } from './UserDetail';
import { fullName } from './userName';
import { useUser, type UserLoad } from './useUser';
import { usersPath } from './usersView';
import { usersIcon } from '../../../ui/icon/drawings/usersIcon';

/** /profile/users/:id: one user, for the administrator. */
export default function UserPage() {
  const { id = '' } = useParams();
  const current = useCurrentUser();
  return (
    <>
      {current?.isVerified === false && <UserHeading title="Пользователь" />}
      <ConfirmedOnly>
        <LoadedUser key={id} id={id} />
      </ConfirmedOnly>
    </>
  );
}

function LoadedUser({ id }: { id: string }) {
  const load = useUser(id);
  const [isGone, setGone] = useState(false);
  if (isGone) return <BackToUsers />;
  return (
    <>
      <UserHeading
        title={load.state === 'ready' ? fullName(load.user) : 'Пользователь'}
        subtitle={load.state === 'ready' ? shownText(load.user.username) : undefined}
      />
      <UserContent load={load} onDeleted={() => setGone(true)} />
    </>
  );
}

/**
 * Leads to the list. It is drawn instead of the form, whose unsaved input must not hold anybody here
 * any more: the way is free only when that is off the page, which no handler can wait for.
 */
function BackToUsers() {
  const navigate = useNavigate();
  useEffect(() => void navigate(usersPath(), { replace: true }), [navigate]);
  return null;
}

function UserHeading({ title, subtitle }: { title: string; subtitle?: string | undefined }) {
  return (
    <>
      <Breadcrumbs
        steps={[
          { label: pageTitles.profile, to: paths.profile },
          { label: 'Пользователи', to: usersPath() },
          { label: title },
        ]}
      />
      <PageHeader title={title} subtitle={subtitle} />
    </>
  );
}

function UserContent({ load, onDeleted }: { load: UserLoad; onDeleted: () => void }) {
  const current = useCurrentUser();
  switch (load.state) {
    case 'loading':
      return <SkeletonCards count={2} label="Загружаем пользователя" />;
    case 'failed':
      return (
        <ErrorState message={load.error.message} retrying={load.retrying} onRetry={load.retry} />
      );
    case 'absent':
      return (
        <EmptyState
          icon={usersIcon}
          title="Такого пользователя нет"
          action={
            <LinkButton to={usersPath()} variant="outlined">
              К списку пользователей
            </LinkButton>
          }
        >
          Возможно, ссылка устарела или пользователь принадлежит другой организации.
        </EmptyState>
      );
    case 'ready':
      return load.user.isDeleted ? (
        <DeletedUser user={load.user} />
      ) : (
        <UserDetail
          user={load.user}
          isSelf={load.user.id === current?.id}
          byOwner={hasPermission(current, ['GODMOD'])}
          onDeleted={onDeleted}
        />
      );
  }
}
