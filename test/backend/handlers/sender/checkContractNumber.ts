import type { Handler } from '../../defineHandlers';
import { userOfProduct } from './access';

/** Checks a contract before the account is connected, so its callers are not senders yet. */
export const checkContractNumber: Handler<'checkContractNumber'> = (call) => {
  userOfProduct(call, 'sender');
  const contractNumber = call.path.contractNumber.trim();
  const found = call.world.db.courierContract.count({
    where: { contractNumber: { equals: contractNumber } },
  });
  return { available: found > 0 };
};
