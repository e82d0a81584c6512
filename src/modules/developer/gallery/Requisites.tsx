import { FormShell } from '../../../forms/form/FormShell';
import { PhoneField } from '../../../forms/person/PhoneField';
import { RequisiteField } from '../../../forms/requisite/RequisiteField';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import { GalleryPanel, GallerySection } from './GallerySection';

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

/** Accepted by every rule, and yet none of it belongs together. */
const ODD = {
  itn: '500100732259',
  ogrn: '1027700132195',
  kpp: '773601001',
  bik: '044525225',
  correspondentAccount: '30101840700000000225',
  settlementAccount: '40702840500000012345',
  mobilePhone: '+79161234567',
};

function RequisiteForm({ name, values }: { name: string; values?: Partial<typeof RIGHT> }) {
  return (
    <FormShell name={name} onSubmit={() => undefined} initialValues={values}>
      <div className="gallery__columns">
        <RequisiteField kind="inn" name="itn" required />
        <RequisiteField kind="ogrn" name="ogrn" innField="itn" required />
        <RequisiteField kind="kpp" name="kpp" hint="Только у организаций" />
        <RequisiteField kind="bik" name="bik" />
        <RequisiteField kind="correspondentAccount" name="correspondentAccount" />
        <RequisiteField kind="settlementAccount" name="settlementAccount" innField="itn" />
        <PhoneField name="mobilePhone" required />
      </div>
      <div>
        <SubmitButton variant="outlined">Проверить</SubmitButton>
      </div>
    </FormShell>
  );
}

/** Requisites and a phone: empty, right, wrong, and only odd. «Проверить» shows every message. */
export function Requisites() {
  return (
    <GallerySection id="requisites" title="Реквизиты и телефон">
      <GalleryPanel label="Пустые реквизиты">
        <RequisiteForm name="requisites-empty" />
      </GalleryPanel>
      <GalleryPanel label="Верные реквизиты">
        <RequisiteForm name="requisites-right" values={RIGHT} />
      </GalleryPanel>
      <GalleryPanel label="Ошибки в реквизитах">
        <RequisiteForm name="requisites-wrong" values={WRONG} />
      </GalleryPanel>
      <GalleryPanel label="Предупреждения">
        <RequisiteForm name="requisites-odd" values={ODD} />
      </GalleryPanel>
      <GalleryPanel label="Недоступные реквизиты">
        <FormShell name="requisites-disabled" onSubmit={() => undefined} initialValues={RIGHT}>
          <div className="gallery__columns">
            <RequisiteField kind="inn" name="itn" disabled />
            <PhoneField name="mobilePhone" disabled />
          </div>
        </FormShell>
      </GalleryPanel>
      <GalleryPanel label="Форма, из которой нельзя уйти молча">
        <FormShell name="guarded" onSubmit={() => undefined}>
          <LeaveGuard />

          <RequisiteField
            kind="inn"
            name="itn"
            label="ИНН, который жалко потерять"
            hint="Введите что-нибудь и откройте другой раздел"
          />
          <div>
            <SubmitButton variant="outlined">Сохранить</SubmitButton>
          </div>
        </FormShell>
      </GalleryPanel>
    </GallerySection>
  );
}
