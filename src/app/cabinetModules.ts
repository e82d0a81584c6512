// Every module behind the sign-in, one line each.
export { coreModule } from '../modules/core';
export { debtorsModule } from '../modules/debtors';
export { developerModule } from '../modules/developer';
export { financeModule } from '../modules/finance';
export { helpModule } from '../modules/help';
export { profileModule } from '../modules/profile';
export { sellerModule } from '../modules/seller';
export { senderModule } from '../modules/sender';
export { settlementModule } from '../modules/settlement';
