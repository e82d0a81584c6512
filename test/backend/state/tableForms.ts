import type { RecordShape, Shape } from '../../../src/api/answers/decode';
import { isRecord } from '../core/record';
import { modelDefinitions } from '../db';
import { answerShapes } from '../generated/answerShapes';

export interface TableForm {
  /** The column that identifies a row. */
  readonly key: string;
  readonly columns: RecordShape;
  /** True if rows must have these columns and no others. */
  readonly isExact: boolean;
}

const LEAVES: Readonly<Record<string, string>> = { string: 's', number: 'n', boolean: 'b' };

/**
 * Returns the columns of every table: of models from their definitions, of registries from the contract.
 */
export function tableForms(): Readonly<Record<string, TableForm>> {
  const models = Object.entries(modelDefinitions());
  const { founders, contactData, paymentDetails } = answerShapes.getFinanceRequestForm;
  return {
    ...Object.fromEntries(models.map(([name, definition]) => [name, modelForm(definition)])),
    supply: registryForm(answerShapes.getSupply),
    financingObject: registryForm(answerShapes.getFinancingObject),
    financeForm: registryForm({ founders, contactData, paymentDetails, accepted: {} }),
    order: registryForm(answerShapes.getOrder),
    claim: registryForm(answerShapes.getClaim),
    senderInvoice: registryForm(answerShapes.findSenderInvoices[0]),
    sellerDocument: registryForm(answerShapes.findSellerDocuments[0]),
  };
}

function registryForm(shape: RecordShape): TableForm {
  return { key: 'id', columns: { ...shape, id: 'id', organizationId: 's' }, isExact: false };
}

function modelForm(definition: object): TableForm {
  const columns = Object.entries(definition).filter(([, column]) => !('target' in Object(column)));
  const isKey = (column: unknown) => 'getPrimaryKeyValue' in Object(column);
  return {
    key: columns.find(([, column]) => isKey(column))?.[0] ?? 'id',
    columns: Object.fromEntries(columns.map(([name, column]) => [name, shapeOf(column)])),
    isExact: true,
  };
}

/** Returns the shape of a column, which is that of its default value. */
function shapeOf(column: unknown): Shape {
  const { getValue, getPrimaryKeyValue } = isRecord(column) ? column : {};
  const make = getValue ?? getPrimaryKeyValue ?? column;
  const first: unknown = typeof make === 'function' ? make() : null;
  if (Array.isArray(first)) return ['s', '*'];
  return `${LEAVES[typeof first]}${getValue === undefined ? '' : '?'}`;
}
