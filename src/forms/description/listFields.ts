import { bindAll, type FieldsOf } from './defineForm';

/**
 * The fields of a list whose entries the customer adds and removes: `founders.0.itn`. An entry is
 * described once, by its place, so that a rule can look at its neighbours; its components are
 * made once for each place, and typing never makes them anew.
 *
 * @param describe the fields of the entry at this place, counted from 0
 */
export function listFields<Specs>(
  list: string,
  describe: (index: number) => Specs,
): (index: number) => FieldsOf<Specs> {
  const places = new Map<number, FieldsOf<Specs>>();
  return (index) => {
    const known = places.get(index);
    if (known) return known;
    const made = bindAll(describe(index), `${list}.${index}.`);
    places.set(index, made);
    return made;
  };
}
