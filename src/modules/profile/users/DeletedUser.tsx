import type { User } from '../../../api/endpoints/user';
import { formatPhone } from '../../../lib/phone';
import { Card } from '../../../ui/card/Card';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { StatusBadge } from '../../../ui/value/StatusBadge';
import { heldRoleNames } from './knownRoles';
import { userBadge } from './userStatus';

/** A deleted user can be looked at, and nothing else. */
export function DeletedUser({ user }: { user: User }) {
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
