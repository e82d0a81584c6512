import type { HandlersOf } from '../defineHandlers';
import { createCredential, deleteCredential, getCredential } from './client/credentials';
import { getInsuranceStatus, getProductAgreement, getServiceHealth } from './client/state';

export const clientHandlers: HandlersOf<'client'> = {
  getProductAgreement,
  getInsuranceStatus,
  getServiceHealth,
  getCredential,
  createCredential,
  deleteCredential,
};
