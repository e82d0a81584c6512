import type { Claim } from '../../../../api/endpoints/sender';
import { isOpenClaim } from '../../../../domain/claims';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import { ClaimView } from '../view/ClaimView';
import { MonthlyClaimForm } from './MonthlyClaimForm';
import { MonthlyOrders } from './MonthlyOrders';

interface MonthlyClaimProps {
  claim: Claim;
  onSent: () => void;
}

/** The claim of a month: reviewed and sent while it can be, then followed. */
export function MonthlyClaim({ claim, onSent }: MonthlyClaimProps) {
  if (isOpenClaim(shownText(fieldsOf(claim.status)['name']))) {
    return <MonthlyClaimForm claim={claim} onSent={onSent} />;
  }
  return (
    <ClaimView claim={claim}>
      <MonthlyOrders claim={claim} />
    </ClaimView>
  );
}
