import type { Handler } from '../../defineHandlers';
import { userOfProduct } from './access';

/** Returns whether a contract is known. Called before the account is connected, so the caller is not a sender yet. */
export const checkContractNumber: Handler<'checkContractNumber'> = (call) => {
  userOfProduct(call, 'sender');
  const contractNumber = call.path.contractNumber.trim();
  const found = call.world.db.courierContract.count({
    where: { contractNumber: { equals: contractNumber } },
  });
  return { available: found > 0 };
};
