import type { Handler } from '../../defineHandlers';
import { userOfProduct } from './access';

/** Asked before the account is connected, hence by users who are no senders yet. */
export const checkContractNumber: Handler<'checkContractNumber'> = (call) => {
  userOfProduct(call, 'sender');
  const contractNumber = call.path.contractNumber.trim();
  const found = call.world.db.courierContract.count({
    where: { contractNumber: { equals: contractNumber } },
  });
  return { available: found > 0 };
};
