import './AgreementsTab.css';
import { useFindFinanceAgreementsQuery } from '../../../../api/endpoints/financeAgreement';
import { fileIcon } from '../../../../ui/icon/drawings/fileIcon';
import { CardList } from '../../../../blocks/cardList/CardList';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { AgreementCard } from './AgreementCard';
import { agreementsRequest } from './agreementsRequest';

/** «Договоры»: the agreements of the organization with banks. */
export default function AgreementsTab() {
  const answer = useFindFinanceAgreementsQuery(agreementsRequest, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
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
      icon={fileIcon}
    >
      {(agreement) => <AgreementCard agreement={agreement} />}
    </CardList>
  );
}
