import type { Handler } from '../../defineHandlers';
import { userOfProduct } from './access';

/** Does not require the role of a sender, because a user checks the contract before connecting the account. */
export const checkContractNumber: Handler<'checkContractNumber'> = (call) => {
  userOfProduct(call, 'sender');
  const contractNumber = call.path.contractNumber.trim();
  const found = call.world.db.courierContract.count({
    where: { contractNumber: { equals: contractNumber } },
  });
  return { available: found > 0 };
};
