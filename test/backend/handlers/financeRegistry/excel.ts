import { toDate } from '../../core/clock';
import type { Handler } from '../../defineHandlers';
import {
  createWorkbook,
  type ColumnKind,
  type WorkbookColumn,
  type WorkbookValue,
} from '../../documents/workbook';
import type { FinancingObject } from '../../tables/finance';
import { registryUser } from '../financeAccess';
import { settleObjects } from './motion';

type ExcelColumn = WorkbookColumn & { valueOf(object: FinancingObject): WorkbookValue };

function column(
  title: string,
  kind: ColumnKind,
  valueOf: (object: FinancingObject) => WorkbookValue,
): ExcelColumn {
  return { title, kind, valueOf };
}

const COLUMNS: readonly ExcelColumn[] = [
  column('№ требования', 'text', ({ number }) => number),
  column('Поставка', 'text', ({ supply }) => supply.number),
  column('Покупатель', 'text', ({ debtor }) => debtor.name),
  column('ИНН покупателя', 'text', ({ debtor }) => debtor.itn),
  column('Договор', 'text', ({ agreement }) => agreement.number),
  column('Банк', 'text', ({ agreement }) => agreement.bank.fullName),
  column('Сумма требования', 'kopeks', ({ claimAmount }) => claimAmount),
  column('Финансирование', 'percent', ({ financingPercent }) => financingPercent),
  column('К получению', 'kopeks', ({ financingAmount }) => financingAmount),
  column('Ставка', 'percent', ({ interestRate }) => interestRate),
  column('Комиссия', 'kopeks', ({ commission }) => commission),
  column('Дата заказа', 'date', ({ orderDate }) => orderDate),
  column('Дата финансирования', 'date', ({ financingDate }) => financingDate),
  column('Плановое погашение', 'date', ({ plannedRepaymentDate }) => plannedRepaymentDate),
  column('Погашено', 'kopeks', ({ repaidAmount }) => repaidAmount),
  column('Остаток', 'kopeks', ({ remainder }) => remainder),
  column('Просрочка, дней', 'number', ({ overdueDays }) => overdueDays),
  column('Статус', 'text', ({ status }) => status.description),
];

/** Exports all rows that match the request, not only a page. */
export const exportFinancingObjects: Handler<'exportFinancingObjects'> = async (call) => {
  const { body, world } = call;
  const { organizationId } = registryUser(call);
  settleObjects(world);
  const objects = world.db.financingObject.findAll(body, { organizationId });
  const today = toDate(world.clock.now());
  return {
    name: `Объекты финансирования ${today}.xlsx`,
    asciiName: 'objects.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: await createWorkbook({
      sheet: 'Объекты финансирования',
      columns: COLUMNS,
      rows: objects.map((object) => COLUMNS.map(({ valueOf }) => valueOf(object))),
    }),
  };
};
