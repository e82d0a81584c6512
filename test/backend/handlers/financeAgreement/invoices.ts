import { byId, demandOwn } from '../../access';
import { searchWithTotals } from '../../core/search';
import type { Handler } from '../../defineHandlers';
import { toFinanceInvoice } from '../../serializers/financeInvoice';
import { registryUser } from '../financeAccess';

/** Fields that a page of invoices adds up in its totals. */
const TOTALLED = ['amount', 'vatAmount', 'paidAmount', 'unpaidAmount'] as const;

const INVOICE_NOT_FOUND = 'Счёт не найден';

export const findFinanceInvoices: Handler<'findFinanceInvoices'> = (call) => {
  const { body, world } = call;
  const { organizationId } = registryUser(call);
  const rows = world.db.financeInvoice.findMany({
    where: { organizationId: { equals: organizationId } },
  });
  return searchWithTotals(
    rows.map((row) => toFinanceInvoice(world, row)),
    body,
    TOTALLED,
  );
};

export const getFinanceInvoice: Handler<'getFinanceInvoice'> = (call) => {
  const { path, world } = call;
  const user = registryUser(call);
  const invoice = byId(world.db.financeInvoice, path.id, INVOICE_NOT_FOUND);
  demandOwn(world, user, invoice.organizationId, INVOICE_NOT_FOUND);
  return toFinanceInvoice(world, invoice);
};
