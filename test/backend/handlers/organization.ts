import type { HandlersOf } from '../defineHandlers';
import { findOkopf, getOrganizationRegistryData } from './organization/registry';
import {
  createOrganization,
  deleteOrganization,
  findOrganizations,
  getOrganization,
  updateOrganization,
} from './organization/organizations';
import { changeAccount, createAccount, deleteAccount } from './organization/accounts';

export const organizationHandlers: HandlersOf<'organization'> = {
  getOrganization,
  findOrganizations,
  createOrganization,
  updateOrganization,
  deleteOrganization,
  getOrganizationRegistryData,
  findOkopf,
  createOrganizationPaymentDetails: (call) => createAccount(call, call.body),
  updateOrganizationPaymentDetails: (call) => changeAccount(call, call.path.id, call.body),
  deleteOrganizationPaymentDetails: (call) => deleteAccount(call, call.path.id),
};
