import './founders.css';
import { EntryFields } from '../../../../blocks/steps/EntryFields';
import { useFieldValue } from '../../../../forms/field/useFieldValue';
import { useFormResult } from '../../../../forms/form/useFormResult';
import { OrganizationLookup } from '../../../../products/directories/lookups';
import { Note } from '../../../../ui/state/Note';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { useEditing } from '../editor/editing';
import { EntryList } from '../editor/EntryList';
import {
  founderName,
  founderTable,
  founderTypes,
  isForeign,
  veiledItn,
} from '../form/founderTable';
import type { FounderValues, RequestValues } from '../form/requestValues';
import { isBeneficiary, readShare, shownShare, WHOLE_SHARE } from '../form/share';

const WORDS = {
  add: 'Добавить учредителя',
  save: 'Сохранить учредителя',
  saved: 'Учредитель сохранён',
};

export function FoundersStep() {
  return (
    <EntryList
      list="founders"
      words={WORDS}
      fresh={(key) => ({ key, type: 'PERSON', citizenship: 'RU', country: 'RU' })}
      lineOf={lineOf}
      Fields={FounderFields}
    >
      <Shares />
    </EntryList>
  );
}

function lineOf(founder: FounderValues) {
  const { type, sharePercent } = founder;
  return {
    name: founderName(founder) || undefined,
    about: [`${founderTypes[type]} · ${numberOf(founder)}`],
    more: (
      <>
        {isBeneficiary(founder) && <StatusBadge tone="done" label="Бенефициар" />}
        <b className="founders__percent tabular-nums nowrap">
          {sharePercent === undefined ? '—' : `${sharePercent}\u00A0%`}
        </b>
      </>
    ),
  };
}

/**
 * Returns the identifying number of a founder with its label: «ИНН 7707 •••• 3893», or «рег. № …» for a foreign founder
 * without an ИНН.
 */
function numberOf(founder: FounderValues): string {
  const { itn, registrationNumber } = founder;
  if (itn === undefined && isForeign(founder)) {
    return registrationNumber === undefined ? 'иностранный' : `рег. №\u00A0${registrationNumber}`;
  }
  return `ИНН\u00A0${veiledItn(itn)}`;
}

/** Options of the fields of a foreign passport. Its number may contain letters. */
const anyDocument = (maxLength: number) => ({
  restrict: undefined,
  normalize: undefined,
  inputMode: 'text',
  maxLength,
});

const FOREIGN_PASSPORT = {
  'passport.series': anyDocument(10),
  'passport.number': anyDocument(20),
};

function FounderFields({ index }: { index: number }) {
  const place = `founders.${index}`;
  const type = useFieldValue(`${place}.type`) === 'COMPANY' ? 'COMPANY' : 'PERSON';
  const country = useFieldValue(`${place}.country`);
  const citizenship = useFieldValue(`${place}.citizenship`);
  const entry = { type, country, citizenship };
  const foreign = isForeign(entry);
  return (
    <EntryFields
      table={founderTable}
      place={place}
      entry={entry}
      groups={{
        passport: {
          label: foreign ? 'Паспорт или другой документ' : 'Паспорт',
          children: <LostPassport index={index} />,
        },
      }}
      under={{ isPublicOfficial: <OpenBeneficiary index={index} /> }}
      given={
        type === 'PERSON'
          ? foreign
            ? FOREIGN_PASSPORT
            : undefined
          : // The directory contains only Russian organizations.
            { itn: foreign ? {} : { below: <OrganizationLookup prefix={`${place}.`} /> } }
      }
    />
  );
}

/** Explains why the passport must be typed again after a reload: drafts do not contain it. */
function LostPassport({ index }: { index: number }) {
  const { isRestored } = useEditing();
  const isEmpty = useFormResult(
    ({ founders }: RequestValues) => founders[index]?.passport === undefined,
  );
  if (!isRestored || !isEmpty) return null;
  return (
    <Note tone="info">
      Черновик на этом устройстве не хранит паспортные данные. Если вы их уже вводили, введите ещё
      раз.
    </Note>
  );
}

/** Shows a badge while the typed share makes the person a beneficiary. */
function OpenBeneficiary({ index }: { index: number }) {
  const isOne = useFormResult(({ founders }: RequestValues) => {
    const founder = founders[index];
    return founder !== undefined && isBeneficiary(founder);
  });
  return (
    <output className="block min-h-24px">
      {isOne && <StatusBadge tone="done" label="Бенефициар: доля больше 25 %" />}
    </output>
  );
}

/** The sum of the shares; less than 100 % is unusual, but allowed. */
function Shares() {
  const shares = useFormResult(({ founders }: RequestValues) =>
    founders.map(({ key, sharePercent }) => ({ key, share: readShare(sharePercent) ?? 0 })),
  );
  if (shares.length === 0) return null;
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  const width = Math.max(total, WHOLE_SHARE);
  return (
    <div className="flex flex-col gap-6px">
      <div
        className="founders__bar flex overflow-hidden rounded-full border bg-sunken"
        aria-hidden="true"
      >
        {shares.map(({ key, share }) => (
          <span
            key={key}
            className="founders__share"
            style={{ width: `${(share / width) * 100}%` }}
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-between text-muted text-xs gap-0-4">
        <span>Доли вместе: {shownShare(total)} %</span>
        <span>Бенефициар — больше 25 %</span>
      </div>
      {total > 0 && total < WHOLE_SHARE && (
        <Note tone="warning">Сумма долей меньше 100 %. Проверьте, все ли учредители указаны.</Note>
      )}
    </div>
  );
}
