import type { Supply } from '../../../../api/endpoints/financeRegistry';
import { dateText } from '../../../../lib/dates';
import { csvMoney } from '../../../../lib/csv';
import { formatMoney } from '../../../../lib/money';
import type { Requisite } from '../../../../ui/value/requisite';
import { numberAndDate } from '../../shownValues';
import { deferralText, supplyName } from './supplyTexts';

/** Returns a sum that is displayed as currency and copied as a plain number. */
function sumLine(label: string, kopeks: number | undefined, what?: string): Requisite {
  if (kopeks === undefined) return { label, value: '' };
  const line = { label, value: formatMoney(kopeks), copied: csvMoney(kopeks) };
  return what === undefined ? line : { ...line, what };
}

const dayLine = (label: string, date: string | null | undefined): Requisite => ({
  label,
  value: dateText(date),
});

export function supplyRequisites(supply: Supply): Requisite[] {
  const { number = '', debtor } = supply;
  return [
    {
      label: 'Документ',
      value: supplyName(supply),
      copied: number,
      what: 'номер документа',
    },
    dayLine('Дата документа', supply.documentDate),
    { label: 'Счёт-фактура', value: numberAndDate(supply.invoiceNumber, supply.invoiceDate) },
    { label: 'Покупатель', value: debtor?.name ?? '', what: 'название покупателя' },
    { label: 'ИНН', value: debtor?.itn ?? '', what: 'ИНН' },
    { label: 'КПП', value: debtor?.kpp ?? '', what: 'КПП' },
    {
      label: 'Договор поставки',
      value: numberAndDate(supply.contractNumber, supply.contractDate) || 'Без договора',
    },
    sumLine('Сумма с НДС', supply.amount, 'сумму'),
    sumLine('В том числе НДС', supply.vatAmount),
    { label: 'Отсрочка', value: deferralText(supply) },
    dayLine('Срок оплаты', supply.paymentDate),
    dayLine('Оплачена полностью', supply.fullPaymentDate),
    sumLine('Остаток долга', supply.debtSum),
  ];
}
