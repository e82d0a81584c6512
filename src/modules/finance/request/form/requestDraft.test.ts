import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openDraft, sealDraft } from '../../../../blocks/drafts/draftEnvelope';
import type { RequestValues } from './requestValues';
import { requestDraftKind } from './requestForm';

const address = { user: 'anna', kind: requestDraftKind.name, id: '1' };

/** Marks the values of passports, so that the test can find them anywhere. */
const marked = fc.stringMatching(/^[A-Za-zА-Яа-я0-9 -]{1,12}$/).map((text) => `ПАСПОРТ${text}`);
const passport = fc.record(
  { series: marked, number: marked, issueDate: marked, issuedBy: marked, divisionCode: marked },
  { requiredKeys: [] },
);
const word = fc.string({ maxLength: 12 });
const values: fc.Arbitrary<RequestValues> = fc.record({
  founders: fc.array(
    fc.record(
      {
        key: word,
        id: word,
        type: fc.constantFrom('PERSON', 'COMPANY'),
        lastname: word,
        itn: word,
        passport,
        isPublicOfficial: fc.boolean(),
      },
      { requiredKeys: ['key', 'type', 'passport'] },
    ),
    { maxLength: 4 },
  ),
  contactData: fc.array(fc.record({ key: word, fullName: word, isMain: fc.boolean() }), {
    maxLength: 3,
  }),
  paymentDetails: fc.record({ bik: word, settlementAccount: word }),
  agreementFlags: fc.dictionary(fc.constantFrom('PERSONAL_DATA', 'CREDIT_HISTORY'), fc.boolean()),
});

it('the draft of a request never contains a passport or a consent', () => {
  fc.assert(
    fc.property(values, values, (typed, saved) => {
      const base = { savedAt: '2026-11-22T10:00:00Z', values: saved };
      const text = sealDraft(address, requestDraftKind, { savedAt: 1, base, values: typed });
      expect(text).not.toMatch(/ПАСПОРТ|passport|series|issued|division|PERSONAL_DATA/i);
      const draft = openDraft<RequestValues>(text, address, requestDraftKind);
      expect(draft?.values.founders.map(({ lastname }) => lastname ?? '')).toEqual(
        typed.founders.map(({ lastname }) => lastname ?? ''),
      );
    }),
  );
});

it('the draft of a request ignores values of the wrong type in its stored text', () => {
  const strange = {
    version: 1,
    ...address,
    savedAt: 1,
    base: { savedAt: '', values: null },
    values: {
      founders: [null, 5, { lastname: { html: '<img>' }, passport: { series: '4012' } }],
      contactData: 'many',
      paymentDetails: ['044030999'],
      __proto__: { polluted: true },
    },
  };
  const draft = openDraft<RequestValues>(JSON.stringify(strange), address, requestDraftKind);
  expect(draft?.values.founders.map(({ lastname }) => lastname)).toEqual(['', '', '']);
  expect(draft?.values.contactData).toEqual([]);
  expect(JSON.stringify(draft)).not.toMatch(/html|4012|polluted|044030999/);
});
