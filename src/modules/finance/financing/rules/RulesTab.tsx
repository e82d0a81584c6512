import { useRef } from 'react';
import { useFindFinanceAgreementsQuery } from '../../../../api/endpoints/financeAgreement';
import { useFindFinanceRulesQuery } from '../../../../api/endpoints/financeRule';
import { Button } from '../../../../ui/button/Button';
import { plusIcon } from '../../../../ui/icon/drawings/plusIcon';
import { slidersHIcon } from '../../../../ui/icon/drawings/slidersHIcon';
import { agreementsBeside } from '../agreements/agreementsRequest';
import { CardList } from '../../../../blocks/cardList/CardList';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { RuleCard } from './RuleCard';
import { rulesRequest } from './rulesRequest';
import { useRuleActions } from './useRuleActions';

const FRESH = { refetchOnMountOrArgChange: FRESH_SECONDS } as const;

/** «Правила»: by which objects are ordered by themselves. */
export default function RulesTab() {
  const rules = useFindFinanceRulesQuery(rulesRequest, FRESH);
  const { data: agreements } = useFindFinanceAgreementsQuery(agreementsBeside, FRESH);
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useRuleActions(
    // The card that had the focus is about to go.
    () => heading.current,
    // What is shown may be out of date.
    () => void rules.refetch(),
  );
  return (
    <CardList
      title="Правила заказа"
      headingRef={heading}
      answer={rules}
      words={{
        loading: 'Загружаем правила',
        outdated: 'Не удалось обновить список правил. Он мог измениться.',
        empty: 'Здесь появятся правила заказа финансирования',
        emptyHint:
          'По правилу банк финансирует подходящие объекты сам: заказывать каждый не нужно.',
      }}
      icon={slidersHIcon}
      adding={
        <Button icon={plusIcon} data-analytics="button:add-rule" onClick={actions.add}>
          Добавить правило
        </Button>
      }
    >
      {(rule) => (
        <RuleCard
          rule={rule}
          agreement={agreements?.content.find(({ id }) => id === rule.agreementId)}
          actions={actions}
        />
      )}
    </CardList>
  );
}
