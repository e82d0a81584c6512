import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { useWatched } from '../editor/useWatched';
import { isBeneficiary } from '../form/share';

/** Says that the share makes a person a beneficiary, as soon as it does. */
export function OpenBeneficiary({ index }: { index: number }) {
  const watched = useWatched(({ founders }) => {
    const founder = founders[index];
    return founder && isBeneficiary(founder) ? 'yes' : '';
  });
  return (
    <p className="founders__beneficiary" role="status">
      {watched !== '' && <StatusBadge tone="success" label="Бенефициар: доля больше 25 %" />}
    </p>
  );
}
