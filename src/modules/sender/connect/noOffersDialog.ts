import { modalKind } from '../../../shell/modal/modalKind';

/** «Нет предложений»: the contract of the courier company has none. */
export const noOffersDialog = modalKind<null>({
  id: 'sender/no-offers',
  lazy: () => import('./NoOffersDialog'),
});
