import { optionalCall } from '../../../api/baseQuery';
import { senderApi, type SenderInvoice } from '../../../api/endpoints/sender';
import { paths } from '../../../domain/paths';
import { overdueText } from '../../../lib/calendar/dayTexts';
import { sorted } from '../../../lib/copies';
import { countOf } from '../../../lib/countOf';
import { dayAndMonth, readDay } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { restOf } from '../../../products/payment/shownBill';
import { useBreakpoint } from '../../../shell/screen/breakpoints';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Note } from '../../../ui/state/Note';
import { billPath, unpaidBills } from '../today';

const dueOf = ({ dueDate }: SenderInvoice) => readDay(dueDate) ?? '9999';

/**
 * The bill that is due first, at the top of the page. Loads after the figures, which have the number of bills.
 * If it fails to load, only the number is shown.
 *
 * @param count number of unpaid bills
 */
export function UnpaidBill({ count }: { count: number }) {
  const { mobile } = useBreakpoint();
  const { data } = senderApi.useFindSenderInvoicesQuery(optionalCall(unpaidBills), {
    skip: count === 0,
  });
  if (count === 0) return null;
  const [bill] = sorted(data?.content ?? [], (one, other) =>
    dueOf(one).localeCompare(dueOf(other)),
  );
  const due = readDay(bill?.dueDate);
  const late = due === undefined ? '' : overdueText(due, 1);
  const kopeks = bill ? restOf(bill) : NaN;
  const bills = countOf(count, 'неоплаченный счёт', 'неоплаченных счёта', 'неоплаченных счетов');
  const title = bill
    ? `${late ? 'Просрочен' : 'Не оплачен'} счёт ${bill.number ?? ''}`.trim()
    : bills;
  const parts = [
    Number.isNaN(kopeks) ? '' : formatMoney(kopeks),
    late || (due === undefined ? '' : `до\u00A0${dayAndMonth(due)}`),
    bill && count > 1 && !mobile ? `всего ${bills}` : '',
  ];
  return (
    <Note
      tone={late ? 'danger' : 'warning'}
      title={title}
      brief={!mobile}
      className="unpaid-bill"
      action={
        <LinkButton
          to={bill ? billPath(bill) : paths.invoicesPayment}
          variant="outlined"
          size="sm"
          aria-label={`Оплатить: ${title}`}
        >
          Оплатить
        </LinkButton>
      }
    >
      {parts.filter(Boolean).join(', ') || '\u00A0'}
    </Note>
  );
}
