import './RequisiteField.css';
import { getIn } from 'final-form';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { isBik, normalizeRequisite, type RequisiteKind } from '../../lib/requisites';
import { requisiteWarnings } from '../../lib/requisiteWarnings';
import { Icon } from '../../ui/icon/Icon';
import { fieldKind, type FieldWords, type Named } from '../description/fieldKind';
import { describedBy } from '../field/FieldFrame';
import { InputFrame } from '../field/InputFrame';
import { fieldRules } from '../field/TextField';
import { useFieldValue } from '../field/useFieldValue';
import { fieldError, useFormField } from '../field/useFormField';
import { digits, digitsAndLetters, useTextEntry } from '../field/useTextEntry';
import { isEmpty, type Validator } from '../validators/validator';
import { exclamationTriangleIcon } from '../../ui/icon/frameIcons';
import {
  bik,
  correspondentAccount,
  inn,
  kpp,
  ogrn,
  settlementAccount,
} from '../validators/requisites';

/** Kinds of requisites that this field supports; a phone has its own field. */
export type RequisiteFieldKind = Exclude<RequisiteKind, 'mobilePhone'>;

interface RequisiteFieldKindInfo {
  label: string;
  /** Returns the rule; the rule of an account reads the БИК of `bikField`. */
  rule: (bikField: string | undefined) => Validator<string>;
}

const requisiteKinds: Readonly<Record<RequisiteFieldKind, RequisiteFieldKindInfo>> = {
  inn: { label: 'ИНН', rule: () => inn },
  ogrn: { label: 'ОГРН/ОГРНИП', rule: () => ogrn },
  kpp: { label: 'КПП', rule: () => kpp },
  bik: { label: 'БИК', rule: () => bik },
  correspondentAccount: { label: 'Корреспондентский счёт', rule: correspondentAccount },
  settlementAccount: { label: 'Расчётный счёт', rule: settlementAccount },
};

/**
 * Returns the error of a filled-in account after the user has changed and left the БИК field, because a new БИК
 * validates both accounts again, even untouched ones.
 */
function useAccountError(name: string, bikField: string | undefined): string | undefined {
  const form = useForm('useAccountError');
  const subscribe = useCallback(
    (onChange: () => void) =>
      form.subscribe(onChange, { values: true, errors: true, touched: true, modified: true }),
    [form],
  );
  return useSyncExternalStore(subscribe, () => {
    const bik = bikField === undefined ? undefined : form.getFieldState(bikField);
    if (bik?.touched !== true || bik.modified !== true) return undefined;
    const isFilled = !isEmpty(getIn(form.getState().values, name));
    return isFilled ? fieldError(form.getFieldState(name)) : undefined;
  });
}

type AccountKind = 'correspondentAccount' | 'settlementAccount';

/** An account needs the name of the БИК field, because it is validated together with the БИК. */
type KindProps =
  | { kind: Exclude<RequisiteFieldKind, AccountKind>; bikField?: undefined }
  | {
      kind: AccountKind;
      /** Name of the БИК field. */
      bikField: string;
    };

/**
 * By default `label` is the Russian name of the requisite, and `required` is true for a БИК and accounts, because their
 * rules refuse an empty field.
 */
export type RequisiteFieldProps = KindProps &
  Partial<FieldWords> & {
    /**
     * Name of the ИНН field. If it is set, an ОГРН or an account that belongs to another legal form causes a warning.
     */
    innField?: string | undefined;
    /** True if the owner is a sole proprietor; for a form that has no ИНН. */
    soleProprietor?: boolean | undefined;
    /** Content under the field, such as a `FieldLookup` that fills in other fields. */
    below?: ReactNode;
  };

/** Returns true for a kind whose own rule refuses an empty field, with its own message («БИК пуст»). */
const refusesEmpty = (kind: RequisiteFieldKind) =>
  kind === 'bik' || kind === 'correspondentAccount' || kind === 'settlementAccount';

/** A hint, not an error: the account cannot be checked without a valid БИК. */
const BIK_FIRST = 'Сначала укажите БИК: по нему проверяется счёт';

/** Explains the likely cause: Excel drops the leading zero of a number. */
const LOST_ZERO = 'В БИК восемь цифр: возможно, потерялся ноль в начале';

/**
 * A field for an ИНН, ОГРН, КПП, БИК or account. Forbidden characters cannot be typed; an unlikely value shows a
 * warning and can be sent.
 */
export function RequisiteField({
  kind,
  name,
  label = requisiteKinds[kind].label,
  required = refusesEmpty(kind),
  bikField,
  innField,
  soleProprietor,
  validate,
  hint,
  below,
}: Named<RequisiteFieldProps>) {
  const { rule: ruleOf } = requisiteKinds[kind];
  // КПП may have letters, so its keyboard is the full one.
  const hasLetters = kind === 'kpp';
  const restrict = hasLetters ? digitsAndLetters : digits;
  // A rule that rejects an empty field has its own message, so `required` is not checked before it.
  const validated = fieldRules(required && !refusesEmpty(kind), ruleOf(bikField), validate);
  const normalize = (raw: string) => normalizeRequisite(kind, raw);
  const shown = useFormField(name, { label, validate: validated, tidy: normalize });
  const entry = useTextEntry(shown, { normalize, restrict, restrictsPaste: false });
  const ofNewBik = useAccountError(name, bikField);
  const field = { ...shown, error: shown.error ?? ofNewBik };
  const around = { bik: useFieldValue(bikField), inn: useFieldValue(innField), soleProprietor };
  const warnings = field.error === undefined ? requisiteWarnings(kind, field.value, around) : [];
  const awaitsBik = bikField !== undefined && !isBik(around.bik) && !isEmpty(field.value);

  const mayLackZero = kind === 'bik' && /^[1-9][0-9]{7}$/.test(String(field.value));

  const hasNotes = awaitsBik || mayLackZero || warnings.length > 0;
  const described = [describedBy(field.id, hint, field.error), hasNotes && `${field.id}-warnings`];
  return (
    <InputFrame
      field={field}
      label={label}
      required={required}
      hint={hint}
      inputMode={hasLetters ? 'text' : 'numeric'}
      autoComplete="off"
      autoCapitalize={hasLetters ? 'characters' : 'none'}
      spellCheck={false}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
      {...entry}
    >
      <output
        className="field__warnings grid gap-2px text-warning text-xs leading-16px"
        id={`${field.id}-warnings`}
      >
        {awaitsBik && <span className="text-muted">{BIK_FIRST}</span>}
        {mayLackZero && <span className="text-muted">{LOST_ZERO}</span>}
        {warnings.map((text) => (
          <span key={text} className="flex gap-6px">
            <Icon drawing={exclamationTriangleIcon} size="sm" />
            <span>Предупреждение: {text}</span>
          </span>
        ))}
      </output>
      {below}
    </InputFrame>
  );
}

export const requisite = fieldKind<string, RequisiteFieldProps>(RequisiteField);
