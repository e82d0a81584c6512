import { useNavigate } from 'react-router-dom';
import type { Order } from '../../../../api/endpoints/sender';
import { MOST_ORDERS, noClaimReason } from '../../../../domain/claims';
import type { Selection } from '../../../../blocks/registry/selection/useSelection';
import type { Keyed } from '../../../../blocks/registry/registryAnswer';
import { useAppDispatch } from '../../../../session/appStore';
import { modalKind } from '../../../../shell/modal/modalKind';
import { Button } from '../../../../ui/button/Button';
import type { SeveralDialogProps } from '../../claim/several/SeveralDialog';
import { claimFormPath } from '../claimPaths';

/** Claims for several orders of one event; resolves with the ids of the orders whose claims were sent. */
export const severalDialog = modalKind<SeveralDialogProps, readonly string[]>({
  id: 'sender/claims',
  lazy: () => import('../../claim/several/SeveralDialog'),
});

/** Rules of the selection: an order can be chosen if a claim for it is possible. */
export const claimable = {
  nameOf: ({ orderNumber = '' }: Order) => `заказ ${orderNumber}`,
  isSelectable: ({ id, insured, claim, status }: Order) =>
    id !== '' && insured === true && !claim && noClaimReason(status?.code ?? '') === undefined,
};

/** Button for the selected orders: opens the claim form for one order, or the dialog for several. */
export function ClaimButton({ selection }: { selection: Selection<Keyed<Order>> }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { chosen } = selection;

  const claimSeveral = async () => {
    // The registry reloads after each claim, so the selection is held until the dialog closes.
    selection.hold(true);
    const orders = [...chosen.values()].map(
      ({ id, orderNumber: number = '', createdDateTime: created = '', insuredSum }) => {
        return { id, number, created, insuredSum };
      },
    );
    const sent = await dispatch(severalDialog.open({ orders }));
    selection.onChange(new Map([...selection.now()].filter(([, { id }]) => !sent?.includes(id))));
    selection.hold(false);
  };
  const open = () => {
    const [only] = chosen.values();
    if (chosen.size === 1 && only) void navigate(claimFormPath(only.id));
    else void claimSeveral();
  };
  return (
    <Button
      data-analytics="button:claim-orders"
      size="sm"
      onClick={open}
      disabledReason={
        chosen.size > MOST_ORDERS
          ? `За один раз можно подать не больше ${MOST_ORDERS} заявлений`
          : undefined
      }
    >
      {chosen.size > 1 ? 'Создать заявления' : 'Создать заявление'}
    </Button>
  );
}
