import './RuleCard.css';
import type { FinanceAgreement } from '../../../../api/endpoints/financeAgreement';
import type { FinanceRule } from '../../../../api/endpoints/financeRule';
import { MoreMenu } from '../../../../blocks/action/MoreMenu';
import { moscowDay } from '../../../../lib/isoDay';
import { Button } from '../../../../ui/button/Button';
import { Card } from '../../../../ui/card/Card';
import { pencilIcon, trashIcon } from '../../../../ui/icon/pageIcons';
import { Switch } from '../../../../ui/prime/Switch';
import { DataList, DataRow } from '../../../../ui/value/DataList';
import { Money } from '../../../../ui/value/Money';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { bankOf } from '../../shownValues';
import { amountsText, buyersText, isExpired, periodText, ruleBadge } from './ruleView';
import { ruleName, type RuleActions } from './useRuleActions';

interface RuleCardProps {
  rule: FinanceRule;
  /** Undefined if it has not loaded, or does not exist. */
  agreement: FinanceAgreement | undefined;
  actions: RuleActions;
}

/** An expired rule has no switch. */
export function RuleCard({ rule, agreement, actions }: RuleCardProps) {
  const { name, minDaysToPayment, dailyLimit, active = false } = rule;
  const today = moscowDay();
  return (
    <Card
      className="rule-card"
      title={name || 'Без названия'}
      badge={<StatusBadge {...ruleBadge(rule, today)} />}
      menu={
        <MoreMenu
          label={`Действия с правилом ${ruleName(rule)}`}
          actions={[
            {
              id: 'delete',
              label: 'Удалить',
              icon: trashIcon,
              danger: true,
              onSelect: () => actions.remove(rule),
            },
          ]}
        />
      }
      footer={
        <Button
          variant="outlined"
          size="sm"
          icon={pencilIcon}
          aria-label={`Изменить правило ${ruleName(rule)}`}
          onClick={() => actions.edit(rule)}
        >
          Изменить
        </Button>
      }
    >
      <DataList>
        <DataRow label="Договор">{agreement ? `№ ${agreement.number ?? ''}` : '—'}</DataRow>
        <DataRow label="Банк">{agreement ? bankOf(agreement).name : '—'}</DataRow>
        <DataRow label="Покупатели">{buyersText(rule)}</DataRow>
        <DataRow label="Сумма">{amountsText(rule)}</DataRow>
        <DataRow label="Минимум дней до оплаты">
          {typeof minDaysToPayment === 'number' ? minDaysToPayment : 'Не задан'}
        </DataRow>
        <DataRow label="Дневной лимит">
          {typeof dailyLimit === 'number' ? <Money kopeks={dailyLimit} /> : 'Не задан'}
        </DataRow>
        <DataRow label="Период">{periodText(rule)}</DataRow>
      </DataList>
      {isExpired(rule, today) ? (
        // A switch that is on would contradict the badge. A later end of the period brings the switch back.
        <p className="text-muted text-13">Чтобы правило снова действовало, измените период.</p>
      ) : (
        <Switch
          label={active ? 'Включено' : 'Выключено'}
          checked={active}
          busy={actions.busy === rule.id}
          onChange={() => actions.toggle(rule)}
        />
      )}
    </Card>
  );
}
