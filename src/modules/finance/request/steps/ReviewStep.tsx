import './ReviewStep.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPhone } from '../../../../lib/phone';
import { shownText } from '../../../../lib/shownText';
import { Icon } from '../../../../ui/icon/Icon';
import { checkCircleIcon } from '../../../../ui/icon/drawings/checkCircleIcon';
import { exclamationTriangleIcon } from '../../../../ui/icon/drawings/exclamationTriangleIcon';
import { useEditing } from '../editor/editing';
import { StepTitle } from '../../../../shell/steps/StepTitle';
import { useRequestValues } from '../editor/useRequestValues';
import { groupErrors } from '../form/requestErrors';
import type { RequestStep, StepId } from '../form/requestSteps';
import type { RequestValues } from '../form/requestValues';
import { founderName } from '../founders/founderName';

/** What goes to the bank, in short, and what it still lacks. */
export function ReviewStep() {
  const { steps, organization, flags } = useEditing();
  const values = useRequestValues();
  const summaries: Readonly<Record<StepId, ReactNode>> = {
    organization: `${shownText(organization['name'])}, ИНН ${shownText(organization['itn'])}`,
    founders: <Lines lines={foundersText(values)} />,
    contacts: <Lines lines={contactsText(values)} />,
    account: accountText(values),
    consents: `Дано ${Object.values(values.agreementFlags).filter(Boolean).length} из ${flags.length}`,
    review: '',
  };
  return (
    <>
      <StepTitle />
      <p>Проверьте сведения. После отправки изменить заявку нельзя.</p>
      <ul className="review">
        {steps
          .filter(({ id }) => id !== 'review')
          .map((step) => (
            <Part key={step.id} step={step} values={values}>
              {summaries[step.id]}
            </Part>
          ))}
      </ul>
    </>
  );
}

interface PartProps {
  step: RequestStep;
  values: RequestValues;
  children: ReactNode;
}

function Part({ step: { id, label, group }, values, children }: PartProps) {
  const { individual, today } = useEditing();
  const lacks = group === undefined ? 0 : groupErrors(group, values, { today, individual }).size;
  return (
    <li className="review__part">
      <Icon
        drawing={lacks > 0 ? exclamationTriangleIcon : checkCircleIcon}
        className={lacks > 0 ? 'review__icon review__icon--lacks' : 'review__icon'}
      />
      <div className="review__text">
        <h3 className="review__title">{label}</h3>
        {lacks > 0 && <p className="review__lacks">Заполнено не всё</p>}
        <div>{children}</div>
      </div>
      {group !== undefined && (
        <Link to={{ search: `?step=${id}` }} aria-label={`Изменить: ${label}`}>
          Изменить
        </Link>
      )}
    </li>
  );
}

interface Line {
  key: string;
  text: string;
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="review__lines">
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

function foundersText({ founders }: RequestValues): Line[] {
  return founders.map((founder, index) => {
    const share = founder.sharePercent === undefined ? '' : ` — ${founder.sharePercent} %`;
    return { key: founder.key, text: `${founderName(founder, index)}${share}` };
  });
}

function contactsText({ contactData }: RequestValues): Line[] {
  return contactData.map(({ key, fullName, phone, isMain }, index) => ({
    key,
    text: [
      fullName ?? `Контактное лицо ${index + 1}`,
      phone && formatPhone(phone),
      isMain === true && 'основной контакт',
    ]
      .filter(Boolean)
      .join(', '),
  }));
}

function accountText({ paymentDetails }: RequestValues): string {
  const { bankName, settlementAccount } = paymentDetails ?? {};
  const tail = settlementAccount === undefined ? '' : `счёт •••• ${settlementAccount.slice(-4)}`;
  return [bankName, tail].filter(Boolean).join(', ') || 'Не указаны';
}
