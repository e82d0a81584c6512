import {
  bik,
  correspondentAccount,
  settlementAccount,
} from '../../../../forms/validators/requisites';
import { maxLength } from '../../../../forms/validators/text';
import { defineFields } from '../../../../blocks/steps/fieldTable';
import { partInputs } from '../../../../blocks/steps/fieldInputs';
import { accountOf, line, requisiteOf } from './requestKinds';

/** Everything that is stated of the bank account's fields. */
export const accountTable = defineFields({
  bik: { label: 'БИК', kind: requisiteOf('bik'), rules: [bik] },
  bankName: { label: 'Банк', kind: line, rules: [maxLength(300)], required: true },
  correspondentAccount: {
    label: 'Корреспондентский счёт',
    kind: accountOf('correspondentAccount'),
    rules: [correspondentAccount('bik')],
  },
  settlementAccount: {
    label: 'Расчётный счёт',
    kind: accountOf('settlementAccount'),
    rules: [settlementAccount('bik')],
    summary: { hidden: 'account' },
  },
});

/** The fields of the bank account. */
export const accountInputs = partInputs(accountTable, 'paymentDetails');
