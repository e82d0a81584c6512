import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { useWatched } from '../editor/useWatched';
import { isBeneficiary } from '../form/share';

/** Says that the share makes a person a beneficiary, as soon as it does. */
export function OpenBeneficiary({ index }: { index: number }) {
  const isOne = useWatched(({ founders }) => {
    const founder = founders[index];
    return founder !== undefined && isBeneficiary(founder);
  });
  return (
    <output className="founders__beneficiary">
      {isOne && <StatusBadge tone="success" label="Бенефициар: доля больше 25 %" />}
    </output>
  );
}
