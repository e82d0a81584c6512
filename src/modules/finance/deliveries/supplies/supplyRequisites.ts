import { dateText } from '../../../../lib/dates';
import { csvMoney } from '../../../../lib/csv';
import { formatMoney } from '../../../../lib/money';
import type { Requisite } from '../../../../ui/value/requisite';
import type { ShownSupply } from './shownSupply';

/** A sum that is shown as currency and copied as a plain number. */
function sumLine(label: string, kopeks: unknown, what?: string): Requisite {
  if (typeof kopeks !== 'number') return { label, value: '' };
  const line = { label, value: formatMoney(kopeks), copied: csvMoney(kopeks) };
  return what === undefined ? line : { ...line, what };
}

const dayLine = (label: string, date: string): Requisite => ({ label, value: dateText(date) });

/** «Акт № 17»; a number that says the kind of document itself stands alone: «УПД-2026-0431». */
export function documentName({ documentType, number }: ShownSupply): string {
  if (documentType !== '' && number.startsWith(documentType)) return number;
  return [documentType, number && `№\u00A0${number}`].filter(Boolean).join(' ');
}

/** The requisites of a supply in the order of its panel. */
export function supplyRequisites(supply: ShownSupply): Requisite[] {
  return [
    {
      label: 'Документ',
      value: documentName(supply),
      copied: supply.number,
      what: 'номер документа',
    },
    dayLine('Дата документа', supply.documentDate),
    { label: 'Счёт-фактура', value: supply.invoice },
    { label: 'Покупатель', value: supply.buyer, what: 'название покупателя' },
    { label: 'ИНН', value: supply.itn, what: 'ИНН' },
    { label: 'КПП', value: supply.kpp, what: 'КПП' },
    { label: 'Договор поставки', value: supply.contract || 'Без договора' },
    sumLine('Сумма с НДС', supply.amount, 'сумму'),
    sumLine('В том числе НДС', supply.vatAmount),
    { label: 'Отсрочка', value: supply.deferral },
    dayLine('Срок оплаты', supply.paymentDate),
    dayLine('Оплачена полностью', supply.fullPaymentDate),
    sumLine('Остаток долга', supply.debtSum),
  ];
}
