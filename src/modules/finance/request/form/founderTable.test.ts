import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  organizationInn,
  ogrn,
  personalInn,
} from '../../../../../test/backend/scenarios/checksums';
import { entryErrors, writeEntry } from '../../../../blocks/steps/fieldTable';
import { founderTable } from './founderTable';
import type { FounderValues } from './requestValues';

type FounderPath = keyof typeof founderTable;

interface Around {
  founder: FounderValues;
  founders: FounderValues[];
}

const founderErrors = ({ founder, founders }: Around) =>
  entryErrors(founderTable, founder, { entries: founders });
const founderError = (path: FounderPath, around: Around) => founderErrors(around).get(path);

const today = '2026-11-22';
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${today}T09:00:00Z`), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const person: FounderValues = {
  key: 'anna',
  type: 'PERSON',
  lastname: 'Соколова',
  firstname: 'Анна',
  birthDate: '1984-03-12',
  citizenship: 'RU',
  itn: personalInn('7816034512'),
  address: 'Санкт-Петербург',
  sharePercent: '60',
  passport: {
    series: '4009',
    number: '612345',
    issueDate: '2009-04-02',
    issuedBy: 'УФМС',
    divisionCode: '780-004',
  },
};

const company: FounderValues = {
  key: 'baltika',
  type: 'COMPANY',
  name: 'ООО «Балтийские инвестиции»',
  itn: organizationInn('781098765'),
  ogrn: ogrn('112784701234'),
  country: 'RU',
  address: 'Санкт-Петербург',
  sharePercent: '40',
};

const errorOf = (path: FounderPath, founder: FounderValues) =>
  founderError(path, { founder, founders: [founder] });

describe('a founder who is a person', () => {
  it('has no validation errors if complete', () => {
    expect(founderErrors({ founder: person, founders: [person, company] }).size).toBe(0);
  });

  it('needs all values of a person, and no values of a company', () => {
    const founder: FounderValues = { key: '1', type: 'PERSON' };
    const wrong = [...founderErrors({ founder, founders: [founder] }).keys()];
    expect(wrong).toEqual([
      'lastname',
      'firstname',
      'birthDate',
      'citizenship',
      'itn',
      'passport.series',
      'passport.number',
      'passport.issueDate',
      'passport.divisionCode',
      'passport.issuedBy',
      'sharePercent',
      'address',
    ]);
  });

  it.each([
    ['2008-11-22', undefined],
    ['2008-11-23', 'Возраст учредителя — от 18 до 100 лет'],
    ['1926-11-22', undefined],
    ['1926-11-21', 'Возраст учредителя — от 18 до 100 лет'],
    ['31.02.1980', 'Введите существующую дату в формате ДД.ММ.ГГГГ'],
  ])('has for the birth date %s the error %s', (birthDate, message) => {
    expect(errorOf('birthDate', { ...person, birthDate })).toBe(message);
  });

  it.each([
    ['1998-03-12', undefined],
    ['1998-03-11', 'Паспорт выдают не раньше 14 лет'],
    [today, undefined],
    ['2026-11-23', 'Дата выдачи не может быть в будущем'],
  ])('has for the passport date %s the error %s', (issueDate, message) => {
    const founder = { ...person, passport: { ...person.passport, issueDate } };
    expect(errorOf('passport.issueDate', founder)).toBe(message);
  });

  it.each<[FounderPath, Partial<FounderValues>, string]>([
    ['passport.series', { passport: { series: '40' } }, 'Значение должно состоять из 4 символов'],
    ['passport.number', { passport: { number: '12' } }, 'Значение должно состоять из 6 символов'],
    ['passport.series', { passport: { series: '40х9' } }, 'Значение должно быть числом'],
    ['passport.divisionCode', { passport: { divisionCode: '780004' } }, 'Поле некорректно'],
    ['itn', { itn: '781245678901' }, 'Неправильное контрольное число ИНН'],
    ['itn', { itn: company.itn }, 'Значение должно состоять из 12 символов'],
    ['lastname', { lastname: 'я'.repeat(101) }, 'Поле некорректно'],
  ])('has a validation error in %s for %j', (path, change, message) => {
    expect(errorOf(path, { ...person, ...change })).toBe(message);
  });
});

describe('a founder that is a company', () => {
  it('has no validation errors if complete without a КПП, but one for an invalid КПП', () => {
    expect(founderErrors({ founder: company, founders: [company] }).size).toBe(0);
    expect(errorOf('kpp', { ...company, kpp: '7810' })).toBe('КПП некорректен');
  });

  it('needs an ИНН of 10 digits and an ОГРН with the right control digit', () => {
    expect(errorOf('itn', { ...company, itn: person.itn })).toBe(
      'Значение должно состоять из 10 символов',
    );
    expect(errorOf('ogrn', { ...company, ogrn: '1127847012340' })).toBe('ОГРН некорректен');
  });
});

describe('a foreign founder', () => {
  const { itn: _itn, ...withoutItn } = person;
  const foreigner: FounderValues = {
    ...withoutItn,
    citizenship: 'KZ',
    passport: { number: 'N1234567', issueDate: '2019-04-02', issuedBy: 'МВД РК' },
  };
  const { itn: _ofCompany, ogrn: _ogrn, ...withoutNumbers } = company;
  const foreignCompany: FounderValues = { ...withoutNumbers, country: 'CY' };

  it('needs a passport number, but neither an ИНН nor the series and the code of the passport', () => {
    expect(founderErrors({ founder: foreigner, founders: [foreigner] }).size).toBe(0);
    expect(errorOf('passport.number', { ...foreigner, passport: {} })).toBe(
      'Поле обязательно для заполнения',
    );
    expect(errorOf('itn', { ...foreigner, itn: '781245678901' })).toBe(
      'Неправильное контрольное число ИНН',
    );
  });

  it('needs the registration number of its country instead of an ОГРН', () => {
    expect(errorOf('registrationNumber', foreignCompany)).toBe('Поле обязательно для заполнения');
    const registered = { ...foreignCompany, registrationNumber: 'HE 312456' };
    expect(founderErrors({ founder: registered, founders: [registered] }).size).toBe(0);
    expect(writeEntry(founderTable, { ...registered, ogrn: company.ogrn })).not.toHaveProperty(
      'ogrn',
    );
    expect(errorOf('registrationNumber', company)).toBeUndefined();
  });
});

describe('one of several founders', () => {
  it('has a validation error if an earlier founder has the same ИНН', () => {
    const twin: FounderValues = { ...person, key: 'twin' };
    const founders = [person, twin];
    expect(founderError('itn', { founder: person, founders })).toBeUndefined();
    expect(founderError('itn', { founder: twin, founders })).toBe(
      'Учредитель с таким ИНН уже добавлен',
    );
  });

  it.each([
    ['0', 'refused', false],
    ['0,01', 'accepted', true],
    ['100', 'accepted', true],
    ['100,01', 'refused', false],
    ['33,333', 'refused', false],
    ['-5', 'refused', false],
    ['-0,01', 'refused', false],
    ['1e1', 'refused', false],
  ])('with a share of %s is %s', (sharePercent, _outcome, isRight) => {
    expect(errorOf('sharePercent', { ...person, sharePercent }) === undefined).toBe(isRight);
  });
});
