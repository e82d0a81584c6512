import { DAY, toInstant } from '../../core/clock';
import { byId } from '../../access';
import type { FinanceFormRow } from '../../tables/finance';
import type { World } from '../../world';
import {
  correspondentAccount,
  ogrn,
  organizationInn,
  personalInn,
  settlementAccount,
} from '../checksums';
import { financeId, type Owner } from './owners';

const BIK = '044030999';
const CONSENT_NAMES = ['PERSONAL_DATA', 'CREDIT_HISTORY', 'DATA_RELIABILITY', 'FINANCING_TERMS'];

/** A filled-in form; the incomplete one waits for two consents. */
export function seedForm(
  { clock, db }: World,
  owner: Owner,
  n: number,
  { isComplete }: { isComplete: boolean },
): void {
  const { ceoName } = byId(db.organization, owner.organizationId, 'Организация не найдена');
  const savedDateTime = toInstant(clock.now() - DAY);
  const names = isComplete ? CONSENT_NAMES : CONSENT_NAMES.slice(0, 2);
  db.financeForm.insert({
    id: financeId('request', owner, n),
    organizationId: owner.organizationId,
    founders: founders(owner, n, ceoName),
    contactData: contacts(owner, n, ceoName),
    paymentDetails: {
      bik: BIK,
      bankName: 'ПАО «Национальный банк развития»',
      correspondentAccount: correspondentAccount(BIK),
      settlementAccount: settlementAccount(BIK, '40702', '55000012345'),
    },
    accepted: Object.fromEntries(names.map((name) => [name, savedDateTime])),
    savedDateTime,
  });
}

function founders(owner: Owner, n: number, ceoName: string): FinanceFormRow['founders'] {
  const [lastname = '', firstname = '', middlename = ''] = ceoName.split(' ');
  return [
    {
      id: financeId('founder', owner, 2 * n - 1),
      type: 'PERSON',
      lastname,
      firstname,
      middlename,
      birthDate: '1984-03-12',
      citizenship: 'RU',
      passport: {
        series: '4009',
        number: '612345',
        issueDate: '2009-04-02',
        issuedBy:
          'Отделом УФМС России по Санкт-Петербургу и Ленинградской области в Василеостровском районе',
        divisionCode: '780-004',
      },
      itn: personalInn('7816034512'),
      address: '199178, г. Санкт-Петербург, 12-я линия В. О., д. 31, кв. 18',
      sharePercent: 60,
      isPublicOfficial: false,
      isBeneficiary: true,
    },
    {
      id: financeId('founder', owner, 2 * n),
      type: 'COMPANY',
      name: 'ООО «Балтийские инвестиции»',
      itn: organizationInn('781098765'),
      ogrn: ogrn('112784701234'),
      kpp: '781001001',
      country: 'RU',
      address: '196084, г. Санкт-Петербург, Московский пр-т, д. 91, офис 412',
      sharePercent: 40,
      isBeneficiary: false,
    },
  ];
}

function contacts(owner: Owner, n: number, ceoName: string): FinanceFormRow['contactData'] {
  return [
    {
      id: financeId('contact', owner, 2 * n - 1),
      role: 'HEAD',
      fullName: ceoName,
      position: 'Генеральный директор',
      phone: '+79161234567',
      phoneExtension: null,
      email: 'director@example.ru',
      isMain: true,
    },
    {
      id: financeId('contact', owner, 2 * n),
      role: 'CHIEF_ACCOUNTANT',
      fullName: 'Зайцева Вера Павловна',
      position: 'Главный бухгалтер',
      phone: '+78123456789',
      phoneExtension: '204',
      email: 'buh@example.ru',
      isMain: false,
    },
  ];
}
