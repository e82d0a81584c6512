import './lookup.css';
import { getIn } from 'final-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-final-form';
import { useAppDispatch, type AppDispatch } from '../../session/appStore';
import { exclamationTriangleIcon } from '../../ui/icon/frameIcons';
import { Icon } from '../../ui/icon/Icon';
import { useFilledFields, type FoundValues } from './useFilledFields';

/** Milliseconds between the last key press and the request. */
const DEBOUNCE_MS = 300;

/** The directory's result for one number. */
interface Known {
  /** The number that was looked up; a result for another number is ignored. */
  key: string | undefined;
  values: FoundValues;
  warning?: string | undefined;
}

/**
 * A directory in which a form looks up values: `ask` queries the server, `read` converts the result for the
 * other fields.
 */
export interface Directory<Found> {
  /** Source of the values: «по БИК»; see `useFilledFields`. */
  source: string;
  isWhole: (typed: string) => boolean;
  ask: (
    dispatch: AppDispatch,
    key: string,
  ) => PromiseLike<{ data?: Found | undefined }> & { abort: () => void };
  read: (found: Found) => Known;
}

interface FieldLookupProps<Found> {
  directory: Directory<Found>;
  /** Name of the field that contains the number, without `prefix`. */
  field: string;
  prefix?: string | undefined;
}

/**
 * Status line under a number field (БИК, ИНН). Looks up a complete number and fills in the other fields; the next key
 * press cancels the lookup. Without a result the user fills in the fields by hand.
 */
export function FieldLookup<Found>({ directory, field, prefix = '' }: FieldLookupProps<Found>) {
  const form = useForm('FieldLookup');
  const dispatch = useAppDispatch();
  const { fill, clear, note } = useFilledFields(prefix, directory.source);
  const [warning, setWarning] = useState<string>();
  const name = `${prefix}${field}`;

  const forget = useEffectEvent(() => {
    clear();
    setWarning(undefined);
  });
  const look = useEffectEvent(async (key: string, { signal }: AbortController) => {
    const question = directory.ask(dispatch, key);
    signal.addEventListener('abort', () => question.abort());
    const { data } = await question;
    if (signal.aborted || data === undefined) return;
    const known = directory.read(data);
    if (known.key !== key) return;
    fill(known.values);
    setWarning(known.warning);
  });
  const isTypedCompletely = useEffectEvent(
    (value: unknown): value is string =>
      // Only typing triggers a lookup, although a restored draft or the profile changes the field as well.
      typeof value === 'string' &&
      directory.isWhole(value) &&
      form.getFieldState(name)?.active === true,
  );

  useEffect(() => {
    let asked = new AbortController();
    let last: unknown = getIn(form.getState().values, name);
    const onChange = ({ values }: { values: object }) => {
      const value: unknown = getIn(values, name);
      if (value === last) return;
      last = value;
      asked.abort();
      forget();
      if (!isTypedCompletely(value)) return;
      const current = new AbortController();
      asked = current;
      const timer = setTimeout(() => void look(value, current), DEBOUNCE_MS);
      current.signal.addEventListener('abort', () => clearTimeout(timer));
    };
    const unsubscribe = form.subscribe(onChange, { values: true });
    return () => {
      asked.abort();
      unsubscribe();
    };
  }, [form, name]);

  return (
    <>
      {note}
      <output className="lookup grid gap-2px text-warning text-xs leading-16px">
        {warning !== undefined && (
          <span className="flex gap-6px">
            <Icon drawing={exclamationTriangleIcon} size="sm" />
            <span>Предупреждение: {warning}</span>
          </span>
        )}
      </output>
    </>
  );
}
