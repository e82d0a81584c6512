import { describe, expect, it } from 'vitest';
import {
  isBik,
  isCorrespondentAccount,
  isInn,
  isKpp,
  isOgrn,
  normalizeRequisite,
  type RequisiteKind,
} from './requisites';
import { requisiteWarnings } from './requisiteWarnings';

// Requisites from open state registers: ЕГРЮЛ and the directory of БИК of the Bank of Russia. The requisites are public
// and real, so a refusal here would also affect real customers.

/** Name, ИНН, ОГРН, КПП. */
const ORGANIZATIONS: readonly (readonly [string, string, string, string])[] = [
  ['Сбербанк', '7707083893', '1027700132195', '773601001'],
  ['Банк ВТБ', '7702070139', '1027739609391', '784201001'],
  ['Альфа-Банк', '7728168971', '1027700067328', '770801001'],
  ['ТБанк', '7710140679', '1027739642281', '771301001'],
  ['Газпромбанк (остаток 10 в ОГРН)', '7744001497', '1027700167110', '997950001'],
  ['Райффайзенбанк', '7744000302', '1027739326449', '770201001'],
  ['Газпром', '7736050003', '1027700070518', '781401001'],
  ['Роснефть (остаток 10 в ИНН)', '7706107510', '1027700043502', '997250001'],
  ['Сургутнефтегаз (остаток 10 в ОГРН)', '8602060555', '1028600584540', '860201001'],
  ['ЛУКОЙЛ', '7708004767', '1027700035769', '770801001'],
  ['Яндекс', '7736207543', '1027700229193', '770401001'],
  ['РЖД', '7708503727', '1037739877295', '770801001'],
  ['Аэрофлот', '7712040126', '1027700092661', '771401001'],
  ['Почта России (остаток 10 в ИНН)', '7724490000', '1197746000000', '772401001'],
  ['Ростелеком', '7707049388', '1027700198767', '784201001'],
  ['МТС', '7740000076', '1027700149124', '770901001'],
  ['ФНС России', '7707329152', '1047707030513', '770701001'],
  ['Банк России', '7702235133', '1037700013020', '770201001'],
  ['Татнефть', '1644003838', '1021601623702', '164401001'],
  ['АвтоВАЗ', '6320002223', '1026301983113', '632001001'],
  ['Башнефть (ноль впереди)', '0274051582', '1020202555240', '027401001'],
];

/** Name, БИК, correspondent account. */
const BANKS: readonly (readonly [string, string, string])[] = [
  ['Сбербанк', '044525225', '30101810400000000225'],
  ['ВТБ', '044525187', '30101810700000000187'],
  ['Альфа-Банк', '044525593', '30101810200000000593'],
  ['ТБанк', '044525974', '30101810145250000974'],
  ['Газпромбанк', '044525823', '30101810200000000823'],
  ['Райффайзенбанк', '044525700', '30101810200000000700'],
  ['Россельхозбанк', '044525111', '30101810200000000111'],
  ['Модульбанк', '044525092', '30101810645250000092'],
  ['Точка', '044525104', '30101810745374525104'],
  ['Совкомбанк', '043469743', '30101810300000000743'],
  ['Северо-Западный банк Сбербанка', '044030653', '30101810500000000653'],
  ['Уральский банк Сбербанка', '046577674', '30101810500000000674'],
  ['Юго-Западный банк Сбербанка', '046015602', '30101810600000000602'],
  ['Филиал «Центральный» Банка ВТБ', '044525411', '30101810145250000411'],
  ['Промсвязьбанк', '044525555', '30101810400000000555'],
  ['Московский кредитный банк', '044525659', '30101810745250000659'],
  ['ЮниКредит Банк', '044525545', '30101810300000000545'],
];

/** A sole proprietor: an ИНН of 12 digits and an ОГРНИП of 15. */
const PROPRIETOR = { inn: '500100732259', ogrn: '304500116000157' };

const fullWidth = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(Number(digit) + 0xff10));

/** Spellings of a value in letters, spreadsheets and scans. */
const DISGUISES: readonly (readonly [string, (value: string) => string])[] = [
  ['with spaces', (value) => ` ${value.replace(/(.{3})/g, '$1 ')}\n`],
  ['with no-break spaces', (value) => value.replace(/(.{4})/g, '$1\u00A0')],
  ['with zero-width characters', (value) => `\uFEFF${value.split('').join('\u200B')}`],
  ['in full-width digits', fullWidth],
];

