import { financeAgreementApi } from '../../../../api/endpoints/financeAgreement';
import { CardList } from '../../../../blocks/cardList/CardList';
import { FRESH } from '../../../../api/cache/freshness';
import { AgreementCard } from './AgreementCard';
import { agreementsRequest } from '../financingRequests';

/** «Договоры»: the agreements of the organization with banks. */
export default function AgreementsTab() {
  const answer = financeAgreementApi.useFindFinanceAgreementsQuery(agreementsRequest, FRESH);
  return (
    <CardList
      title="Договоры финансирования"
      answer={answer}
      words={{
        loading: 'Загружаем договоры',
        outdated: 'Не удалось обновить список договоров. Он мог измениться.',
        empty: 'Здесь появятся договоры с банками',
        emptyHint: 'Договор появляется, когда банк одобряет заявку на финансирование.',
      }}
    >
      {(agreement) => <AgreementCard agreement={agreement} />}
    </CardList>
  );
}
