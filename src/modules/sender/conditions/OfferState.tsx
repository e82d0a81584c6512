import { type ReactNode, useState } from 'react';
import { pageTitles } from '../../../domain/pageTitles';
import { paths } from '../../../domain/paths';
import { roleName } from '../../../domain/roles';
import { courierService } from '../../../domain/services';
import { defineForm } from '../../../forms/description/defineForm';
import { checkbox } from '../../../forms/field/CheckboxField';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { formatMoney } from '../../../lib/money';
import { InsuranceDates, InsuranceRows } from '../../../products/serviceAccount/accountParts';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { refreshIcon, shieldIcon } from '../../../ui/icon/frameIcons';
import { Note } from '../../../ui/state/Note';
import { SkeletonText } from '../../../ui/state/Skeletons';
import { DataList } from '../../../ui/value/DataList';
import { ConnectAccount } from '../account/ConnectAccount';
import { applyingPath } from './conditionsPath';
import type { InsuranceOffer } from './insuranceOffer';
import { useActivation } from './useActivation';

interface OfferStateProps {
  offer: InsuranceOffer;
  /** Current price of the insurance, in kopeks. */
  price: number | null;
  /** True if the address opens the form (`applyingPath`). */
  applying: boolean;
  isSender: boolean;
  retry: () => void;
  retrying: boolean;
}

/** Shows the next step to get the insurance, or the reason why it is not available. */
export function OfferState(props: OfferStateProps) {
  const { offer, price, applying, isSender, retry, retrying } = props;
  const again = (
    <Button variant="outlined" icon={refreshIcon} busy={retrying} onClick={retry}>
      Проверить ещё раз
    </Button>
  );
  switch (offer.state) {
    case 'loading':
      return <SkeletonText lines={2} label="Проверяем подключение" />;
    case 'on':
      return (
        <>
          <DataList>
            {offer.insurance.price === price ? (
              <InsuranceDates insurance={offer.insurance} />
            ) : (
              // An active insurance keeps its initial price, so a different current price has its own row.
              <InsuranceRows insurance={offer.insurance} />
            )}
          </DataList>
          {isSender && (
            <div>
              <LinkButton to={paths.insuranceManagement} variant="outlined">
                {pageTitles.insuranceManagement}
              </LinkButton>
            </div>
          )}
        </>
      );
    case 'unknown':
      return (
        <Note tone="warning" title="Не удалось узнать, подключено ли страхование" action={again}>
          Чтобы не подключить его дважды, подключение откроется после проверки.
        </Note>
      );
    case 'noAccount':
      return <ConnectAccount />;
    case 'notSender':
      return (
        <Sentence title="Подключить страхование может отправитель">
          Аккаунт курьерской службы подключил ваш коллега. Чтобы управлять страхованием, попросите
          администратора организации дать вам роль «{roleName({ id: courierService.role })}».
        </Sentence>
      );
    case 'noPrice':
      return (
        <>
          <Sentence title="Стоимость уточняется">
            Подключить страхование можно, когда стоимость станет известна.
          </Sentence>
          <div>{again}</div>
        </>
      );
    case 'open':
      return applying ? (
        <Acceptance price={offer.price} />
      ) : (
        <div>
          <LinkButton to={applyingPath} icon={shieldIcon}>
            Подключить страхование
          </LinkButton>
        </div>
      );
  }
}

export function Sentence({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className="text-13">
      <span className="block font-medium">{title}</span>
      <span className="block text-muted">{children}</span>
    </p>
  );
}

interface AcceptanceValues {
  accepted: boolean;
}

/** The consent to the conditions at the shown price. It is not saved as a draft, because the price may change. */
const acceptanceForm = defineForm<AcceptanceValues>()({
  name: 'insurance-acceptance',
  unsent: 'Страхование не подключено',
  keep: false,
  fields: {
    accepted: checkbox({ label: 'Условия и стоимость приняты', required: true }),
  },
});

const { fields } = acceptanceForm;

interface AcceptanceProps {
  /** Price of one order, in kopeks. */
  price: number;
}

/**
 * Accepts conditions and price, and switches the insurance on. N7: if the price has changed, both prices are shown, and
 * the user must consent again.
 */
export function Acceptance({ price }: AcceptanceProps) {
  const [earlier] = useState(price);
  const activate = useActivation();
  const shown = formatMoney(price, { fraction: 'any' });
  return (
    <>
      {price !== earlier && (
        <Note tone="warning" live title="Стоимость изменилась">
          Было {formatMoney(earlier, { fraction: 'any' })}, стало {shown} за каждый застрахованный
          заказ. Чтобы подключить страхование, примите новую стоимость.
        </Note>
      )}
      <FormShell key={price} form={acceptanceForm} onSubmit={() => activate(price)}>
        <fields.accepted>
          Я прочитал(а) условия страхования и согласен (согласна) с ними и со стоимостью {shown} за
          каждый застрахованный заказ
        </fields.accepted>
        <div>
          <SubmitButton icon={shieldIcon}>Подключить страхование за {shown}</SubmitButton>
        </div>
      </FormShell>
    </>
  );
}
