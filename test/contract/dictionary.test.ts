import { describe, expect, it } from 'vitest';
import { bundleContract } from '../../scripts/contract/model/bundle';
import { schemaOf } from '../../scripts/contract/model/openApi';
import { knownRoles } from '../../src/domain/roles';
import { services } from '../../src/domain/services';
import { debtorOfferStatuses } from '../../src/domain/statuses/debtorStatuses';
import * as finance from '../../src/domain/statuses/financeStatuses';
import * as orders from '../../src/domain/statuses/orderStatuses';
import { statusOf, unknownStatus } from '../../src/domain/statuses/status';

const contract = await bundleContract();

function enumOf(schema: string, property?: string): Set<unknown> {
  const root = schemaOf(contract, { $ref: `#/components/schemas/${schema}` });
  const node = property === undefined ? root : root.properties?.[property];
  return new Set(node?.enum);
}

const codesOf = (dictionary: object) => new Set<unknown>(Object.keys(dictionary));

describe('the dictionary of statuses', () => {
  it.each([
    ['DebtorOfferStatus', undefined, debtorOfferStatuses],
    ['FinanceOfferStatus', 'name', finance.financeOfferStatuses],
    ['FinanceRequestStatus', 'name', finance.financeRequestStatuses],
    ['FinanceInvoiceStatus', 'name', finance.financeInvoiceStatuses],
    ['FinancingStatus', 'name', finance.financingStatuses],
    ['OrderStatus', 'code', orders.orderStatuses],
    ['ClaimStatus', 'name', orders.claimStatuses],
    ['SenderInvoiceStatus', 'name', orders.senderInvoiceStatuses],
    ['SellerDocumentStatus', 'name', orders.sellerDocumentStatuses],
    ['InsuranceStatus', 'status', orders.insuranceStatuses],
    ['ServiceHealth', 'status', orders.accountStatuses],
  ])('contains every value of %s and no other', (schema, property, dictionary) => {
    expect(codesOf(dictionary)).toEqual(enumOf(schema, property));
  });

  it('contains every role and service of the contract', () => {
    expect(new Set<unknown>(knownRoles.map(({ id }) => id))).toEqual(enumOf('RoleId'));
    expect(new Set<unknown>(services.map(({ type }) => type))).toEqual(enumOf('ServiceType'));
  });

  it('uses the server’s text for a known status, and a neutral tone for an unknown one', () => {
    const { CANCEL } = finance.financeRequestStatuses;
    expect(statusOf(finance.financeRequestStatuses, 'CANCEL')).toEqual(CANCEL);
    expect(statusOf(finance.financeRequestStatuses, 'CANCEL', 'Отказ банка')).toEqual({
      ...CANCEL,
      label: 'Отказ банка',
    });
    for (const code of ['LATER', 'toString', '', null, undefined]) {
      expect(statusOf(finance.financeRequestStatuses, code)).toEqual(unknownStatus);
    }
    expect(statusOf(finance.financeRequestStatuses, 'LATER', 'Новый').tone).toBe('neutral');
  });
});
