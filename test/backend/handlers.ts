import { defineHandlers } from './defineHandlers';
import { authHandlers } from './handlers/auth';
import { clientHandlers } from './handlers/client';
import { debtorsHandlers } from './handlers/debtors';
import { directoryHandlers } from './handlers/directory';
import { fileHandlers } from './handlers/file';
import { financeAgreementHandlers } from './handlers/financeAgreement';
import { financeOfferHandlers } from './handlers/financeOffer';
import { financeRegistryHandlers } from './handlers/financeRegistry';
import { financeRequestHandlers } from './handlers/financeRequest';
import { financeRuleHandlers } from './handlers/financeRule';
import { organizationHandlers } from './handlers/organization';
import { paymentDetailsHandlers } from './handlers/paymentDetails';
import { sellerHandlers } from './handlers/seller';
import { senderHandlers } from './handlers/sender';
import { serviceHandlers } from './handlers/service';
import { userHandlers } from './handlers/user';

export const handlers = defineHandlers({
  ...authHandlers,
  ...serviceHandlers,
  ...userHandlers,
  ...organizationHandlers,
  ...paymentDetailsHandlers,
  ...directoryHandlers,
  ...fileHandlers,
  ...debtorsHandlers,
  ...clientHandlers,
  ...senderHandlers,
  ...sellerHandlers,
  ...financeOfferHandlers,
  ...financeRequestHandlers,
  ...financeAgreementHandlers,
  ...financeRegistryHandlers,
  ...financeRuleHandlers,
});
