import { actualDebtorOffers, debtorsApi, type DebtorOffer } from '../../api/endpoints/debtors';
import { paths } from '../../domain/paths';
import { formatMoney } from '../../lib/money';
import { todaySource, type Watched } from '../../shell/today/moduleToday';
import { shieldIcon } from '../../ui/icon/frameIcons';
import { debtorDecisions, insurerName } from './offers/offerTerms';

/** Returns the title of the news about a new offer or a decision; undefined if the offer has no news. */
function titleOf(offer: DebtorOffer): string | undefined {
  if (offer.status === 'NEW') return `Новое предложение: ${insurerName(offer)}`;
  return debtorDecisions.decisionOf(offer)?.text;
}

function offerChanges(offers: readonly DebtorOffer[]): Watched[] {
  return offers.map((offer) => {
    const { id, status = '', insuranceLimit } = offer;
    const title = titleOf(offer);
    return {
      id,
      state: status,
      news:
        title === undefined
          ? undefined
          : {
              title,
              details:
                insuranceLimit === undefined
                  ? undefined
                  : `Страховая сумма ${formatMoney(insuranceLimit, { fraction: false })}`,
              icon: shieldIcon,
              tone: status === 'DENIED' ? 'neutral' : 'success',
              to: paths.offers,
            },
    };
  });
}

/** News about receivables insurance: offers and decisions of the insurers. */
export default [
  todaySource({
    id: 'debtor-offers',
    endpoint: debtorsApi.endpoints.findActualDebtorOffers,
    arg: actualDebtorOffers,
    changes: offerChanges,
  }),
];
