// Every module behind the sign-in, one line each.
export { coreModule } from '../modules/core/manifest';
export { debtorsModule } from '../modules/debtors/manifest';
export { developerModule } from '../modules/developer/manifest';
export { financeModule } from '../modules/finance/manifest';
export { helpModule } from '../modules/help/manifest';
export { profileModule } from '../modules/profile/manifest';
export { sellerModule } from '../modules/seller/manifest';
export { senderModule } from '../modules/sender/manifest';
export { settlementModule } from '../modules/settlement/manifest';
