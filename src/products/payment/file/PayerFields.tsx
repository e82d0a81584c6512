import { useId, type RefObject, useState } from 'react';
import { RadioGroup } from '../../../ui/input/RadioGroup';
import { TextInput } from '../../../ui/input/TextInput';
import { DataList, DataRow } from '../../../ui/value/DataList';
import { type PayerAccount, orderNumber } from './payer';

interface PayerFieldsProps {
  accounts: readonly PayerAccount[];
  fields: PayerFieldsState;
  /** The number field, which gets the focus when the number is wrong. */
  input: RefObject<HTMLInputElement | null>;
}

/** Fields for the paying account, if there are several, and the numbering of payment orders. */
export function PayerFields({ accounts, fields, input }: PayerFieldsProps) {
  const id = useId();
  const [only] = accounts;
  return (
    <>
      {accounts.length > 1 ? (
        <RadioGroup
          name={`${id}-account`}
          legend="Счёт списания"
          options={accounts.map((account) => ({
            value: account.id,
            label: <Account account={account} />,
          }))}
          value={fields.accountId}
          onChange={fields.chooseAccount}
        />
      ) : (
        only && (
          <DataList>
            <DataRow label="Счёт списания">
              <Account account={only} />
            </DataRow>
          </DataList>
        )
      )}
      <div className="grid justify-items-start gap-6px">
        <label htmlFor={id}>Номер первого платёжного поручения</label>
        <TextInput
          id={id}
          ref={input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={fields.typed}
          invalid={fields.isWrong}
          aria-describedby={fields.isWrong ? `${id}-mistake` : undefined}
          onChange={({ target }) => fields.type(target.value)}
        />
        {fields.isWrong && (
          <span id={`${id}-mistake`} role="alert" className="text-sm text-danger">
            Введите число от 1 до 999999
          </span>
        )}
      </div>
    </>
  );
}

function Account({ account: { bankName, settlementAccount, isMain } }: { account: PayerAccount }) {
  return (
    <>
      {settlementAccount}
      <span className="block text-sm text-muted">
        {bankName}
        {isMain && ', основной'}
      </span>
    </>
  );
}

/** State of the fields, and their values for the file. */
export interface PayerFieldsState {
  accountId: string;
  chooseAccount: (id: string) => void;
  /** Typed number of the first payment order. */
  typed: string;
  type: (text: string) => void;
  /** True if `check` found a wrong number, until the user types again. */
  isWrong: boolean;
  /**
   * Returns the values for the file, and marks a wrong number. Null if the number is wrong, or if there is no account.
   */
  check: () => { account: PayerAccount; firstNumber: number } | null;
}

/** The first account is chosen by default. */
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
