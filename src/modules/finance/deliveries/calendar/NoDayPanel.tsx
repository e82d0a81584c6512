import { useId } from 'react';
import { dayAndMonth } from '../../../../lib/dayNames';
import type { IsoDay } from '../../../../lib/isoDay';
import { Button } from '../../../../ui/button/Button';
import { SkeletonText } from '../../../../ui/state/Skeletons';
import type { PaymentDay } from './payments';

interface NoDayPanelProps {
  days: readonly PaymentDay[];
  today: IsoDay;
  loading: boolean;
  onOpen: (day: IsoDay) => void;
}

/** Beside a month without an open day: how to open one, and the next that has payments. */
export function NoDayPanel({ days, today, loading, onOpen }: NoDayPanelProps) {
  const titleId = useId();
  const next = days.find(({ day }) => day >= today) ?? days.at(-1);
  return (
    <section className="calendar__panel calendar__panel--none" aria-labelledby={titleId}>
      <h3 id={titleId} className="calendar__panel-title">
        День не выбран
      </h3>
      {loading ? (
        <SkeletonText lines={3} />
      ) : (
        <p>
          {next
            ? 'Выберите день в календаре, чтобы увидеть платежи и точную сумму банка.'
            : 'В этом месяце платежей не ожидается.'}
        </p>
      )}
      {next && (
        <Button variant="outlined" onClick={() => onOpen(next.day)}>
          Открыть {dayAndMonth(next.day)}
        </Button>
      )}
    </section>
  );
}
