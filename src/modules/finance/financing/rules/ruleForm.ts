import type { FinanceRule, FinanceRuleTerms } from '../../../../api/endpoints/financeRule';
import { defineForm } from '../../../../forms/description/defineForm';
import { checkbox } from '../../../../forms/field/CheckboxField';
import { date } from '../../../../forms/field/DateField';
import { kopeks } from '../../../../forms/field/KopeksField';
import { select } from '../../../../forms/field/SelectField';
import { text } from '../../../../forms/field/TextField';
import { multiSearch, NO_SEARCH } from '../../../../forms/search/MultiSearchField';
import type { SearchOption } from '../../../../forms/search/useOptionSearch';
import { integer, between } from '../../../../forms/validators/numbers';
import { maxLength } from '../../../../forms/validators/text';
import { firstFailing, otherField, type Validator } from '../../../../forms/validators/validator';
import { isIsoDay } from '../../../../lib/isoDay';

/** Values of the form; empty values are absent. Sums are kopeks, dates are `2026-12-01`. */
export interface RuleValues {
  name: string;
  agreementId: string;
  /** An empty list means all buyers. */
  buyers: SearchOption[];
  minAmount: number;
  maxAmount: number;
  /** Number of days as typed. */
  minDaysToPayment: string;
  dailyLimit: number;
  startDate: string;
  endDate: string;
  active: boolean;
}

/** Maximum length of a rule's name (the contract's `FinanceRuleTerms`). */
const LONGEST_NAME = 200;

export const notBelowMinimum: Validator<'minAmount'> = (value, values) => {
  const least = otherField(values, 'minAmount');
  return typeof value === 'number' && typeof least === 'number' && value < least
    ? 'Сумма «до» меньше суммы «от»'
    : undefined;
};

export const notBeforeStart: Validator<'startDate'> = (value, values) => {
  const start = otherField(values, 'startDate');
  return isIsoDay(value) && isIsoDay(start) && value < start
    ? 'Окончание раньше начала'
    : undefined;
};

function buyersOf({ debtorIds, debtors }: FinanceRule): SearchOption[] {
  const names = new Map(debtors.map(({ id, name }) => [id, name]));
  return debtorIds.map((id) => ({ code: id, name: names.get(id) ?? '' }));
}

/** Returns an object with this field; an empty object if the value is null or missing. */
function present<Value>(name: string, value: Value | null | undefined): Record<string, Value> {
  return value === null || value === undefined ? {} : { [name]: value };
}

export function ruleValues(rule: FinanceRule): Partial<RuleValues> {
  const { name = '', agreementId = '', startDate = '', active = false } = rule;
  const { minAmount, maxAmount, minDaysToPayment, dailyLimit } = rule;
  const buyers = buyersOf(rule);
  return {
    name,
    agreementId,
    ...(buyers.length > 0 && { buyers }),
    ...present('minAmount', minAmount),
    ...present('maxAmount', maxAmount),
    ...(typeof minDaysToPayment === 'number' && { minDaysToPayment: String(minDaysToPayment) }),
    ...present('dailyLimit', dailyLimit),
    startDate,
    ...present('endDate', rule.endDate),
    active,
  };
}

/** Returns the body of the call; empty optional values are null. */
export function ruleTerms(values: Partial<RuleValues>): FinanceRuleTerms {
  const { buyers = [], minDaysToPayment = '' } = values;
  return {
    name: (values.name ?? '').trim(),
    agreementId: values.agreementId ?? '',
    debtorIds: buyers.map(({ code }) => code),
    minAmount: values.minAmount ?? null,
    maxAmount: values.maxAmount ?? null,
    minDaysToPayment: minDaysToPayment === '' ? null : Number(minDaysToPayment),
    dailyLimit: values.dailyLimit ?? null,
    startDate: values.startDate ?? '',
    endDate: values.endDate ?? null,
    active: values.active === true,
  };
}

/** Form of a rule, by which the bank finances matching objects without an order of the user. */
export const ruleForm = defineForm<RuleValues>()({
  name: 'finance-rule',
  unsent: 'Правило не сохранено',
  fields: {
    name: text({
      label: 'Название',
      required: true,
      trim: true,
      validate: maxLength(LONGEST_NAME, `Название — до ${LONGEST_NAME} символов`),
      autoComplete: 'off',
    }),
    agreementId: select({ label: 'Договор', required: true, options: [] }),
    buyers: multiSearch({
      label: 'Покупатели',
      search: NO_SEARCH,
      nothing: 'Все покупатели',
      hint: 'Найдите покупателя по названию или ИНН. Если никого не выбрать, правило действует для всех.',
    }),
    minAmount: kopeks({ label: 'Сумма от, ₽' }),
    maxAmount: kopeks({ label: 'Сумма до, ₽', validate: notBelowMinimum }),
    minDaysToPayment: text({
      label: 'Минимум дней до оплаты',
      inputMode: 'numeric',
      autoComplete: 'off',
      trim: true,
      validate: firstFailing(integer, between(0, 1000)),
    }),
    dailyLimit: kopeks({ label: 'Дневной лимит, ₽', min: 1 }),
    startDate: date({ label: 'Действует с', required: true }),
    endDate: date({ label: 'Действует по', validate: notBeforeStart }),
    active: checkbox({ label: 'Включено' }),
  },
  read: ruleValues,
  write: ruleTerms,
});
