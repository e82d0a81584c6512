import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientBankText, isPayable, type ClientBankFile } from './clientBankFile';
import type { Payment } from '../../../lib/paymentCode';
import { encodeWindows1251 } from './windows1251';

const payer = {
  name: 'ООО «Посылка Плюс»',
  itn: '7701234567',
  kpp: '770101001',
  bankName: 'АО «Банк Развитие-Столица»',
  bik: '044525411',
  correspondentAccount: '30101810900000000411',
  settlementAccount: '40702810800000000001',
};

const payment: Payment = {
  recipient: 'АО «Страховая компания «Опора»',
  itn: '7706981238',
  kpp: '770601001',
  bankName: 'АО «Банк Развитие-Столица»',
  bik: '044525411',
  correspondentAccount: '30101810900000000411',
  settlementAccount: '40702810800000271828',
  kopeks: 98_005,
  purpose: 'Оплата по счёту № СП-2026-10/0412. НДС не облагается',
};

const file = (changes: Partial<ClientBankFile> = {}): ClientBankFile => ({
  payer,
  payments: [payment],
  firstNumber: 7,
  day: '2026-11-22',
  sender: 'Деловой кабинет',
  ...changes,
});

/** Parses the file line by line, as 1С does; a section mark begins or ends a document. */
function parse(text: string) {
  const lines = new TextDecoder('windows-1251').decode(encodeWindows1251(text)).split('\r\n');
  const documents: Record<string, string>[] = [];
  const head: Record<string, string> = {};
  let place = head;
  for (const line of lines.slice(1, -2)) {
    const [name = '', ...rest] = line.split('=');
    if (name === 'СекцияДокумент') documents.push((place = {}));
    else if (name === 'КонецДокумента') place = head;
    else place[name] = rest.join('=');
  }
  return { first: lines[0], last: lines.slice(-2), head, documents };
}

describe('the file of payment orders', () => {
  it('contains format, encoding and account, and a payment order for each payment', () => {
    const { first, last, head, documents } = parse(
      clientBankText(file({ payments: [payment, { ...payment, kopeks: 5 }] })),
    );
    expect([first, last]).toEqual(['1CClientBankExchange', ['КонецФайла', '']]);
    expect(head).toMatchObject({
      ВерсияФормата: '1.03',
      Кодировка: 'Windows',
      РасчСчет: payer.settlementAccount,
      ДатаСоздания: '22.11.2026',
    });
    expect(documents).toHaveLength(2);
    expect(documents[0]).toMatchObject({
      Номер: '7',
      Дата: '22.11.2026',
      Сумма: '980.05',
      ПлательщикСчет: payer.settlementAccount,
      ПлательщикИНН: payer.itn,
      ПлательщикКПП: payer.kpp,
      Плательщик: `ИНН ${payer.itn} ${payer.name}`,
      Получатель1: payment.recipient,
      ПолучательРасчСчет: payment.settlementAccount,
      ПолучательБИК: payment.bik,
      ПолучательКорсчет: payment.correspondentAccount,
      НазначениеПлатежа: payment.purpose,
    });
    expect(documents[1]).toMatchObject({ Номер: '8', Сумма: '0.05' });
  });

  it('keeps its structure and the sums for any names and purposes', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ kopeks: fc.integer({ min: 1, max: 1e12 }), purpose: text }), {
          minLength: 1,
          maxLength: 6,
        }),
        text,
        (some, name) => {
          const payments = some.map((one) => ({ ...payment, ...one }));
          const { documents, last } = parse(
            clientBankText(file({ payments, payer: { ...payer, name } })),
          );
          expect(last).toEqual(['КонецФайла', '']);
          expect(documents.map(({ Сумма = '' }) => Number(Сумма.replace('.', '')))).toEqual(
            payments.map(({ kopeks }) => kopeks),
          );
          for (const document of documents) {
            expect(Object.keys(document)).toEqual(Object.keys(documents[0] ?? {}));
            expect(document['Сумма']).toMatch(/^\d+\.\d\d$/);
          }
        },
      ),
    );
  });

  it('keeps each value on one line, so that no text adds a field', () => {
    const purpose = 'Оплата\r\nПолучательСчет=40702810000000000666\nКонецДокумента';
    const { documents } = parse(clientBankText(file({ payments: [{ ...payment, purpose }] })));
    expect(documents).toHaveLength(1);
    expect(documents[0]?.['ПолучательСчет']).toBe(payment.settlementAccount);
  });

  it.each([
    { kopeks: 0 },
    { kopeks: Number.NaN },
    { kopeks: 1.5 },
    { settlementAccount: '4070281080000027182' },
    { bik: '' },
    { recipient: ' ' },
  ])('is not created for a payment with %j', (wrong) => {
    const payments = [{ ...payment, ...wrong }];
    expect(payments.every(isPayable)).toBe(false);
    expect(() => clientBankText(file({ payments }))).toThrow(RangeError);
  });
});
