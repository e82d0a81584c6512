import { schemaOf } from '../../../../scripts/contract/model/openApi';
import { contractDocument } from '../../contract';
import type { FinanceFormRow } from '../../tables/finance';

type Founder = FinanceFormRow['founders'][number];

/** Removes the fields that the contract does not have, because a backend ignores them (openapi/README.md). */
function onlyKnown<Data extends object>(data: Data, schema: string): Data {
  const { properties = {} } = schemaOf(contractDocument, {
    $ref: `#/components/schemas/${schema}`,
  });
  const copy = { ...data };
  for (const name of Object.keys(copy)) {
    if (!Object.hasOwn(properties, name)) Reflect.deleteProperty(copy, name);
  }
  return copy;
}

export function knownFounder<Data extends Pick<Founder, 'passport'>>(data: Data): Data {
  const founder = onlyKnown(data, 'FounderData');
  const { passport } = founder;
  return passport === undefined || passport === null
    ? founder
    : { ...founder, passport: onlyKnown(passport, 'Passport') };
}

export function knownContact<Data extends object>(data: Data): Data {
  return onlyKnown(data, 'ContactPersonData');
}

export function knownAccount<Data extends object>(data: Data): Data {
  return onlyKnown(data, 'RequestPaymentDetails');
}