/** Returns the spellings in which a value is not recognised. */
function unreadable(kind: RequisiteKind, value: string, isValid: (read: string) => boolean) {
  return DISGUISES.filter(([, disguise]) => {
    const pasted = disguise(value);
    const read = normalizeRequisite(kind, pasted);
    return isValid(pasted) || read !== value || !isValid(read);
  }).map(([name]) => name);
}

/** Returns one copy of the value per digit, with this digit changed. */
function misspelled(value: string): string[] {
  return value.split('').map((digit, index) => {
    const other = String((Number(digit) + 1) % 10);
    return value.slice(0, index) + other + value.slice(index + 1);
  });
}

describe('an organization of the open register', () => {
  it.each(ORGANIZATIONS)('passes the rules: %s', (_name, inn, ogrn, kpp) => {
    expect([isInn(inn), isOgrn(ogrn), isKpp(kpp)]).toEqual([true, true, true]);
    expect(requisiteWarnings('ogrn', ogrn, { inn })).toEqual([]);
  });

  it.each(ORGANIZATIONS)(
    'has requisites that are read with spaces or full-width digits: %s',
    (_name, inn, ogrn, kpp) => {
      expect(unreadable('inn', inn, isInn)).toEqual([]);
      expect(unreadable('ogrn', ogrn, isOgrn)).toEqual([]);
      expect(unreadable('kpp', kpp, isKpp)).toEqual([]);
    },
  );

  it.each(ORGANIZATIONS)(
    'is refused with another control digit or length, or as a number: %s',
    (_name, inn, ogrn) => {
      expect([misspelled(inn).at(-1), inn.slice(1), Number(inn)].filter(isInn)).toEqual([]);
      expect([misspelled(ogrn).at(-1), `${ogrn}0`, Number(ogrn)].filter(isOgrn)).toEqual([]);
    },
  );

  it('may be a sole proprietor with an ИНН of 12 digits and an ОГРНИП of 15', () => {
    expect([isInn(PROPRIETOR.inn), isOgrn(PROPRIETOR.ogrn)]).toEqual([true, true]);
    expect(unreadable('inn', PROPRIETOR.inn, isInn)).toEqual([]);
    expect(unreadable('ogrn', PROPRIETOR.ogrn, isOgrn)).toEqual([]);
    expect(requisiteWarnings('ogrn', PROPRIETOR.ogrn, { inn: PROPRIETOR.inn })).toEqual([]);
  });

  it('may have letters only in the middle of its КПП', () => {
    expect(['7736AZ001', '9909A1001', '77361Z001'].map(isKpp)).toEqual([true, true, true]);
    expect(['A73601001', '77360100A', '7736az001'].map(isKpp)).toEqual([false, false, false]);
    expect(isKpp(normalizeRequisite('kpp', ' 7736 ав\u00A0００１'))).toBe(true);
  });
});

describe('a bank of the open directory', () => {
  it.each(BANKS)(
    'passes the rules without a warning, but not with a wrong digit in its account: %s',
    (_name, bik, account) => {
      expect([isBik(bik), isCorrespondentAccount(account, bik)]).toEqual([true, true]);
      expect(requisiteWarnings('correspondentAccount', account, { bik })).toEqual([]);
      expect(misspelled(account).filter((wrong) => isCorrespondentAccount(wrong, bik))).toEqual([]);
    },
  );

  it.each(BANKS)(
    'has requisites that are read with spaces or full-width digits: %s',
    (_name, bik, account) => {
      expect(unreadable('bik', bik, isBik)).toEqual([]);
      const fits = (read: string) => isCorrespondentAccount(read, bik);
      expect(unreadable('correspondentAccount', account, fits)).toEqual([]);
    },
  );

  it('never matches the account of another bank without a warning', () => {
    const mixed = BANKS.flatMap(([, bik]) =>
      BANKS.map(([, other, account]) => ({ bik, other, account })),
    );
    const unnoticed = mixed.filter(
      ({ bik, other, account }) =>
        bik !== other &&
        isCorrespondentAccount(account, bik) &&
        requisiteWarnings('correspondentAccount', account, { bik }).length === 0,
    );
    expect(unnoticed).toEqual([]);
  });
});
