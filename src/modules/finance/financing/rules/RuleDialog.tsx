import { useMemo } from 'react';
import { financeAgreementApi } from '../../../../api/endpoints/financeAgreement';
import { financeRuleApi } from '../../../../api/endpoints/financeRule';
import { moscowDay } from '../../../../lib/isoDay';
import { FormDialog } from '../../../../shell/modal/FormDialog';
import { GoneEntry } from '../../../../shell/modal/GoneEntry';
import type { ModalContentProps } from '../../../../shell/modal/modalContent';
import { useToast } from '../../../../shell/toast/toasts';
import { optionalAgreements, rulesRequest } from '../financingRequests';
import { agreementOptions } from './agreementOptions';
import { ruleForm, type RuleValues } from './ruleForm';
import { RulePreview } from './RulePreview';
import { useBuyerSearch } from './useBuyerSearch';
import { useSaveRule } from './useSaveRule';

const WIDTHS = { sm: '11/12', md: '10/12', lg: 720 } as const;
const { fields } = ruleForm;

export interface RuleDialogProps {
  /** Id of the rule to change; undefined to add a new one. */
  ruleId?: string;
}

export default function RuleDialog({
  props: { ruleId },
  close,
  reopen,
}: ModalContentProps<RuleDialogProps>) {
  const { rule } = financeRuleApi.useFindFinanceRulesQuery(rulesRequest, {
    selectFromResult: ({ data }) => ({ rule: data?.content.find(({ id }) => id === ruleId) }),
  });
  const { data: agreements } =
    financeAgreementApi.useFindFinanceAgreementsQuery(optionalAgreements);
  const findBuyers = useBuyerSearch();
  const save = useSaveRule();
  const toast = useToast();
  const initialValues = useMemo(
    () => (rule ? ruleForm.read(rule) : { startDate: moscowDay(), active: true }),
    [rule],
  );
  const dismiss = () => close();
  const title = ruleId === undefined ? 'Новое правило' : 'Изменение правила';
  if (ruleId !== undefined && !rule) {
    return (
      <GoneEntry title={title} widths={WIDTHS} onClose={dismiss}>
        Этого правила больше нет. Обновите список.
      </GoneEntry>
    );
  }

  const submit = async (values: RuleValues) => {
    await save(rule, values);
    toast.success(rule ? 'Правило сохранено' : `Правило «${values.name.trim()}» добавлено`);
  };

  return (
    <FormDialog
      form={ruleForm}
      instance={ruleId ?? 'new'}
      initialValues={initialValues}
      title={title}
      widths={WIDTHS}
      submitLabel={rule ? 'Сохранить' : 'Добавить правило'}
      onSubmit={submit}
      onSent={dismiss}
      onDismiss={dismiss}
      reopen={reopen}
    >
      <fields.name />
      <fields.agreementId
        options={agreementOptions(agreements?.content ?? [], rule?.agreementId)}
      />
      <fields.buyers search={findBuyers} />
      <div className="grid gap-0-4 grid-fit-220px">
        <fields.minAmount />
        <fields.maxAmount />
        <fields.minDaysToPayment />
        <fields.dailyLimit />
        <fields.startDate />
        <fields.endDate />
      </div>
      <fields.active />
      <RulePreview />
    </FormDialog>
  );
}
