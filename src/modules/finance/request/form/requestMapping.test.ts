import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import { answerShapes } from '../../../../../test/backend/generated/answerShapes';
import { readAnswer } from '../../../../api/answers/readAnswer';
import { readForm, writeForm } from './requestValues';

const text = fc.option(fc.stringMatching(/^[A-Za-zА-Яа-я0-9 «».-]{1,20}$/), { nil: null });
const day = fc.option(
  fc
    .date({
      min: new Date('1920-01-01'),
      max: new Date('2030-12-31'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10)),
  { nil: null },
);
const id = fc.uuid();
const share = fc.option(
  fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
  { nil: null },
);
const common = { id, itn: text, address: text, sharePercent: share };
/** Generates passports with at least one value, or null. */
const passportWith = (more: Record<string, typeof text>) =>
  fc
    .option(fc.record({ series: text, number: text, issueDate: day, issuedBy: text, ...more }), {
      nil: null,
    })
    .map((one) => (one && Object.values(one).some((value) => value !== null) ? one : null));
const personFrom = (citizenship: string | null, ofPassport: Record<string, typeof text>) =>
  fc.record({
    ...common,
    type: fc.constant('PERSON' as const),
    lastname: text,
    firstname: text,
    middlename: text,
    birthDate: day,
    citizenship: fc.constant(citizenship),
    passport: passportWith(ofPassport),
    isPublicOfficial: fc.boolean(),
  });
const companyFrom = (country: string | null, more: Record<string, typeof text>) =>
  fc.record({
    ...common,
    type: fc.constant('COMPANY' as const),
    name: text,
    country: fc.constant(country),
    ...more,
  });
/** Russian and foreign founders, with or without names. */
const founder = fc.oneof(
  personFrom('RU', { divisionCode: text }),
  personFrom(null, { divisionCode: text }),
  personFrom('KZ', {}),
  companyFrom('RU', { ogrn: text, kpp: text }),
  companyFrom('CY', { registrationNumber: text }),
);
const contact = fc.record({
  id,
  role: fc.constantFrom('HEAD', 'CHIEF_ACCOUNTANT', 'LATER_ROLE'),
  fullName: text,
  position: text,
  phone: text,
  phoneExtension: text,
  email: text,
  isMain: fc.boolean(),
});
const account = fc
  .record({ bik: text, bankName: text, correspondentAccount: text, settlementAccount: text })
  .map((one) => (Object.values(one).some((value) => value !== null) ? one : null));

/** The parts of a form that are saved together, in the server's shape. */
const update = fc.record({
  founders: fc.array(founder, { maxLength: 4 }),
  contactData: fc.array(contact, { maxLength: 4 }),
  paymentDetails: account,
});

const flag = (name: string, accepted: boolean) => ({
  flag: name,
  name: 'Согласие',
  accepted,
  acceptedDateTime: null,
  file: null,
});

function formOf(
  parts: Pick<FinanceRequestForm, 'contactData' | 'paymentDetails'> & {
    founders: readonly Omit<FinanceRequestForm['founders'][number], 'isBeneficiary'>[];
  },
): FinanceRequestForm {
  return {
    requestId: 'request',
    organization: {
      id: 'organization',
      legalStatus: { name: 'LEGAL_ENTITY' },
      itn: '7801234564',
      name: 'ООО «Северный ветер»',
      ceoName: 'Соколова Анна Викторовна',
      kpp: null,
      ogrn: '1027800000000',
      legalAddress: 'Санкт-Петербург',
      excludedModules: [],
    },
    ...parts,
    founders: parts.founders.map((founder) => ({ ...founder, isBeneficiary: false })),
    agreementFlags: [flag('PERSONAL_DATA', true), flag('CREDIT_HISTORY', false)],
    savedDateTime: '2026-11-20T09:55:00+03:00',
  };
}

describe('the mapping between a request form and its field values', () => {
  it('sends back the server’s data unchanged', () => {
    fc.assert(
      fc.property(update, (parts) => {
        expect(writeForm(readForm(formOf(parts)))).toEqual(parts);
      }),
    );
  });

  it('reads back its own output unchanged', () => {
    fc.assert(
      fc.property(update, (parts) => {
        const values = readForm(formOf(parts));
        const { founders = [], contactData = [], paymentDetails = null } = writeForm(values);
        const again = readForm(
          formOf({
            founders: founders.map((one) => ({ ...one, id: one.id ?? '' })),
            contactData: contactData.map((one) => ({ ...one, id: one.id ?? '' })),
            paymentDetails,
          }),
        );
        expect(again).toEqual(values);
      }),
    );
  });

  it('returns values that can be stored as JSON in a draft', () => {
    fc.assert(
      fc.property(update, (parts) => {
        const values = readForm(formOf(parts));
        expect(JSON.parse(JSON.stringify(values))).toEqual(values);
      }),
    );
  });

  it('sends no consent, because each has its own call', () => {
    const values = readForm(formOf({ founders: [], contactData: [], paymentDetails: null }));
    expect(values.agreementFlags).toEqual({ PERSONAL_DATA: true, CREDIT_HISTORY: false });
    expect(writeForm(values)).not.toHaveProperty('agreementFlags');
  });

  it('sends null for an invalid day or share, and no fields of the other founder type', () => {
    const { founders = [] } = writeForm({
      founders: [
        {
          key: '1',
          type: 'PERSON',
          birthDate: '14.03.19',
          sharePercent: '120',
          name: 'ООО «Ветер»',
          passport: { issueDate: '2024-02-31' },
        },
      ],
      contactData: [],
      agreementFlags: {},
    });
    expect(founders[0]).toMatchObject({ birthDate: null, sharePercent: null });
    expect(founders[0]?.passport).toMatchObject({ issueDate: null });
    expect(founders[0]).not.toHaveProperty('name');
  });

  it('reads only the valid parts of an invalid form', () => {
    const broken: unknown = JSON.parse(
      '{"requestId": "1", "founders": [null, 7, {"id": {}}, {"id": "2", "lastname": [], "sharePercent": "x"}], "contactData": {}, "paymentDetails": "no", "agreementFlags": [{"flag": "__proto__", "accepted": true}, {"flag": "a.b"}]}',
    );
    const form = readAnswer('getFinanceRequestForm', answerShapes.getFinanceRequestForm, broken);
    expect(readForm(form as FinanceRequestForm)).toEqual({
      founders: [{ key: '2', id: '2', type: 'PERSON' }],
      contactData: [],
      agreementFlags: {},
    });
  });
});
