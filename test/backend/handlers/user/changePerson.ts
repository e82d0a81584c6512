import type { Operations } from '../../generated/operations';
import type { World } from '../../world';

type Profile = Operations['updateCurrentUser']['body'];

export function changePerson({ db }: World, userId: string, profile: Profile): void {
  const { lastname, firstname, middlename, mobilePhone, email } = profile;
  db.user.update({
    where: { id: { equals: userId } },
    data: { lastname, firstname, middlename, mobilePhone, email },
  });
}
