import {
  bik,
  correspondentAccount,
  settlementAccount,
} from '../../../../forms/validators/requisites';
import { maxLength } from '../../../../forms/validators/text';
import { accountOf, line, requisiteOf } from './requestKinds';

export const accountTable = {
  bik: requisiteOf('bik')({ label: 'БИК', rules: [bik] }),
  bankName: line({ label: 'Банк', rules: [maxLength(300)], required: true }),
  correspondentAccount: accountOf('correspondentAccount')({
    label: 'Корреспондентский счёт',
    rules: [correspondentAccount('bik')],
  }),
  settlementAccount: accountOf('settlementAccount')({
    label: 'Расчётный счёт',
    rules: [settlementAccount('bik')],
    summary: { hidden: 'account' },
  }),
};
