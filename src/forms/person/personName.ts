/** How the fields of a name are called in forms; an emptied one is absent. */
export interface PersonName {
  lastname?: string | undefined;
  firstname?: string | undefined;
  middlename?: string | null | undefined;
  /** «Нет отчества» */
  hasNoMiddlename?: boolean | undefined;
}

/** Every name of `PersonName`, for what a form keeps while the service is down. */
export const personNameFields: readonly (keyof PersonName)[] = [
  'lastname',
  'firstname',
  'middlename',
  'hasNoMiddlename',
];

/** The отчество as the server is told it: null where there is none, whatever was typed before. */
export function middlenameOf(name: Pick<PersonName, 'middlename' | 'hasNoMiddlename'>) {
  return name.hasNoMiddlename === true ? null : name.middlename || null;
}
