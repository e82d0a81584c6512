import { clientBankText, type Payer } from './clientBankFile';
import { configuration } from '../../../lib/configuration';
import { moscowDay } from '../../../lib/isoDay';
import type { Payment } from '../../../lib/paymentCode';
import { saveFile } from '../../../lib/saveFile';
import { encodeWindows1251 } from './windows1251';

/**
 * Hands the file of payment orders to the browser; returns its name.
 *
 * @param payments that can be paid; of the same payer
 * @param firstNumber number of the first payment order
 */
export function savePaymentFile(
  payer: Payer,
  payments: readonly Payment[],
  firstNumber: number,
): string {
  const day = moscowDay();
  const text = clientBankText({
    payer,
    payments,
    firstNumber,
    day,
    sender: configuration.brandName,
  });
  const type = 'text/plain;charset=windows-1251';
  const name = `Платёжные поручения ${day}.txt`;
  saveFile(new Blob([encodeWindows1251(text)], { type }), name);
  return name;
}
