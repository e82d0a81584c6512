import { csvMoney } from '../../lib/csv';
import { formatMoney } from '../../lib/money';
import type { Payment } from '../../lib/paymentCode';
import type { Requisite } from '../../ui/value/requisite';

/** Returns all requisites of a payment order; a missing value is ''. */
export function paymentRequisites(payment: Payment): Requisite[] {
  const { kopeks } = payment;
  const isSum = Number.isFinite(kopeks);
  return [
    { label: 'Получатель', value: payment.recipient, what: 'получателя' },
    { label: 'ИНН', value: payment.itn ?? '', what: 'ИНН' },
    { label: 'КПП', value: payment.kpp ?? '', what: 'КПП' },
    { label: 'Банк', value: payment.bankName, what: 'название банка' },
    { label: 'БИК', value: payment.bik, what: 'БИК' },
    { label: 'К/с', value: payment.correspondentAccount, what: 'корреспондентский счёт' },
    { label: 'Р/с', value: payment.settlementAccount, what: 'расчётный счёт' },
    {
      label: 'Сумма',
      value: isSum ? formatMoney(kopeks) : '',
      copied: csvMoney(kopeks),
      what: 'сумму',
    },
    { label: 'Назначение платежа', value: payment.purpose, what: 'назначение платежа' },
  ];
}
