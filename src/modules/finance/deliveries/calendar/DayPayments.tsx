import './DayPayments.css';
import type { CalendarSum } from '../../../../api/endpoints/financeCalendar';
import type { IsoDay } from '../../../../lib/isoDay';
import { Money } from '../../../../ui/value/Money';
import { Button } from '../../../../ui/button/Button';
import { numberAndDate } from '../../shownValues';
import { sumOfDay } from './daySums';
import type { Payment, PaymentDay } from './payments';
import { lateText, paymentCount, sumText } from './paymentWords';
import { useDaySum, type AskedSum } from './useDaySum';

/** Maximum number of rendered payments; the files contain all payments. */
const MOST_SHOWN = 100;

interface DayPaymentsProps {
  agreementId: string;
  day: IsoDay;
  found: PaymentDay | undefined;
}

/** The payments of a visible day, and its exact sum, which a call loads. */
export function DayPayments({ agreementId, day, found }: DayPaymentsProps) {
  const asked = useDaySum(agreementId, day);
  return (
    <>
      <DaySum found={found} asked={asked} />
      {found && <PaymentList payments={found.payments} withAgreements={asked.hasNoBankSum} />}
    </>
  );
}

interface DaySumProps {
  found: PaymentDay | undefined;
  asked: AskedSum;
}

function DaySum({ found, asked }: DaySumProps) {
  const { known, failed, asking, retry, hasNoBankSum } = asked;
  const sum = sumOfDay(found, known);
  return (
    <div className="day-sum grid gap-2px min-w-0 max-w-full">
      <p className="day-sum__value font-semibold leading-tight text-sum tracking-tight">
        {sumText(sum)}
      </p>
      <p className="text-muted">
        {known
          ? `${paymentCount(sum.count)}, сумма подтверждена банком`
          : `по плановым датам, ${paymentCount(sum.count)}`}
      </p>
      {known && <Difference found={found} known={known} />}
      {hasNoBankSum && (
        <p className="text-muted">Точную сумму банк называет по каждому договору отдельно.</p>
      )}
      {!known && !failed && !hasNoBankSum && <p className="text-muted">Уточняем сумму в банке…</p>}
      {failed && (
        <p className="text-muted">
          Точную сумму получить не удалось.{' '}
          <Button variant="text" size="sm" busy={asking} onClick={retry}>
            Уточнить ещё раз
          </Button>
        </p>
      )}
    </div>
  );
}

/** Explains why the sum of the payments below differs from the bank's sum. */
function Difference({ found, known }: { found: PaymentDay | undefined; known: CalendarSum }) {
  const estimate = found?.estimate ?? 0;
  if (estimate === known.sum) return null;
  return (
    <p className="text-muted">
      Платежи ниже сложены по плановым датам: <Money kopeks={estimate} />. Сумма банка может уже
      учитывать оплату или перенос срока, которых в списке ещё нет.
    </p>
  );
}

interface PaymentListProps {
  payments: readonly Payment[];
  /** True if the payments belong to several agreements, so that each payment shows its agreement. */
  withAgreements: boolean;
}

function PaymentList({ payments, withAgreements }: PaymentListProps) {
  const more = payments.length - MOST_SHOWN;
  return (
    <>
      <ul className="min-w-0 w-full">
        {payments.slice(0, MOST_SHOWN).map((payment) => (
          <PaymentItem key={payment.key} payment={payment} withAgreement={withAgreements} />
        ))}
      </ul>
      {more > 0 && <p className="text-muted">И ещё {paymentCount(more)}: они есть в файле CSV.</p>}
    </>
  );
}

function PaymentItem({ payment, withAgreement }: { payment: Payment; withAgreement: boolean }) {
  const { number, kopeks, buyer, supply, agreement, lateDays } = payment;
  return (
    <li className="grid gap-2px print-whole pad-10px-0 divided">
      <span className="payment-list__line flex flex-wrap justify-between gap-0-3 min-w-0">
        <b className="min-w-0 wrap-anywhere">{number || 'Без номера'}</b>
        <b>
          <Money kopeks={kopeks} />
        </b>
      </span>
      <span className="payment-list__line flex flex-wrap justify-between gap-0-3 min-w-0 text-xs text-muted">
        <span className="min-w-0 wrap-anywhere">{buyer}</span>
        <span>{supply}</span>
      </span>
      {withAgreement && agreement !== '' && (
        <span className="payment-list__line flex flex-wrap justify-between gap-0-3 min-w-0 text-xs text-muted">
          {numberAndDate(agreement, null)}
        </span>
      )}
      {lateDays > 0 && (
        <span className="text-xs font-semibold text-danger">{lateText(lateDays)}</span>
      )}
    </li>
  );
}
