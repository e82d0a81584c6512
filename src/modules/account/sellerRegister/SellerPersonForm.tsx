import '../AccountPage.css';
import { isOutage, type ApiError } from '../../../api/errors';
import { transferInput } from '../../../forms/form/keptInput';
import { useSubmitting } from '../../../forms/form/SubmitButton';
import { formatPhone } from '../../../lib/requisites';
import { wholeOrdinals } from '../../../lib/shownText';
import { Button } from '../../../ui/button/Button';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { KeepThroughReload } from '../KeepThroughReload';
import { ApplicationForm } from '../register/ApplicationForm';
import { ArrivalHeading } from '../register/ArrivalHeading';
import { PersonFields } from '../register/PersonFields';
import { isSoleProprietor } from '../register/registration';
import type { FoundSeller } from './SellerCheckForm';
import { sellerCheckForm, sellerPersonForm, type SellerPersonValues } from './sellerRegistration';

function FoundData({ check, data }: FoundSeller) {
  const { itn, name, ceoName, kpp, ogrn, legalAddress } = data.organization;
  const isPerson = isSoleProprietor(itn);
  return (
    <DataList layout="stacked">
      <DataRow label="Наименование">{name}</DataRow>
      <DataRow label="ИНН">{itn}</DataRow>
      {typeof kpp === 'string' && <DataRow label="КПП">{kpp}</DataRow>}
      <DataRow label={isPerson ? 'ОГРНИП' : 'ОГРН'}>{ogrn}</DataRow>
      <DataRow label={isPerson ? 'Адрес регистрации' : 'Юридический адрес'}>
        {wholeOrdinals(legalAddress)}
      </DataRow>
      {!isPerson && <DataRow label="Руководитель">{ceoName}</DataRow>}
      <DataRow label="Номер договора">{data.contractNumber}</DataRow>
      <DataRow label="Мобильный телефон">{formatPhone(check.mobilePhone)}</DataRow>
    </DataList>
  );
}

function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="outlined" size="sm" disabled={useSubmitting()} onClick={onBack}>
      Изменить
    </Button>
  );
}

interface SellerPersonFormProps {
  seller: FoundSeller;
  initialValues: Partial<SellerPersonValues>;
  onBack: () => void;
}

/** The second step: shows the found seller and asks for the person who applies. */
export function SellerPersonForm({ seller, initialValues, onBack }: SellerPersonFormProps) {
  // After an outage the user returns to the first step, so that step must keep its input.
  const keepCheck = (failure: ApiError) => {
    if (isOutage(failure)) transferInput(sellerCheckForm, seller.check);
  };
  return (
    <ApplicationForm
      form={sellerPersonForm}
      initialValues={initialValues}
      applicationOf={(person) => ({
        kind: 'seller',
        body: sellerPersonForm.write(person, seller.check),
      })}
      onRefused={keepCheck}
    >
      <section className="grid gap-3 pad-20px border bg-sunken rounded-card">
        <div className="flex flex-wrap items-center justify-between gap-2-4">
          <ArrivalHeading level={2}>Данные найдены</ArrivalHeading>
          <BackButton onBack={onBack} />
        </div>
        <FoundData {...seller} />
      </section>
      <PersonFields fields={sellerPersonForm.fields} />
      <KeepThroughReload form={sellerCheckForm} sent={seller.check} />
    </ApplicationForm>
  );
}
