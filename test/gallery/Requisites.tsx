import { defineForm } from '../../src/forms/description/defineForm';
import { FormShell } from '../../src/forms/form/FormShell';
import { phone } from '../../src/forms/person/PhoneField';
import { requisite } from '../../src/forms/requisite/RequisiteField';
import { SubmitButton } from '../../src/forms/form/SubmitButton';
import { LeaveGuard } from '../../src/shell/leave/LeaveGuard';
import { GalleryPanel } from './GalleryRow';

const RIGHT = {
  itn: '7707083893',
  ogrn: '1027700132195',
  kpp: '773601001',
  bik: '044525225',
  correspondentAccount: '30101810400000000225',
  settlementAccount: '40702810200000012345',
  mobilePhone: '+79161234567',
};

const WRONG = {
  itn: '7707083894',
  ogrn: '1027700132190',
  kpp: '7736-01001',
  bik: '04452522',
  correspondentAccount: '3010181040000000022',
  settlementAccount: '40702810300000012345',
  mobilePhone: '8 916 123-45-67',
};

/** Each value is valid, but they belong to different organizations. This causes warnings. */
const ODD = {
  ...RIGHT,
  itn: '500100732259',
  correspondentAccount: '30101840700000000225',
  settlementAccount: '40702840500000012345',
};

const SAMPLES = [
  ['empty', 'Пустые реквизиты', undefined],
  ['right', 'Верные реквизиты', RIGHT],
  ['wrong', 'Ошибки в реквизитах', WRONG],
  ['odd', 'Предупреждения', ODD],
] as const;

const requisitesForm = defineForm<typeof RIGHT>()({
  name: 'requisites',
  unsent: 'Реквизиты не проверены',
  keep: false,
  fields: {
    itn: requisite({ kind: 'inn', required: true }),
    ogrn: requisite({ kind: 'ogrn', innField: 'itn', required: true }),
    kpp: requisite({ kind: 'kpp', hint: 'Только у организаций' }),
    bik: requisite({ kind: 'bik' }),
    correspondentAccount: requisite({ kind: 'correspondentAccount', bikField: 'bik' }),
    settlementAccount: requisite({ kind: 'settlementAccount', bikField: 'bik', innField: 'itn' }),
    mobilePhone: phone({ required: true }),
  },
});
const { fields } = requisitesForm;

const guardedForm = defineForm<{ itn: string }>()({
  name: 'guarded',
  unsent: 'ИНН не сохранён',
  keep: false,
  fields: {
    itn: requisite({
      kind: 'inn',
      label: 'ИНН, который жалко потерять',
      hint: 'Введите что-нибудь и откройте другой раздел',
    }),
  },
});

function RequisiteForm({ name, values }: { name: string; values: typeof RIGHT | undefined }) {
  return (
    <FormShell
      form={requisitesForm}
      instance={name}
      onSubmit={() => undefined}
      initialValues={values}
    >
      <div className="gallery__columns">
        <fields.itn />
        <fields.ogrn />
        <fields.kpp />
        <fields.bik />
        <fields.correspondentAccount />
        <fields.settlementAccount />
        <fields.mobilePhone />
      </div>
      <div>
        <SubmitButton variant="outlined">Проверить</SubmitButton>
      </div>
    </FormShell>
  );
}

/**
 * Requisites and a phone: empty, valid, invalid, and suspicious. «Проверить» shows every message.
 */
export function Requisites() {
  return (
    <>
      {SAMPLES.map(([name, label, values]) => (
        <GalleryPanel key={name} label={label}>
          <RequisiteForm name={name} values={values} />
        </GalleryPanel>
      ))}
      <GalleryPanel label="Форма, из которой нельзя уйти молча">
        <FormShell form={guardedForm} onSubmit={() => undefined}>
          <LeaveGuard />
          <guardedForm.fields.itn />
          <div>
            <SubmitButton variant="outlined">Сохранить</SubmitButton>
          </div>
        </FormShell>
      </GalleryPanel>
    </>
  );
}
