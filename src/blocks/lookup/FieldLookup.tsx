import './lookup.css';
import { getIn } from 'final-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-final-form';
import { useAppDispatch, type AppDispatch } from '../../session/appStore';
import { exclamationTriangleIcon } from '../../ui/icon/frameIcons';
import { Icon } from '../../ui/icon/Icon';
import { useFilledFields, type FoundValues } from './useFilledFields';

/** Milliseconds after the last key before the server is called. */
const DEBOUNCE_MS = 300;

/** The directory's answer about one number. */
interface Known {
  /** The number of the answer: an answer for another number is dropped. */
  key: string | undefined;
  values: FoundValues;
  warning?: string | undefined;
}

/** A source of values for a form: `find` asks the server, and the found values fill in other fields. */
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
  /** Name of the field with the number, inside `prefix`. */
  field: string;
  prefix?: string | undefined;
}

/**
 * Appears under a field with a number (БИК, ИНН). Looks up a complete number and fills in the other fields; the next
 * key cancels the lookup. Without an answer the customer fills in the fields by hand.
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
      // A restored draft or the profile also changes the field, but that is not typing.
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
