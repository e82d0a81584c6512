import { insuredEvents, isInsuredEvent } from '../../../../domain/claims';
import { paths } from '../../../../domain/paths';
import { ChoiceField } from '../../../../forms/field/ChoiceField';
import { DateField } from '../../../../forms/field/DateField';
import { TextAreaField } from '../../../../forms/longText/TextAreaField';
import { useFormResult } from '../../../../forms/form/useFormResult';
import { useStatedField } from '../../../../blocks/steps/statedKind';
import { StepTitle } from '../../../../blocks/steps/StepTitle';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { Note } from '../../../../ui/state/Note';
import { claimTable, DESCRIPTION, type ClaimValues } from '../form/claimTable';

/** Events that are part of the monthly claim. */
const EXPLAINED = { RETURN: 'Возврат', REFUSAL: 'Невыкуп' } as const;

const OPTIONS = Object.entries({ ...insuredEvents, ...EXPLAINED }).map(([value, label]) => ({
  value,
  label,
}));

/** The step with type, date and description of the event. N11: for returns and refusals the form ends here. */
export function EventStep() {
  const field = useStatedField(claimTable);
  const type = useFormResult(({ type: chosen }: ClaimValues) => chosen ?? '');
  const isExplained = type !== '' && !isInsuredEvent(type);
  return (
    <>
      <StepTitle />
      <div className="grid gap-4 min-w-0">
        <ChoiceField {...field('type')} options={OPTIONS} />
        {isExplained ? (
          <Explanation />
        ) : (
          <>
            <div className="claim-step__row">
              <DateField {...field('eventDate')} past />
            </div>
            <TextAreaField
              {...field('description')}
              hint={`Что повреждено или пропало, когда и как это обнаружили: от ${DESCRIPTION.min} до ${DESCRIPTION.max} символов`}
              rows={6}
            />
          </>
        )}
      </div>
    </>
  );
}

function Explanation() {
  return (
    <Note
      title="Отдельное заявление не нужно"
      action={
        <LinkButton to={paths.insuranceManagement} variant="outlined" size="sm">
          Управление страхованием
        </LinkButton>
      }
    >
      10-го числа каждого месяца мы готовим черновик заявления на возмещение расходов на возвраты и
      невыкупы. Он включает все застрахованные заказы с возвратом или невыкупом за прошлый месяц. Вы
      проверите его и отправите в страховую компанию.
    </Note>
  );
}
