import { useEffect, useRef, useState } from 'react';
import { REFETCH } from '../../../api/cache/freshness';
import { type UserRole } from '../../../api/endpoints/user';
import { userSearchApi } from '../../../api/endpoints/userSearch';
import { isAborted, isOutage, toApiError } from '../../../api/errors';
import { useAppDispatch } from '../../../session/appStore';
import { useToast } from '../../../shell/toast/toasts';
import type { RoleSwitch } from './roleSwitches';
import { userRolesRequest } from './userSearch';

export interface RoleChange {
  /** Requested state of each role with a running call, keyed by role id. */
  pending: ReadonlyMap<string, boolean>;
  /** Message of the last refused change. */
  failure: string | null;
  change: (role: RoleSwitch, on: boolean) => Promise<void>;
}

const isHeld = (answer: { content: readonly UserRole[] } | undefined, id: string) =>
  answer?.content.some(({ roleId, deleted }) => roleId === id && !deleted) === true;

/**
 * Adds and removes roles, each by its own call. A switch shows the requested state until the assignments are reloaded
 * after the response. After a refusal `failure` contains the reason; during an outage, or after the user has left the
 * page, a toast shows the reason instead.
 */
export function useRoleChange(userId: string): RoleChange {
  const dispatch = useAppDispatch();
  const [createUserRole] = userSearchApi.useCreateUserRoleMutation();
  const [deleteUserRole] = userSearchApi.useDeleteUserRoleMutation();
  const toast = useToast();
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const change = async ({ id, name, assignmentId }: RoleSwitch, on: boolean) => {
    if (pending.has(id)) return;
    setFailure(null);
    setPending((before) => new Map(before).set(id, on));
    const { error } =
      assignmentId === null
        ? await createUserRole({ newUserRole: { userId, roleId: id } })
        : await deleteUserRole({ id: assignmentId });
    const done = on ? 'назначена' : 'снята';
    const reportSuccess = () => toast.success(`Роль «${name}» ${done}`);
    if (error === undefined) reportSuccess();
    const { findUserRoles } = userSearchApi.endpoints;
    const { data, isSuccess } = await dispatch(
      findUserRoles.initiate(userRolesRequest(userId), REFETCH),
    );
    if (error !== undefined) {
      const refusal = toApiError(error);
      if (isSuccess && isHeld(data, id) === on) reportSuccess();
      else if (!isAborted(refusal)) {
        const text = `Роль «${name}» не ${done}. ${refusal.message}`;
        // An outage redirects to another page, where only a toast stays visible.
        if (isLeft.current || isOutage(refusal)) toast.error(text);
        else setFailure(text);
      }
    }
    setPending((before) => new Map([...before].filter(([one]) => one !== id)));
  };
  return { pending, failure, change };
}
