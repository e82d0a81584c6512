import { useState } from 'react';
import { type UserRole } from '../../../api/endpoints/user';
import { userSearchApi } from '../../../api/endpoints/userSearch';
import { isAborted, isOutage, toApiError } from '../../../api/errors';
import { useToast } from '../../../shell/toast/toasts';
import type { RoleSwitch } from './roleSwitches';

export interface RoleChange {
  /** What each role under way is about to be, by its id. */
  pending: ReadonlyMap<string, boolean>;
  /** Why the last change was refused. */
  failure: string | null;
  change: (role: RoleSwitch, on: boolean) => Promise<void>;
}

/** What the server says of the roles of a user. */
interface Assignments {
  data?: { content: readonly UserRole[] } | undefined;
  isSuccess: boolean;
}

const isHeld = (answer: Assignments['data'], id: string) =>
  answer?.content.some(({ roleId, deleted }) => roleId === id && !deleted) === true;

/**
 * Gives and takes roles, each by a call of its own. A switch shows what was wanted until the server
 * says what is: after a refusal it goes back, and `failure` (or a toast, if the service is down) says why. A call whose answer was lost has
 * done its work if the assignments say so.
 *
 * @param reload reads the assignments anew; the change is over when they are there
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
        // An outage leads away from this page and its notes; a toast goes along.
        if (isOutage(refusal)) toast.error(text);
        else setFailure(text);
      }
    }
    setPending((before) => new Map([...before].filter(([one]) => one !== id)));
  };
  return { pending, failure, change };
}
