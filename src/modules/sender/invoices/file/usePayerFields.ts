import { useState } from 'react';
import { orderNumber, type PayerAccount } from './payer';

/** What is chosen and typed before the file is made. */
export interface PayerFieldsState {
  accountId: string;
  chooseAccount: (id: string) => void;
  /** Number of the first payment order, as it is typed. */
  typed: string;
  type: (text: string) => void;
  /** It was tried with a number that is none. */
  isWrong: boolean;
  /** What the file is made of; null where the number is wrong. */
  check: () => { account: PayerAccount; firstNumber: number } | null;
}

/** The account that is paid from, the first one unless another is chosen, and the first number. */
export function usePayerFields(accounts: readonly PayerAccount[]): PayerFieldsState {
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('1');
  const [isWrong, setWrong] = useState(false);
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0];
  return {
    accountId: account?.id ?? '',
    chooseAccount: setChosen,
    typed,
    type: (text) => {
      setTyped(text);
      setWrong(false);
    },
    isWrong,
    check: () => {
      const firstNumber = orderNumber(typed);
      setWrong(firstNumber === null);
      return firstNumber === null || account === undefined ? null : { account, firstNumber };
    },
  };
}
