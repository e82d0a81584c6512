import {
  financeAgreementApi,
  type FinanceAgreement,
} from '../../../../api/endpoints/financeAgreement';
import { CardList } from '../../../../blocks/cardList/CardList';
import { FRESH } from '../../../../api/cache/freshness';
import { sorted } from '../../../../lib/copies';
import { AgreementCard } from './AgreementCard';
import { agreementsRequest } from '../financingRequests';

/** Returns the agreements in force first; the others follow as rows of the history. */
const inForceFirst = (agreements: readonly FinanceAgreement[]) =>
  sorted(agreements, (one, other) => Number(other.valid === true) - Number(one.valid === true));

/** «Договоры»: the agreements of the organization with banks. */
export default function AgreementsTab() {
  const answer = financeAgreementApi.useFindFinanceAgreementsQuery(agreementsRequest, FRESH);
  const { data } = answer;
  return (
    <CardList
      title="Договоры финансирования"
      answer={{ ...answer, data: data && { ...data, content: inForceFirst(data.content ?? []) } }}
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
