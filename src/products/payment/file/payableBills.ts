import type { ShownBill } from '../shownBill';
import { isPayable } from './clientBankFile';

/** How bills are chosen for a file: those that a payment order can be made of. */
export const payableBills = {
  nameOf: ({ number }: ShownBill) => `счёт ${number}`,
  isSelectable: ({ isClosed, payment }: ShownBill) => !isClosed && isPayable(payment),
};
