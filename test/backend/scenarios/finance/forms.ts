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

const BIK = '044030999';
const CONSENT_NAMES = ['PERSONAL_DATA', 'CREDIT_HISTORY', 'DATA_RELIABILITY', 'FINANCING_TERMS'];

/** Owner of a form; `id` is the id of the request. */
interface FormOwner {
  readonly id: string;
  readonly organizationId: string;
  /** Returns the id of the first or second founder or contact. */
  personId(kind: 'founder' | 'contact', which: 1 | 2): string;
}

/** Seeds a filled-in form; an incomplete form lacks two consents. */
export function seedForm(
  { clock, db }: World,
  { id, organizationId, personId }: FormOwner,
  { isComplete }: { isComplete: boolean },
): void {
  const { ceoName } = byId(db.organization, organizationId, 'Организация не найдена');
  const savedDateTime = toInstant(clock.now() - DAY);
  const names = isComplete ? CONSENT_NAMES : CONSENT_NAMES.slice(0, 2);
  db.financeForm.insert({
    id,
    organizationId,
    founders: founders(personId, ceoName),
    contactData: contacts(personId, ceoName),
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

function founders(personId: FormOwner['personId'], ceoName: string): FinanceFormRow['founders'] {
  const [lastname = '', firstname = '', middlename = ''] = ceoName.split(' ');
  return [
    {
      id: personId('founder', 1),
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
      id: personId('founder', 2),
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

function contacts(personId: FormOwner['personId'], ceoName: string): FinanceFormRow['contactData'] {
  return [
    {
      id: personId('contact', 1),
      role: 'HEAD',
      fullName: ceoName,
      position: 'Генеральный директор',
      phone: '+79161234567',
      phoneExtension: null,
      email: 'director@example.ru',
      isMain: true,
    },
    {
      id: personId('contact', 2),
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
