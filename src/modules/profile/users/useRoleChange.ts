import { useState } from 'react';
import { type UserRole } from '../../../api/endpoints/user';
import { userSearchApi } from '../../../api/endpoints/userSearch';
import { isAborted, isOutage, toApiError } from '../../../api/errors';
import { useToast } from '../../../shell/toast/toasts';
import type { RoleSwitch } from './roleSwitches';

export interface RoleChange {
  /** Requested state of each role with a running call, by the id of the role. */
  pending: ReadonlyMap<string, boolean>;
  /** Reason of the last refused change. */
  failure: string | null;
  change: (role: RoleSwitch, on: boolean) => Promise<void>;
}

/** The server's answer about a user's roles. */
interface Assignments {
  data?: { content: readonly UserRole[] } | undefined;
  isSuccess: boolean;
}

const isHeld = (answer: Assignments['data'], id: string) =>
  answer?.content.some(({ roleId, deleted }) => roleId === id && !deleted) === true;

/**
 * Adds and removes roles, each by its own call. A switch shows the requested state until the server has answered.
 * After a refusal it is reset, and `failure` (a toast during an outage) has the reason. If an answer was lost, the
 * reloaded assignments tell the result.
 *
 * @param reload reads the assignments again; the change ends when they have arrived
 */
export function useRoleChange(userId: string, reload: () => Promise<Assignments>): RoleChange {
  const [createUserRole] = userSearchApi.useCreateUserRoleMutation();
  const [deleteUserRole] = userSearchApi.useDeleteUserRoleMutation();
  const toast = useToast();
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);

  const change = async ({ id, name, assignmentId }: RoleSwitch, on: boolean) => {
    if (pending.has(id)) return;
    setFailure(null);
    setPending((before) => new Map(before).set(id, on));
    const { error } =
      assignmentId === null
        ? await createUserRole({ newUserRole: { userId, roleId: id } })
        : await deleteUserRole({ id: assignmentId });
    const done = on ? 'назначена' : 'снята';
    const say = () => toast.success(`Роль «${name}» ${done}`);
    if (error === undefined) say();
    const { data, isSuccess } = await reload();
    if (error !== undefined) {
      const refusal = toApiError(error);
      if (isSuccess && isHeld(data, id) === on) say();
      else if (!isAborted(refusal)) {
        const text = `Роль «${name}» не ${done}. ${refusal.message}`;
        // An outage leads away from this page and its notes; a toast stays visible.
        if (isOutage(refusal)) toast.error(text);
        else setFailure(text);
      }
    }
    setPending((before) => new Map([...before].filter(([one]) => one !== id)));
  };
  return { pending, failure, change };
}
