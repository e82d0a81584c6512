import { useId } from 'react';
import { paths } from '../../../../domain/paths';
import { dayTitle } from '../../../../lib/dayNames';
import type { IsoDay } from '../../../../lib/isoDay';
import { LinkButton } from '../../../../ui/button/LinkButton';
import { DaySum, PaymentList } from './DayPayments';
import type { PaymentDay } from './payments';
import { useDaySum } from './useDaySum';

interface DayPanelProps {
  agreementId: string;
  day: IsoDay;
  found: PaymentDay | undefined;
}

/** The open day beside the month: its exact sum and its payments. */
export function DayPanel({ agreementId, day, found }: DayPanelProps) {
  const titleId = useId();
  const asked = useDaySum(agreementId, day);
  return (
    <section className="calendar__panel" aria-labelledby={titleId}>
      <h3 id={titleId} className="calendar__panel-title">
        {dayTitle(day)}
      </h3>
      <DaySum found={found} asked={asked} />
      {found && <PaymentList payments={found.payments} />}
      {found && (
        <LinkButton variant="outlined" to={paths.financing} className="calendar__panel-action">
          Объекты финансирования
        </LinkButton>
      )}
    </section>
  );
}
