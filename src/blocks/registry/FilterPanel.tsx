import { Fragment, useId, type ReactNode } from 'react';
import { fieldsOf } from '../../lib/fieldsOf';
import { shownText } from '../../lib/shownText';
import { classNames } from '../../ui/classNames';
import { Checkbox } from '../../ui/input/Checkbox';
import { Select } from '../../ui/input/Select';
import type { AnyFilterControls, FilterControl, FilterOption } from './filterControls';
import { DayInput } from './DayInput';
import { KopeksInput } from './KopeksInput';
import { isPeriodPreset, periodChoices, presetDays, readIsoDay } from './periods';
import type { FilterKind, FilterKinds, KopeksRange, PeriodValue } from './registryFilters';

interface PartProps {
  look: FilterControl<unknown>;
  value: unknown;
  onChange: (value: unknown) => void;
}

const NO_OPTIONS: readonly FilterOption[] = [];

/** Reads a value of the address again: values of one kind are of one type. */
function periodOf(value: unknown): PeriodValue {
  const { preset, from, to } = fieldsOf(value);
  if (isPeriodPreset(preset)) return { preset, ...presetDays(preset) };
  return { from: dayOf(from), to: dayOf(to) };
}

const dayOf = readIsoDay;
const sumOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

function PeriodPart({ look: { label, isPast = false }, value, onChange }: PartProps) {
  const { preset, from, to } = periodOf(value);
  const choose = (range: PeriodValue) =>
    onChange(range.from === undefined && range.to === undefined ? null : range);
  return (
    <fieldset className="registry-screen__filter">
      <legend className="registry-screen__filter-label">{label}</legend>
      <Select
        aria-label={`${label}: период`}
        value={preset ?? ''}
        onChange={({ target }) =>
          onChange(isPeriodPreset(target.value) ? { preset: target.value } : null)
        }
      >
        <option value="">{(from ?? to) ? 'Свой период' : 'Любое время'}</option>
        {periodChoices({ isPast }).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <div className="registry-screen__range">
        <DayInput
          label={`${label}: с`}
          day={from}
          max={to}
          onChange={(first) => choose({ from: first, to })}
        />
        <DayInput
          label={`${label}: по`}
          day={to}
          min={from}
          onChange={(last) => choose({ from, to: last })}
        />
      </div>
    </fieldset>
  );
}

function ChoicesPart({ look: { label, options = NO_OPTIONS }, value, onChange }: PartProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (option: string, on: boolean) => {
    const next = options
      .map((one) => one.value)
      .filter((one) => (one === option ? on : chosen.includes(one)));
    onChange(next.length === 0 ? null : next);
  };
  return (
    <fieldset className="registry-screen__filter">
      <legend className="registry-screen__filter-label">{label}</legend>
      <div className="registry-screen__choices">
        {options.map((option) => (
          <label key={option.value} className="registry-screen__choice">
            <Checkbox
              checked={chosen.includes(option.value)}
              onChange={({ target }) => toggle(option.value, target.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ChoicePart({ look: { label, options = NO_OPTIONS }, value, onChange }: PartProps) {
  const id = useId();
  const isKnown = value === null || options.some((option) => option.value === value);
  return (
    <div className="registry-screen__filter">
      <label htmlFor={id} className="registry-screen__filter-label">
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

function KopeksPart({ look: { label }, value, onChange }: PartProps) {
  const { from, to } = fieldsOf(value);
  const range: KopeksRange = { from: sumOf(from), to: sumOf(to) };
  const choose = (next: KopeksRange) =>
    onChange(next.from === undefined && next.to === undefined ? null : next);
  return (
    <fieldset className="registry-screen__filter">
      <legend className="registry-screen__filter-label">{label}, ₽</legend>
      <div className="registry-screen__range">
        <KopeksInput
          label={`${label}: от`}
          placeholder="от"
          kopeks={range.from}
          onChange={(sum) => choose({ ...range, from: sum })}
        />
        <KopeksInput
          label={`${label}: до`}
          placeholder="до"
          kopeks={range.to}
          onChange={(sum) => choose({ ...range, to: sum })}
        />
      </div>
    </fieldset>
  );
}

function FlagPart({ look: { label }, value, onChange }: PartProps) {
  return (
    <label className="registry-screen__filter registry-screen__choice">
      <Checkbox
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || null)}
      />
      {label}
    </label>
  );
}

function partOf(kind: FilterKind<unknown>['kind'], props: PartProps): ReactNode {
  const { look, value, onChange } = props;
  if (look.control) return look.control({ label: look.label, value, onChange });
  switch (kind) {
    case 'period':
      return <PeriodPart {...props} />;
    case 'choices':
      return <ChoicesPart {...props} />;
    case 'choice':
      return <ChoicePart {...props} />;
    case 'kopeks':
      return <KopeksPart {...props} />;
    case 'flag':
      return <FlagPart {...props} />;
    case 'search':
      return null;
  }
}

interface FilterPanelProps {
  id: string;
  kinds: FilterKinds;
  looks: AnyFilterControls;
  values: Readonly<Record<string, unknown>>;
  onChange: (name: string, value: unknown) => void;
}

/** So many choices want the room of two places. */
const MANY_CHOICES = 7;

/** The controls of all filters but the search, which stands in the bar; flags share the last place. */
export function FilterPanel({ id, kinds, looks, values, onChange }: FilterPanelProps) {
  const parts = Object.entries(kinds).flatMap(([name, { kind }]) => {
    const look = looks[name];
    if (look === undefined || kind === 'search') return [];
    const part = partOf(kind, {
      look,
      value: values[name] ?? null,
      onChange: (value) => onChange(name, value),
    });
    const isWide = kind === 'choices' && (look.options?.length ?? 0) >= MANY_CHOICES;
    return [{ name, part, isWide, isFlag: kind === 'flag' }];
  });
  const flags = parts.filter(({ isFlag }) => isFlag);
  return (
    <fieldset id={id} className="registry-screen__filters" aria-label="Фильтры">
      {parts
        .filter(({ isFlag }) => !isFlag)
        .map(({ name, part, isWide }) => (
          <div
            key={name}
            className={classNames(
              'registry-screen__filter-place',
              isWide && 'registry-screen__filter-place--wide',
            )}
          >
            {part}
          </div>
        ))}
      {flags.length > 0 && (
        <div className="registry-screen__filter-place">
          {flags.map(({ name, part }) => (
            <Fragment key={name}>{part}</Fragment>
          ))}
        </div>
      )}
    </fieldset>
  );
}
