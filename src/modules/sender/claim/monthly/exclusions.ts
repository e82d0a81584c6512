import { senderApi, type Claim } from '../../../../api/endpoints/sender';
import { sendOnce } from '../../../../blocks/steps/sendOnce';
import type { AppThunk } from '../../../../session/appStore';
import { claimError, freshClaim } from '../claimCalls';

const { excludeClaimOrders } = senderApi.endpoints;

const MISSING_CALL =
  'Состав заявления пока нельзя изменить. Отправьте его целиком или попробуйте позже';

function isExcluded({ orders }: Claim, orderId: string): boolean {
  return orders.some((order) => order.orderId === orderId && Boolean(order.exclusionReason));
}

/**
 * Excludes an order from a monthly draft; without a reason, includes it again. Other orders stay excluded. Rejects with
 * an `ApiError`.
 */
export function excludeOrder(
  id: string,
  orderId: string,
  reason: string | undefined,
): AppThunk<Promise<Claim>> {
  const excludeFrom = ({ orders }: Claim) => [
    ...orders.flatMap(({ orderId: other, exclusionReason }) =>
      other === undefined || other === orderId || !exclusionReason
        ? []
        : [{ orderId: other, reason: exclusionReason }],
    ),
    ...(reason === undefined ? [] : [{ orderId, reason }]),
  ];
  return async (dispatch) => {
    try {
      const changed = await dispatch(
        sendOnce<Claim>({
          send: () => async (send) => {
            const claimExclusions = { orders: excludeFrom(await send(freshClaim(id))) };
            const call = excludeClaimOrders.initiate({ id, claimExclusions }, { track: false });
            return send(call).unwrap();
          },
          reload: () => freshClaim(id),
          isSent: (claim) =>
            claim.id === id && isExcluded(claim, orderId) === (reason !== undefined),
          unconfirmed: () => 'Сервер не подтвердил изменение. Попробуйте ещё раз',
        }),
      );
      // Reloads the claim, because the server calculates the sum.
      return await dispatch(freshClaim(id)).catch(() => changed);
    } catch (error) {
      throw claimError(error, MISSING_CALL);
    }
  };
}
