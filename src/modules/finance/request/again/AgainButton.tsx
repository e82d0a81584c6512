import type { FinanceOffer } from '../../../../api/endpoints/financeOffer';
import { useAppDispatch } from '../../../../session/appStore';
import { Button } from '../../../../ui/button/Button';
import { offerBank, mayApplyAgain } from '../../offers/offerCard';
import { modalKind } from '../../../../shell/modal/modalKind';
import type { AgainDialogProps } from './AgainDialog';

const againDialog = modalKind<AgainDialogProps>({
  id: 'finance/request-again',
  lazy: () => import('./AgainDialog'),
});

/**
 * «Подать повторно», shown for a refused request whose offer is still valid. B24: a refused request can be applied
 * for again.
 */
export function AgainButton({ offer }: { offer: FinanceOffer }) {
  const dispatch = useAppDispatch();
  const { id: offerId, request } = offer;
  if (!request || !mayApplyAgain(offer)) return null;
  const about = { requestId: request.id, offerId, bank: offerBank(offer).name };
  return <Button onClick={() => void dispatch(againDialog.open(about))}>Подать повторно</Button>;
}
