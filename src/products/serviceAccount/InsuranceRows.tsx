import { DataRow } from '../../ui/value/DataList';
import { DateText } from '../../ui/value/DateText';
import { SumOrDash } from '../../ui/value/Money';
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
        <DataRow label="Стоимость страхования заказа">
          <SumOrDash kopeks={insurance.price} fraction="any" />
        </DataRow>
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
      <DataRow label="Начало страхования">
        <DateText value={insurance.start} absent="-" />
      </DataRow>
      <DataRow label="Окончание страхования">
        <DateText value={insurance.end} absent="-" />
      </DataRow>
    </>
  );
}
