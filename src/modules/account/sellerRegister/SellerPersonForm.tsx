import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormShell } from '../../../forms/FormShell';
import { RefusalInSight } from '../../../forms/RefusalInSight';
import { SubmitButton, useSubmitting } from '../../../forms/SubmitButton';
import { formatPhone } from '../../../lib/phone';
import { LeaveGuard } from '../../../shell/LeaveGuard';
import { Button } from '../../../ui/Button';
import { DataList, DataRow } from '../../../ui/DataList';
import { AlreadyRegistered } from '../register/AlreadyRegistered';
import { ArrivalHeading } from '../register/ArrivalHeading';
import { ConsentFields, consentFieldNames } from '../register/ConsentFields';
import { PersonFields, personFieldNames } from '../register/PersonFields';
import { isSoleProprietor } from '../register/registration';
import { useApplication } from '../register/useApplication';
import type { FoundSeller } from './SellerCheckForm';
import { sellerRegistrationOf, type SellerPersonValues } from './sellerRegistration';

const KEPT = [...personFieldNames, ...consentFieldNames];

function FoundData({ check, data }: FoundSeller) {
  const { itn, name, ceoName, kpp, ogrn, legalAddress } = data.organization;
  const isPerson = isSoleProprietor(itn);
  return (
    <DataList layout="stacked">
      <DataRow label="Наименование">{name}</DataRow>
      <DataRow label="ИНН">{itn}</DataRow>
      {typeof kpp === 'string' && <DataRow label="КПП">{kpp}</DataRow>}
      <DataRow label={isPerson ? 'ОГРНИП' : 'ОГРН'}>{ogrn}</DataRow>
      <DataRow label={isPerson ? 'Адрес регистрации' : 'Юридический адрес'}>{legalAddress}</DataRow>
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

/** The second step: what was found, to be looked at, and the person who applies. */
export function SellerPersonForm({ seller, initialValues, onBack }: SellerPersonFormProps) {
  const navigate = useNavigate();
  const { send, captcha } = useApplication();
  const [isKnown, setKnown] = useState(false);

  const submit = async (person: SellerPersonValues) => {
    const body = sellerRegistrationOf(seller.check, person);
    const failure = await send({ kind: 'seller', body });
    setKnown(failure?.status === 409);
    return failure ?? navigate('/confirm');
  };

  return (
    <FormShell<SellerPersonValues>
      name="seller-registration"
      className="registration__form"
      keep={KEPT}
      initialValues={initialValues}
      onSubmit={submit}
    >
      {isKnown && <AlreadyRegistered />}
      <section className="registration__found">
        <div className="registration__found-title">
          <ArrivalHeading level={2}>Данные найдены</ArrivalHeading>
          <BackButton onBack={onBack} />
        </div>
        <FoundData {...seller} />
      </section>
      <PersonFields hasPhone />
      <ConsentFields />
      {captcha}
      <SubmitButton size="lg" wide>
        Зарегистрироваться
      </SubmitButton>
      <RefusalInSight />
      <LeaveGuard />
    </FormShell>
  );
}
