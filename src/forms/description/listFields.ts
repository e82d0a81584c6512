import { bindAll, type FieldsOf } from './defineForm';

/**
 * The fields of a list whose entries the customer adds and removes: `founders.0.itn`. An entry is
 * described once, by where it stands, so that a rule can look at its neighbours; its components are
 * made once for each place, and typing never makes them anew.
 *
 * @param describe the fields of the entry at `founders.0`
 */
export function listFields<Specs>(
  list: string,
  describe: (at: string) => Specs,
): (index: number) => FieldsOf<Specs> {
  const places = new Map<number, FieldsOf<Specs>>();
  return (index) => {
    const known = places.get(index);
    if (known) return known;
    const at = `${list}.${index}`;
    const made = bindAll(describe(at), `${at}.`);
    places.set(index, made);
    return made;
  };
}
