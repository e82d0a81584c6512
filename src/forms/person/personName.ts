/** How the fields of a name are called in forms; an emptied one is absent. */
export interface PersonName {
  lastname?: string | undefined;
  firstname?: string | undefined;
  middlename?: string | null | undefined;
}

/** One's own name: an отчество is either given or said not to exist. */
export interface OwnName extends PersonName {
  /** «Нет отчества» */
  hasNoMiddlename?: boolean | undefined;
}

/** The отчество for the server: null with «Нет отчества», also when one was typed before. */
export function middlenameOf(name: Pick<OwnName, 'middlename' | 'hasNoMiddlename'>) {
  return name.hasNoMiddlename === true ? null : name.middlename || null;
}
