/** Values of the name fields in forms; an emptied field is undefined. */
export interface PersonName {
  lastname?: string | undefined;
  firstname?: string | undefined;
  middlename?: string | null | undefined;
}

/** The user's own name, with the checkbox «Нет отчества». */
export interface OwnName extends PersonName {
  hasNoMiddlename?: boolean | undefined;
}

/** Returns the отчество to send; null if «Нет отчества» is ticked, even if one was typed before. */
export function middlenameOf(name: Pick<OwnName, 'middlename' | 'hasNoMiddlename'>) {
  return name.hasNoMiddlename === true ? null : name.middlename || null;
}
