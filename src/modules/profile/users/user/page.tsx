import './page.css';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { pageTitles } from '../../../../domain/pageTitles';
import { paths } from '../../../../domain/paths';
import { useCurrentUser } from '../../../../session/currentUser';
import { hasPermission } from '../../../../session/permissions';
import { ConfirmedOnly } from '../../../../blocks/confirmation/ConfirmedOnly';
import { PageHeader } from '../../../../shell/page/PageHeader';
import { Breadcrumbs } from '../../../../ui/navigation/Breadcrumbs';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { SkeletonCards } from '../../../../ui/state/Skeletons';
import { UserDetail } from './UserDetail';
import { useUser, type UserLoad } from '../useUser';
import type { User } from '../../../../api/endpoints/user';
import { formatPhone } from '../../../../lib/requisites';
import { Card } from '../../../../ui/card/Card';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { heldRoleNames } from '../roleSwitches';
import { fullName, userBadge, usersPath } from '../shownUser';

function DeletedUser({ user }: { user: User }) {
  return (
    <Card title="Данные" headingLevel={2} badge={<StatusBadge {...userBadge(user)} />}>
      <DataList layout="stacked">
        <DataRow label="Мобильный телефон">{formatPhone(user.mobilePhone ?? '') || '—'}</DataRow>
        <DataRow label="Электронная почта">{user.email || '—'}</DataRow>
        <DataRow label="Роли">{heldRoleNames(user).join(', ') || 'Нет ролей'}</DataRow>
        <DataRow label="Организация">{user.organization?.name || '—'}</DataRow>
      </DataList>
    </Card>
  );
}

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
        subtitle={load.state === 'ready' ? load.user.username : undefined}
      />
      <UserContent load={load} onDeleted={() => setGone(true)} />
    </>
  );
}

/**
 * Opens the list. Rendered instead of the form, so that the form is unmounted first: its unsaved input would block
 * the navigation.
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
          drawing="lost"
          title="Такого пользователя нет"
          link={{ to: usersPath(), label: 'К списку пользователей' }}
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
