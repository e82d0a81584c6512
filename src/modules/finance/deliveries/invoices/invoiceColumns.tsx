import { formatMoney } from '../../../../lib/money';
import { billColumns } from '../../../../products/payment/billColumns';
import type { Keyed } from '../../../../blocks/registry/shownPage';
import type { RegistryColumn } from '../../../../ui/registry/registryColumn';
import { Money } from '../../../../ui/value/Money';
import type { ShownInvoice } from './shownInvoice';

/** The columns of the registry of banks' bills. */
export const invoiceColumns: readonly RegistryColumn<Keyed<ShownInvoice>>[] = [
  billColumns.number,
  billColumns.status,
  billColumns.amount,
  {
    id: 'purpose',
    grows: true,
    phone: 'party',
    yields: 3,
    header: 'Назначение',
    cell: ({ purpose }) => purpose,
    text: ({ purpose }) => purpose,
    width: 232,
  },
  billColumns.dueDate,
  billColumns.date,
  {
    id: 'vatAmount',
    yields: 1,
    header: 'НДС',
    cell: ({ vatAmount }) => <Money kopeks={vatAmount} />,
    text: ({ vatAmount }) => formatMoney(vatAmount),
    align: 'end',
    width: 118,
  },
];
