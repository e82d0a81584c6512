import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutTexts, paymentCode, type Payment } from './paymentCode';

/** The example of the standard: «Три кита» receive a membership fee of 1 000 roubles. */
const threeWhales: Payment = {
  recipient: 'ООО «Три кита»',
  settlementAccount: '40702810138250123017',
  bankName: 'ОАО "БАНК"',
  bik: '044525225',
  correspondentAccount: '30101810400000000225',
  kopeks: 100_000,
  purpose: 'Оплата членского взноса',
  itn: '6200098765',
};

describe('cutTexts', () => {
  it('returns an empty list if no text is too long', () => {
    expect(cutTexts([threeWhales])).toEqual([]);
    expect(cutTexts([{ ...threeWhales, recipient: `  ${'к'.repeat(160)}\n` }])).toEqual([]);
  });

  it('returns the texts that a payment code shortens, with their lengths', () => {
    const long = {
      ...threeWhales,
      recipient: 'к'.repeat(300),
      bankName: 'б'.repeat(46),
      purpose: 'н'.repeat(211),
    };
    expect(cutTexts([threeWhales, long])).toEqual([
      'название получателя (до 160 знаков)',
      'название банка (до 45 знаков)',
      'назначение платежа (до 210 знаков)',
    ]);
  });
});

describe('the payment code', () => {
  it('equals the example of the standard', () => {
    expect(paymentCode(threeWhales)).toBe(
      'ST00012|Name=ООО «Три кита»|PersonalAcc=40702810138250123017|BankName=ОАО "БАНК"' +
        '|BIC=044525225|CorrespAcc=30101810400000000225|Sum=100000' +
        '|Purpose=Оплата членского взноса|PayeeINN=6200098765',
    );
  });

  it('contains КПП if there is one, and no empty requisites', () => {
    const code = paymentCode({ ...threeWhales, purpose: '', itn: undefined, kpp: '770101001' });
    expect(code).toMatch(/\|Sum=100000\|KPP=770101001$/);
  });

  it('contains CorrespAcc=0 for a bank without a correspondent account', () => {
    expect(paymentCode({ ...threeWhales, correspondentAccount: '' })).toContain('|CorrespAcc=0|');
  });

  it('uses another separator if a value contains the usual one, and is null if none is free', () => {
    const code = paymentCode({ ...threeWhales, recipient: 'ООО «Три | кита»' });
    expect(code).toMatch(/^ST00012#Name=ООО «Три \| кита»#PersonalAcc=/);
    expect(paymentCode({ ...threeWhales, recipient: '|#;^~_' })).toBeNull();
  });

  it('keeps each text in one line, and within its maximum length', () => {
    const code = paymentCode({
      ...threeWhales,
      recipient: `Банк\r\n${'я'.repeat(300)}`,
      bankName: '🏦'.repeat(60),
      purpose: 'ц'.repeat(400),
    });
    const values = (code ?? '').split('|').map((pair) => pair.split('=')[1] ?? '');
    expect(values.map((value) => [...value].length)).toEqual([0, 160, 20, 45, 9, 20, 6, 210, 10]);
    expect(values[1]?.startsWith('Банк яя')).toBe(true);
  });

  it.each<[string, Partial<Payment>]>([
    ['no recipient', { recipient: ' \n' }],
    ['no bank', { bankName: '' }],
    ['an account of 19 digits', { settlementAccount: '4070281013825012301' }],
    ['an account with letters', { settlementAccount: '4070281013825012301O' }],
    ['a БИК of 8 digits', { bik: '04452522' }],
    ['half a correspondent account', { correspondentAccount: '30101810' }],
    ['no sum', { kopeks: 0 }],
    ['a negative sum', { kopeks: -5 }],
    ['half a kopek', { kopeks: 0.5 }],
    ['a sum that is no number', { kopeks: Number.NaN }],
    ['a sum above the largest exact number', { kopeks: 2 ** 53 }],
  ])('is not created for a payment with %s', (_what, wrong) => {
    expect(paymentCode({ ...threeWhales, ...wrong })).toBeNull();
  });

  it('has all its fields and the right sum for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        (recipient, purpose, kopeks) => {
          const code = paymentCode({ ...threeWhales, recipient, purpose, kopeks });
          if (code === null) return;
          const separator = code.charAt(7);
          const pairs = code.slice(8).split(separator);
          expect(pairs.map((pair) => pair.slice(0, pair.indexOf('=')))).toEqual(
            ['Name', 'PersonalAcc', 'BankName', 'BIC', 'CorrespAcc', 'Sum', 'Purpose', 'PayeeINN']
              // A purpose that consists of spaces counts as empty.
              .filter((name) => name !== 'Purpose' || code.includes('Purpose=')),
          );
          expect(pairs[5]).toBe(`Sum=${kopeks}`);
        },
      ),
    );
  });
});
