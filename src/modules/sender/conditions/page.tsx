import './page.css';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FRESH } from '../../../api/cache/freshness';
import { senderApi } from '../../../api/endpoints/sender';
import { ConfirmedOnly } from '../../../blocks/confirmation/ConfirmedOnly';
import { pageTitles, productTitles } from '../../../domain/pageTitles';
import { courierService } from '../../../domain/services';
import { dateText } from '../../../lib/dates';
import { InsuranceTag } from '../../../products/serviceAccount/accountParts';
import { useInsurance } from '../../../products/serviceAccount/useInsurance';
import { useServiceAccount } from '../../../products/serviceAccount/useServiceAccount';
import { useCurrentUser } from '../../../session/currentUser';
import { hasPermission } from '../../../session/permissions';
import { PageHeader } from '../../../shell/page/PageHeader';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { printIcon } from '../../../ui/icon/pageIcons';
import { SkeletonBar } from '../../../ui/state/Skeletons';
import { insured, OrderPrice, readPrice } from '../insured';
import { ConditionsText } from './ConditionsText';
import { OfferState, Sentence } from './OfferState';
import { isApplying } from './conditionsPath';
import { insuranceOffer } from './insuranceOffer';

/** /sender/insurance-conditions: text, price, and the form that switches the insurance on. */
export default function ConditionsPage() {
  return (
    <div className="conditions">
      <PageHeader
        title={pageTitles.insuranceConditions}
        subtitle={productTitles.sender}
        actions={
          <Button
            variant="outlined"
            icon={printIcon}
            data-analytics="button:print-conditions"
            onClick={() => window.print()}
          >
            Распечатать
          </Button>
        }
      />
      <ConfirmedOnly>
        <div className="conditions__columns grid grid-cols-1 items-start gap-5">
          <OfferCard />
          <ConditionsText />
        </div>
      </ConfirmedOnly>
    </div>
  );
}

function OfferCard() {
  const query = new URLSearchParams(useLocation().search);
  const { offer, insurance, price, ...rest } = useInsuranceOffer();
  // True once the card has offered the insurance during this visit.
  const [wasOff, setWasOff] = useState(false);
  if (offer.state === 'open' && !wasOff) setWasOff(true);
  return (
    <div className="conditions__offer">
      <Card
        title={insured.title}
        subtitle={insured.risks}
        headingLevel={2}
        badge={<InsuranceTag insurance={insurance} />}
        sum={{
          label: insured.perOrder,
          value: price.settled ? (
            <OrderPrice kopeks={price.price} />
          ) : (
            <SkeletonBar height="sum" width="half" />
          ),
        }}
      >
        {/* Rendered before it has a message, because screen readers announce only changes. If the insurance was
            already on, badge and dates show that. */}
        <output>
          {wasOff && offer.state === 'on' && (
            <Sentence title={connectedSince(offer.insurance.start)}>
              Все новые заказы будут застрахованы.
            </Sentence>
          )}
        </output>
        <OfferState offer={offer} price={price.price} {...rest} applying={isApplying(query)} />
      </Card>
    </div>
  );
}

/** Returns «Страхование подключено с …»; without the date if it is invalid. */
function connectedSince(start: string | null | undefined): string {
  const day = dateText(start);
  return day === '' ? 'Страхование подключено' : `Страхование подключено с\u00A0${day}`;
}

function useInsuranceOffer() {
  const isSender = hasPermission(useCurrentUser(), [courierService.role]);
  const account = useServiceAccount(courierService);
  const insurance = useInsurance();
  const price = useInsurancePrice();
  return {
    offer: insuranceOffer({
      account: account.view,
      insurance: insurance.view,
      insuranceSettled: insurance.settled,
      price: price.price,
      priceSettled: price.settled,
      isSender,
    }),
    insurance: insurance.view,
    isSender,
    price,
    /** Reloads account, insurance and price. */
    retry: () => {
      void account.refetch();
      void insurance.refetch();
      void price.refetch();
    },
    retrying: account.fetching || insurance.fetching || price.fetching,
  };
}

/** `price` is the kopeks for one order; null if there is no price, or after a failure. */
function useInsurancePrice() {
  const { data, isSuccess, isError, isFetching, refetch } = senderApi.useGetInsurancePriceQuery(
    undefined,
    FRESH,
  );
  return {
    price: isError ? null : readPrice(data?.insurancePrice),
    settled: isSuccess || isError,
    fetching: isFetching,
    refetch,
  };
}
