import './RequisiteField.css';
import type { ReactNode } from 'react';
import { normalizeRequisite } from '../../lib/requisites';
import { requisiteWarnings } from '../../lib/requisiteWarnings';
import { Icon } from '../../ui/icon/Icon';
import { TextInput } from '../../ui/input/TextInput';
import { FieldFrame } from '../field/FieldFrame';
import { fieldRules } from '../field/TextField';
import { inputProps } from '../field/inputProps';
import { requisiteKinds, type RequisiteFieldKind } from './requisiteKinds';
import { useAccountError } from './useAccountError';
import { useFieldValue } from '../field/useFieldValue';
import { normalizedInput } from '../field/normalizedInput';
import { useFormField } from '../field/useFormField';
import { firstFailing, type Validator } from '../validators/validator';
import { exclamationTriangleIcon } from '../../ui/icon/drawings/exclamationTriangleIcon';

export interface RequisiteFieldProps {
  kind: RequisiteFieldKind;
  name: string;
  /** The Russian name of the requisite unless given. */
  label?: string | undefined;
  /** True for a БИК and accounts unless given: their own rules refuse an empty field. */
  required?: boolean | undefined;
  /** Name of the БИК field; accounts need it, `bik` unless given. */
  bikField?: string | undefined;
  /** Name of the ИНН field: warns of an ОГРН or an account that belongs to another legal form. */
  innField?: string | undefined;
  /** Whose account it is, where the form has no ИНН. */
  soleProprietor?: boolean | undefined;
  /** One more rule, after the requisite's own. */
  validate?: Validator | undefined;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

const isAccount = (kind: RequisiteFieldKind) =>
  kind === 'correspondentAccount' || kind === 'settlementAccount';

/** Their own rules refuse an empty field, each with a message of its own («БИК пуст»). */
const refusesEmpty = (kind: RequisiteFieldKind) => kind === 'bik' || isAccount(kind);

/**
 * ИНН, ОГРН, КПП, БИК or an account by the rules of the specification (section 5). Pasted text is
 * normalised, typed text stays as typed; what is only odd is warned of and can be sent.
 */
export function RequisiteField({
  kind,
  name,
  label = requisiteKinds[kind].label,
  required = refusesEmpty(kind),
  bikField = 'bik',
  innField,
  soleProprietor,
  validate,
  hint,
  disabled,
}: RequisiteFieldProps) {
  const own = requisiteKinds[kind].rule(bikField);
  const rule = validate ? firstFailing(own, validate) : own;
  const validated = refusesEmpty(kind) ? rule : fieldRules(required, rule);
  const shown = useFormField(name, { label, validate: validated, trim: true });
  const ofNewBik = useAccountError(name, isAccount(kind) ? bikField : undefined);
  const field = { ...shown, error: shown.error ?? ofNewBik };
  const around = { bik: useFieldValue(bikField), inn: useFieldValue(innField), soleProprietor };
  const warnings = field.error === undefined ? requisiteWarnings(kind, field.value, around) : [];

  const normalize = (raw: string) => normalizeRequisite(kind, raw);
  const input = inputProps(field, required, hint);
  const described = [input['aria-describedby'], warnings.length > 0 && `${field.id}-warnings`];
  return (
    <FieldFrame id={field.id} label={label} required={required} hint={hint} error={field.error}>
      <TextInput
        {...input}
        inputMode={requisiteKinds[kind].inputMode}
        autoComplete="off"
        autoCapitalize={kind === 'kpp' ? 'characters' : 'none'}
        spellCheck={false}
        disabled={disabled}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        {...normalizedInput(field, normalize)}
      />
      <output className="field__warnings" id={`${field.id}-warnings`}>
        {warnings.map((text) => (
          <span key={text} className="field__warning">
            <Icon drawing={exclamationTriangleIcon} size="sm" />
            <span>Предупреждение: {text}</span>
          </span>
        ))}
      </output>
    </FieldFrame>
  );
}
