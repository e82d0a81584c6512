import './OrderClaims.css';
import { Link } from 'react-router-dom';
import type { Keyed } from '../../../../blocks/registry/shownPage';
import { Money } from '../../../../ui/value/Money';
import { StatusBadge } from '../../../../ui/value/StatusBadge';
import { claimPath } from '../claimPaths';
import type { ShownClaim } from '../claims/shownClaim';

/** The claims for an order, each with the way to it. */
export function OrderClaims({
  claims,
  orderId,
}: {
  claims: readonly Keyed<ShownClaim>[];
  orderId: string;
}) {
  if (claims.length === 0) return <p>Заявлений по заказу нет.</p>;
  return (
    <ul className="order-claims">
      {claims.map((claim) => (
        <li key={claim.key} className="order-claims__claim">
          <span className="order-claims__head">
            <Link to={claimPath(claim, orderId)}>№ {claim.number}</Link>
            <StatusBadge tone={claim.status.tone} label={claim.status.label} />
          </span>
          <span className="order-claims__sums">
            {claim.type}
            {typeof claim.claimed === 'number' && (
              <>
                , заявлено <Money kopeks={claim.claimed} />
              </>
            )}
            {typeof claim.paid === 'number' && (
              <>
                , выплачено <Money kopeks={claim.paid} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
