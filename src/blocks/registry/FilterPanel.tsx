import { useId, type ComponentType } from 'react';
import { sorted } from '../../lib/copies';
import { fieldsOf } from '../../lib/fieldsOf';
import { shownText } from '../../lib/shownText';
import { classNames } from '../../ui/classNames';
import { Chip } from '../../ui/button/Chip';
import { Checkbox } from '../../ui/input/Checkbox';
import { Select } from '../../ui/input/Select';
import { TextInput } from '../../ui/input/TextInput';
import { FieldMessage } from '../../forms/field/FieldFrame';
import { formatMoney } from '../../lib/money';
import { kopeksOf, typedSum } from '../../lib/typedKopeks';
import { countRequestOf } from './FoundCount';
import { useOpenRegistry } from './openRegistry';
import type { FilterKind, FilterOption, KopeksRange } from './registryFilters';
import { PeriodPart, type FilterPartProps } from './PeriodPart';
import { useTyped } from './useTyped';

const isSameSum = (typed: string, text: string) => kopeksOf(typed) === kopeksOf(text);

interface KopeksInputProps {
  label: string;
  placeholder: string;
  kopeks: number | undefined;
  /** True to call `onChange` on each key, without a pause. */
  tellsAtOnce: boolean;
  /** Called with undefined for an empty field; not called for an invalid sum. */
  onChange: (kopeks: number | undefined) => void;
}

/** An input for a sum in roubles; calls `onChange` with kopeks, after a pause unless `tellsAtOnce`. */
export function KopeksInput({
  label,
  placeholder,
  kopeks,
  tellsAtOnce,
  onChange,
}: KopeksInputProps) {
  const id = useId();
  const tell = (text: string) => {
    const sum = kopeksOf(text);
    if (sum !== undefined || text === '') onChange(sum);
  };
  const shown = kopeks === undefined ? '' : typedSum(kopeks);
  const { typed, setTyped } = useTyped(shown, tell, { tellsAtOnce, isSame: isSameSum });
  const isWrong = typed.trim() !== '' && kopeksOf(typed) === undefined;
  const inForce =
    kopeks === undefined ? 'Пока не действует' : `Пока действует ${formatMoney(kopeks)}`;
  return (
    <div className="flex-1 min-w-0">
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        invalid={isWrong}
        {...(isWrong && { 'aria-describedby': `${id}-error` })}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FieldMessage
        id={id}
        error={isWrong ? `Введите сумму в рублях, без знаков и букв. ${inForce}` : undefined}
      />
    </div>
  );
}

const NO_OPTIONS: readonly FilterOption[] = [];
const sumOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

