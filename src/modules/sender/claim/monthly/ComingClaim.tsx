import { FRESH } from '../../../../api/cache/freshness';
import { senderApi } from '../../../../api/endpoints/sender';
import { moscowDay } from '../../../../lib/isoDay';
import { comingText } from './monthlyTexts';

/** A sentence about the next draft; renders nothing if none is expected or if it fails to load. */
export function ComingClaim() {
  const { data } = senderApi.useGetOrderDashboardQuery(undefined, FRESH);
  const coming = comingText(data, moscowDay());
  return (
    coming && (
      <p className="text-13 text-muted">
        {coming.day}, {coming.text}
      </p>
    )
  );
}
