import { formatMoney } from '../../../../lib/money';
import { dateText } from '../../../../lib/dates';
import type { RegistryColumn } from '../../../../ui/registry/registryColumn';
import { DateText } from '../../../../ui/value/DateText';
import { Money } from '../../../../ui/value/Money';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { TwoLines } from '../../../../ui/value/TwoLines';
import { overdueText } from '../../../../lib/overdueText';
import type { Keyed } from '../../../../blocks/registry/shownPage';
import { debtText } from './debtText';
import type { ShownSupply } from './shownSupply';

/**
 * The columns of the registry of supplies. As many are in sight as fit beside the menu; the others,
 * and what is owed of every sum, are one click away.
 */
export const supplyColumns: readonly RegistryColumn<Keyed<ShownSupply>>[] = [
  {
    id: 'number',
    phone: 'title',
    header: '№ документа',
    cell: ({ number, documentType }) => <TwoLines strong first={number} second={documentType} />,
    text: ({ number }) => number,
    width: 160,
  },
  {
    id: 'status.name',
    phone: 'status',
    header: 'Статус',
    cell: ({ status }) => <StatusBadge tone={status.tone} label={status.label} />,
    text: ({ status }) => status.label,
    width: 200,
  },
  {
    id: 'amount',
    phone: 'amount',
    header: 'Сумма с НДС',
    cell: ({ amount, debtSum }) => (
      <TwoLines first={<Money kopeks={amount} />} second={debtText(amount, debtSum)} />
    ),
    text: ({ amount }) => formatMoney(amount),
    align: 'end',
    width: 150,
  },
  {
    id: 'debtor.name',
    grows: true,
    phone: 'party',
    header: 'Покупатель',
    cell: ({ buyer, itn }) => <TwoLines first={buyer} second={itn && `ИНН\u00A0${itn}`} />,
    text: ({ buyer }) => buyer,
    width: 206,
  },
  {
    id: 'paymentDate',
    phone: 'date',
    header: 'Срок оплаты',
    cell: (supply) => (
      <TwoLines
        first={<DateText value={supply.paymentDate} />}
        second={overdueText(supply.paymentDate, supply.debtSum)}
        danger
      />
    ),
    text: ({ paymentDate }) => dateText(paymentDate),
    width: 138,
  },
  {
    id: 'deferralDays',
    yields: 1,
    header: 'Отсрочка',
    cell: ({ deferral }) => deferral || '—',
    text: ({ deferral }) => deferral,
    align: 'end',
    width: 120,
  },
  {
    id: 'documentDate',
    yields: 2,
    header: 'Дата',
    cell: ({ documentDate }) => <DateText value={documentDate} />,
    text: ({ documentDate }) => dateText(documentDate),
    width: 114,
  },
  {
    id: 'documentType',
    header: 'Тип',
    cell: ({ documentType }) => documentType,
    text: ({ documentType }) => documentType,
    width: 100,
    hidden: true,
  },
  {
    id: 'invoiceNumber',
    header: 'Счёт-фактура',
    cell: ({ invoice }) => invoice || '—',
    text: ({ invoice }) => invoice,
    hidden: true,
  },
  {
    id: 'debtor.itn',
    header: 'ИНН покупателя',
    cell: ({ itn }) => itn,
    text: ({ itn }) => itn,
    hidden: true,
  },
  {
    id: 'contractNumber',
    header: 'Договор поставки',
    cell: ({ contract }) => contract || 'Без договора',
    text: ({ contract }) => contract,
    hidden: true,
  },
  {
    id: 'debtSum',
    header: 'Остаток долга',
    cell: ({ debtSum }) => <Money kopeks={debtSum} />,
    text: ({ debtSum }) => formatMoney(debtSum),
    align: 'end',
    width: 150,
    hidden: true,
  },
];