function ChoicesPart({
  filter: { label, options = NO_OPTIONS },
  value,
  onChange,
  inSheet,
}: FilterPartProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (option: string, on: boolean) => {
    const next = options
      .map((one) => one.value)
      .filter((one) => (one === option ? on : chosen.includes(one)));
    onChange(next.length === 0 ? null : next);
  };
  return (
    <fieldset className="grid grid-cols-1 content-start gap-6px">
      <legend className="registry-screen__filter-label text-13 font-normal text-muted">
        {label}
        {inSheet && chosen.length > 0 && (
          <span className="text-muted font-normal"> · выбрано {chosen.length}</span>
        )}
      </legend>
      <div className="registry-screen__choices flex flex-wrap">
        {options.map(({ value: one, label: name }) =>
          inSheet ? (
            <Chip
              key={one}
              pressed={chosen.includes(one)}
              onPress={() => toggle(one, !chosen.includes(one))}
            >
              {name}
            </Chip>
          ) : (
            <label
              key={one}
              className="registry-screen__choice flex items-center gap-2 min-h-touch-28"
            >
              <Checkbox
                checked={chosen.includes(one)}
                onChange={({ target }) => toggle(one, target.checked)}
              />
              {name}
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}

function ChoicePart({ filter: { label, options = NO_OPTIONS }, value, onChange }: FilterPartProps) {
  const id = useId();
  const isKnown = value === null || options.some((option) => option.value === value);
  return (
    <div className="grid grid-cols-1 content-start gap-6px">
      <label htmlFor={id} className="registry-screen__filter-label text-13 font-normal text-muted">
        {label}
      </label>
      <Select
        id={id}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">Любое значение</option>
        {!isKnown && <option value={shownText(value)}>Выбранное</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

const ENDS = [
  ['from', 'от'],
  ['to', 'до'],
] as const;

function KopeksPart({ filter: { label }, value, onChange, inSheet }: FilterPartProps) {
  const { from, to } = fieldsOf(value);
  const range: KopeksRange = { from: sumOf(from), to: sumOf(to) };
  const choose = (next: KopeksRange) =>
    onChange(next.from === undefined && next.to === undefined ? null : next);
  return (
    <fieldset className="grid grid-cols-1 content-start gap-6px">
      <legend className="registry-screen__filter-label text-13 font-normal text-muted">
        {label}, ₽
      </legend>
      <div className="registry-screen__range flex gap-6px">
        {ENDS.map(([end, name]) => (
          <KopeksInput
            key={end}
            label={`${label}: ${name}`}
            placeholder={name}
            kopeks={range[end]}
            tellsAtOnce={inSheet}
            onChange={(sum) => choose({ ...range, [end]: sum })}
          />
        ))}
      </div>
      {range.from !== undefined && range.to !== undefined && range.from > range.to && (
        <output className="registry-screen__wrong text-xs">
          Сумма «от» больше, чем «до»: таких записей нет
        </output>
      )}
    </fieldset>
  );
}

function FlagPart({ filter: { label }, value, onChange }: FilterPartProps) {
  return (
    <label className="registry-screen__choice flex content-start items-center gap-2 min-h-touch-28">
      <Checkbox
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || null)}
      />
      {label}
    </label>
  );
}

function TextPart({ filter: { label }, value, onChange, inSheet }: FilterPartProps) {
  const id = useId();
  const tell = (text: string) => onChange(text || null);
  const { typed, setTyped } = useTyped(shownText(value), tell, { tellsAtOnce: inSheet });
  return (
    <div className="grid grid-cols-1 content-start gap-6px">
      <label htmlFor={id} className="registry-screen__filter-label text-13 font-normal text-muted">
        {label}
      </label>
      <TextInput
        id={id}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  );
}

const PARTS: Readonly<Record<FilterKind<unknown>['kind'], ComponentType<FilterPartProps>>> = {
  text: TextPart,
  period: PeriodPart,
  choices: ChoicesPart,
  choice: ChoicePart,
  kopeks: KopeksPart,
  flag: FlagPart,
  search: () => null,
};

/** The control of a filter. A search has no control here, because its field is in the toolbar. */
export function FilterPart(props: FilterPartProps) {
  const Part = PARTS[props.filter.kind];
  return <Part {...props} />;
}

type NamedFilter = [name: string, filter: FilterKind<unknown>];

/** Maximum number of options in one column of the panel. */
const MOST_IN_COLUMN = 6;

/** Returns true for choices that need a full-width line: too many options, or options that only the server knows. */
const isWide = ({ kind, options }: FilterKind<unknown>) =>
  kind === 'choices' && (options === undefined || options.length > MOST_IN_COLUMN);

const wideLast = ([, a]: NamedFilter, [, b]: NamedFilter) => Number(isWide(a)) - Number(isWide(b));

interface FilterPanelProps {
  id: string;
  values: Readonly<Record<string, unknown>>;
  onChange: (name: string, value: unknown) => void;
  inSheet?: boolean;
}

/**
 * The controls of all filters except the search, which is in the toolbar: first the fields, then the wide choices, at
 * the end the flags. In a phone's sheet, wide choices stay among the fields, in the registry's order.
 */
export function FilterPanel({ id, values, onChange, inSheet = false }: FilterPanelProps) {
  const open = useOpenRegistry();
  const filters = Object.entries(open.kinds).filter(
    ([, { kind, label }]) => label !== undefined && kind !== 'search',
  );
  const partOf = ([name, filter]: NamedFilter) => (
    <FilterPart
      key={name}
      filter={filter}
      value={values[name] ?? null}
      inSheet={inSheet}
      requestOf={(value) => countRequestOf(open, { ...values, [name]: value })}
      onChange={(value) => onChange(name, value)}
    />
  );
  const flags = filters.filter(([, { kind }]) => kind === 'flag');
  const others = filters.filter(([, { kind }]) => kind !== 'flag');
  const placeOf = (filter: NamedFilter) => (
    <div
      key={filter[0]}
      className={classNames(
        'registry-screen__filter-place min-w-0',
        isWide(filter[1]) && 'col-full',
      )}
    >
      {partOf(filter)}
    </div>
  );
  return (
    <fieldset
      id={id}
      className="registry-screen__filters grid gap-4 print-hidden border-b bg-sunken"
      aria-label="Фильтры"
    >
      {inSheet ? others.map(placeOf) : sorted(others, wideLast).map(placeOf)}
      {flags.length > 0 && (
        <div
          className={classNames(
            'registry-screen__filter-place min-w-0 col-full',
            !inSheet && 'registry-screen__choices flex flex-wrap',
          )}
        >
          {flags.map(partOf)}
        </div>
      )}
    </fieldset>
  );
}
