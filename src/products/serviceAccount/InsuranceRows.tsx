import { DateRow, SumRow } from '../../blocks/dataRows/DataRows';
import type { InsuranceView } from './useInsurance';

/**
 * Price, start and end of the insurance inside of a `DataList`: the price while it is on, the dates
 * also when it is off, nothing where it is not known (specification, section 4).
 */
export function InsuranceRows({ insurance }: { insurance: InsuranceView }) {
  if (insurance.state === 'hidden') return null;
  return (
    <>
      {insurance.state === 'on' && (
        <SumRow label="Стоимость страхования заказа" kopeks={insurance.price} fraction="any" />
      )}
      <InsuranceDates insurance={insurance} />
    </>
  );
}

/** Start and end alone, where the price stands elsewhere. */
export function InsuranceDates({ insurance }: { insurance: InsuranceView }) {
  if (insurance.state === 'hidden') return null;
  return (
    <>
      <DateRow label="Начало страхования" value={insurance.start} absent="-" />
      <DateRow label="Окончание страхования" value={insurance.end} absent="-" />
    </>
  );
}
