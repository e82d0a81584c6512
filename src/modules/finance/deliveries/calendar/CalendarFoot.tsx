import { MoreMenu } from '../../../../blocks/action/MoreMenu';
import { monthName } from '../../../../lib/calendar/dayNames';
import { saveFile } from '../../../../lib/saveFile';
import { useToast } from '../../../../shell/toast/toasts';
import { calendarIcon } from '../../../../ui/icon/pageIcons';
import { downloadIcon } from '../../../../ui/icon/frameIcons';
import { calendarCsv, calendarFileName, calendarIcs } from './calendarFiles';
import type { Period } from './calendarView';
import { ALL_AGREEMENTS, type AgreementChoice } from './chosenAgreement';
import { sumOfDays, type KnownSums } from './daySums';
import type { PaymentDay } from './payments';
import { paymentCount, sumText } from './paymentWords';

interface CalendarFootProps {
  period: Period;
  isWeek: boolean;
  agreement: AgreementChoice;
  days: readonly PaymentDay[];
  known: KnownSums;
}

const EXACT = 'Все суммы подтвердил банк';
const EXACT_ONE = 'Сумма подтверждена банком';
const BY_PLAN = '«≈» — по плановым датам; точная сумма дня появится, когда вы его откроете';
const BY_PLAN_OF_ALL =
  '«≈» — по плановым датам; точные суммы банк называет по каждому договору отдельно';
const BY_PLAN_IN_WEEK = '«≈» — по плановым датам, пока банк не назвал точную сумму';

/** The sum of the shown payments, the meaning of «≈», and a menu of files to download. */
export function CalendarFoot({ period, isWeek, agreement, days, known }: CalendarFootProps) {
  const toast = useToast();
  const total = sumOfDays(days, known);
  const shown = isWeek ? 'неделю' : monthName(period.from);
  const meaning =
    agreement.id === ALL_AGREEMENTS.id ? BY_PLAN_OF_ALL : isWeek ? BY_PLAN_IN_WEEK : BY_PLAN;
  const save = (text: string, type: string, extension: string) => {
    const name = calendarFileName(agreement, period.from, isWeek, extension);
    saveFile(new Blob([text], { type: `${type};charset=utf-8` }), name);
    toast.success(`Файл «${name}» сохранён`);
  };
  return (
    <footer className="flex flex-wrap items-center gap-2-4 text-muted border-t bg-sunken pad-3-4">
      <p className="flex-1 min-w-0">
        Итого за {shown}: <b className="text-default nowrap">{sumText(total)}</b>,{' '}
        {paymentCount(total.count)}
      </p>
      <p className="calendar__meaning text-xs">
        {total.isExact ? (total.count === 1 ? EXACT_ONE : EXACT) : meaning}
      </p>
      {days.length > 0 && (
        <div className="ms-auto print-hidden">
          <MoreMenu
            label="Сохранить платежи"
            actions={[
              {
                id: 'ics',
                label: 'Сохранить .ics для календаря',
                icon: calendarIcon,
                onSelect: () =>
                  save(calendarIcs(days, known, agreement, new Date()), 'text/calendar', 'ics'),
              },
              {
                id: 'csv',
                label: 'Сохранить CSV',
                icon: downloadIcon,
                onSelect: () => save(calendarCsv(days), 'text/csv', 'csv'),
              },
            ]}
          />
        </div>
      )}
    </footer>
  );
}
