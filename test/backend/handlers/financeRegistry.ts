import type { HandlersOf } from '../defineHandlers';
import { getCalendarSum } from './financeRegistry/calendar';
import { exportFinancingObjects } from './financeRegistry/excel';
import {
  deleteFinancingObject,
  findFinancingObjects,
  getFinancingObject,
} from './financeRegistry/objects';
import { orderFinancingObjects } from './financeRegistry/order';
import { findSupplies, getSupply } from './financeRegistry/supplies';

export const financeRegistryHandlers: HandlersOf<'financeRegistry'> = {
  findSupplies,
  getSupply,
  findFinancingObjects,
  getFinancingObject,
  deleteFinancingObject,
  exportFinancingObjects,
  orderFinancingObjects,
  getCalendarSum,
};
