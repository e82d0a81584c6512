import './lookup.css';
import { getIn } from 'final-form';
import { useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useFormContext } from '../../forms/form/formContext';
import { isEmpty } from '../../forms/validators/validator';
import { Button } from '../../ui/button/Button';

/** Found values by field name; fields that are not on the page are skipped. */
export type FoundValues = Readonly<Record<string, string | null | undefined>>;

interface FoundValue {
  name: string;
  label: string;
  value: string;
}

/** Result of the last lookup: the fields filled in, and the found values that differ from typed values. */
interface Outcome {
  filled: readonly FoundValue[];
  kept: readonly FoundValue[];
  /** True if everything found was already in the form. */
  isSame: boolean;
}

const NOTHING: Outcome = { filled: [], kept: [], isSame: false };

/**
 * Fills in fields of the surrounding form, and announces which.
 *
 * @param prefix first part of the names in the form: `organization.`, `founders.0.`
 * @param source words after «Заполнено» that name the source: «по БИК»
 */
export function useFilledFields(prefix: string, source: string) {
  const form = useForm('useFilledFields');
  const { fields } = useFormContext();
  /** Filled-in values by field name. Names have no prefix, because a list entry may change its index. */
  const filledIn = useRef(new Map<string, string>());
  const [{ filled, kept, isSame }, setOutcome] = useState(NOTHING);

  const write = (values: readonly FoundValue[]) => {
    form.batch(() => {
      for (const { name, value } of values) {
        filledIn.current.set(name, value);
        form.change(`${prefix}${name}`, value);
      }
    });
  };

  /**
   * Fills in fields that are empty or unchanged since the last lookup; clears such a field if the new result has no
   * value for it. Typed values stay until «Заменить введённое».
   */
  const fill = (found: FoundValues) => {
    const { values } = form.getState();
    const next: { filled: FoundValue[]; kept: FoundValue[] } = { filled: [], kept: [] };
    let isSomeSame = false;
    for (const [name, value] of Object.entries(found)) {
      const label = fields.get(`${prefix}${name}`)?.label;
      const typed: unknown = getIn(values, `${prefix}${name}`);
      if (label === undefined) continue;
      const isOwn = !isEmpty(typed) && typed === filledIn.current.get(name);
      if (!value) {
        // The field still has the previous result, such as another bank's к/с.
        if (isOwn) form.change(`${prefix}${name}`, undefined);
        continue;
      }
      if (typed === value) {
        isSomeSame = true;
        continue;
      }
      next[isOwn || isEmpty(typed) ? 'filled' : 'kept'].push({ name, label, value });
    }
    write(next.filled);
    const isAllSame = isSomeSame && next.filled.length + next.kept.length === 0;
    setOutcome({ ...next, isSame: isAllSame });
  };

  const replace = () => {
    write(kept);
    setOutcome({ filled: kept, kept: [], isSame: false });
  };

  /** Clears the note, not the fields. */
  const clear = () => setOutcome(NOTHING);

  // The output must stay on the page, because screen readers only announce a live region that existed before its text.
  const note = (
    <>
      <output className="lookup grid gap-2px text-muted text-xs leading-16px">
        {filled.length > 0 && (
          <span>
            Заполнено {source}: {filled.map(({ label }) => label).join(', ')}
          </span>
        )}
        {isSame && <span>Данные {source} совпадают с введёнными</span>}
        {kept.length > 0 && (
          <span>
            Введённое не изменено. Данные {source}:{' '}
            {kept.map(({ label, value }) => `${label}\u00A0— ${value}`).join('; ')}
          </span>
        )}
      </output>
      {kept.length > 0 && (
        <Button variant="outlined" size="sm" className="lookup__replace" onClick={replace}>
          Заменить введённое
        </Button>
      )}
    </>
  );
  return { fill, clear, note };
}
