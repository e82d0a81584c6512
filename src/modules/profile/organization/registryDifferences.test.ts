import { describe, expect, it } from 'vitest';
import { spoiled } from '../../../../test/render/spoiled';
import type { RegistryData } from '../../../api/endpoints/organization';
import { company as ours } from '../testing/organization';
import { compareWithRegistry, differencesIn, type ComparedField } from './registryDifferences';

const register: RegistryData = {
  itn: ours.itn,
  name: ours.name,
  ceoName: ours.ceoName,
  kpp: ours.kpp,
  ogrn: ours.ogrn,
  legalAddress: ours.legalAddress,
  okopf: { code: '12300', name: 'Общества с ограниченной ответственностью' },
  receivedDateTime: '2026-11-20T09:15:00+03:00',
};

const verdict = (field: ComparedField, registered: Partial<RegistryData>, own = ours) =>
  compareWithRegistry(own, { ...register, ...registered }).find((row) => row.field === field)
    ?.verdict;

describe('the comparison with the register', () => {
  it('finds no difference if the organization equals the register', () => {
    const rows = compareWithRegistry(ours, register);
    expect(rows.map(({ verdict: found }) => found)).toEqual(rows.map(() => 'same'));
    expect(differencesIn(rows)).toEqual([]);
  });

  it.each([
    'ООО «СЕВЕРНЫЙ ВЕТЕР»',
    'ООО "Северный ветер"',
    'ООО „Северный ветер“',
    'ООО  Северный\u00A0ветер',
    "ооо 'северный ветер'",
  ])('treats %s as another spelling of the same name', (name) => {
    expect(verdict('name', { name })).toBe('spelling');
    expect(differencesIn(compareWithRegistry(ours, { ...register, name }))).toEqual([]);
  });

  it.each(['ООО «Северный ветерок»', 'АО «Северный ветер»', 'ООО «Северный-ветер»'])(
    'treats %s as another name',
    (name) => {
      expect(verdict('name', { name })).toBe('different');
    },
  );

  it('ignores surrounding spaces, and treats ё and е as equal', () => {
    expect(verdict('legalAddress', { legalAddress: ` ${ours.legalAddress}\n` })).toBe('same');
    expect(verdict('ceoName', { ceoName: 'ПЕТР' }, { ...ours, ceoName: 'Пётр' })).toBe('spelling');
    expect(verdict('ceoName', { ceoName: 'Павел' }, { ...ours, ceoName: 'Пётр' })).toBe(
      'different',
    );
  });

  it('compares legal forms by code, and ignores their names', () => {
    expect(verdict('okopf', { okopf: { code: '12300', name: 'ООО' } })).toBe('same');
    expect(verdict('okopf', { okopf: { code: '12267', name: 'АО' } })).toBe('different');
  });

  it.each([
    ['a legal form', 'okopf', { okopf: null }],
    ['a КПП', 'kpp', { kpp: null }],
    ['a head', 'ceoName', { ceoName: ' ' }],
  ] as const)('lets the user adopt no value if the register lacks %s', (_, field, data) => {
    expect(verdict(field, data)).toBe('unknown');
    expect(differencesIn(compareWithRegistry(ours, { ...register, ...data }))).toEqual([]);
  });

  it('lets the user adopt a value that only the register has', () => {
    const { okopf: _, ...bare } = ours;
    expect(verdict('okopf', {}, bare)).toBe('different');
    expect(verdict('kpp', {}, { ...ours, kpp: null })).toBe('different');
  });

  it('omits the КПП of a sole proprietor, and calls the number ОГРНИП', () => {
    const rows = compareWithRegistry({ ...ours, legalStatus: { name: 'INDIVIDUAL' } }, register);
    const labels = rows.map(({ label }) => label);
    expect(labels).toContain('ОГРНИП');
    expect(labels).not.toContain('КПП');
  });

  it('does not crash for values of wrong types', async () => {
    const rows = compareWithRegistry(ours, await spoiled('wrong-types', register));
    expect(differencesIn(rows)).toEqual([]);
  });
});
