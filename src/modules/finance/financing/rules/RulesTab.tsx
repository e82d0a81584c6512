import { useRef } from 'react';
import { financeAgreementApi } from '../../../../api/endpoints/financeAgreement';
import { financeRuleApi } from '../../../../api/endpoints/financeRule';
import { Button } from '../../../../ui/button/Button';
import { plusIcon } from '../../../../ui/icon/pageIcons';
import { optionalAgreements, rulesRequest } from '../financingRequests';
import { CardList } from '../../../../blocks/cardList/CardList';
import { usePendingRemoval } from '../../../../shell/undo/undo';
import { withoutTakenAway } from '../../../../shell/undo/withoutTakenAway';
import { FRESH } from '../../../../api/cache/freshness';
import { RuleCard } from './RuleCard';
import { RULE, useRuleActions } from './useRuleActions';

/** «Правила»: the bank finances the objects that match a rule without an order of the user. */
export default function RulesTab() {
  const rules = financeRuleApi.useFindFinanceRulesQuery(rulesRequest, FRESH);
  const { data: agreements, isFetching: isNaming } =
    financeAgreementApi.useFindFinanceAgreementsQuery(optionalAgreements, FRESH);
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useRuleActions(() => heading.current);
  const isTakenAway = usePendingRemoval(RULE);
  const data = rules.data && withoutTakenAway(rules.data, ({ id }) => isTakenAway(id));
  return (
    <CardList
      title="Правила заказа"
      headingRef={heading}
      // Cards wait for the names of their agreements, because a name changes the height of its card.
      answer={{ ...rules, data: agreements || !isNaming ? data : undefined }}
      words={{
        loading: 'Загружаем правила',
        outdated: 'Не удалось обновить список правил. Он мог измениться.',
        empty: 'Здесь появятся правила заказа финансирования',
        emptyHint:
          'По правилу банк финансирует подходящие объекты сам: заказывать каждый не нужно.',
      }}
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
