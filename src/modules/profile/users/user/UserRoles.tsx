import { userSearchApi } from '../../../../api/endpoints/userSearch';
import { toApiError } from '../../../../api/errors';
import { Card } from '../../../../ui/card/Card';
import { ErrorState } from '../../../../ui/state/ErrorState';
import { Note } from '../../../../ui/state/Note';
import { SkeletonText } from '../../../../ui/state/Skeletons';
import { Switch } from '../../../../ui/prime/Switch';
import { FRESH } from '../../../../api/cache/freshness';
import { roleSwitches, type RoleSubject } from '../roleSwitches';
import { useRoleChange } from '../useRoleChange';
import { userRolesRequest } from '../userSearch';

interface UserRolesProps extends RoleSubject {
  userId: string;
}

/** The roles of a user; a switch changes its role at once. */
export function UserRoles({ userId, ...subject }: UserRolesProps) {
  const { data, error, isFetching, refetch } = userSearchApi.useFindUserRolesQuery(
    userRolesRequest(userId),
    FRESH,
  );
  const { pending, failure, change } = useRoleChange(userId);
  return (
    <Card title="Роли" headingLevel={2}>
      {failure !== null && (
        <Note tone="danger" live>
          {failure}
        </Note>
      )}
      {data === undefined && error === undefined && <SkeletonText lines={5} />}
      {data === undefined && error !== undefined && (
        <ErrorState
          framed={false}
          message={toApiError(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <ul className="grid gap-3">
          {roleSwitches(data.content, subject).map((role) => (
            <li key={role.id}>
              <Switch
                label={role.name}
                checked={pending.get(role.id) ?? role.assignmentId !== null}
                busy={pending.has(role.id)}
                disabledReason={role.disabledReason}
                onChange={(on) => void change(role, on)}
              />
              {role.opens !== undefined && role.disabledReason === undefined && (
                <p className="user-roles__opens text-muted text-xs">{role.opens}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
