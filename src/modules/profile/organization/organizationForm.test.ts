import { describe, expect, it } from 'vitest';
import type { Organization, RegistryData } from '../../../api/endpoints/organization';
import { company as stored } from '../testing/organization';
import { acceptedValues, organizationUpdateOf, organizationValues } from './organizationForm';

const okopf = { code: '12300', name: 'Общества с ограниченной ответственностью' };
const company: Organization = { ...stored, okopf, excludedModules: ['finance'] };
const proprietor: Organization = { ...company, legalStatus: { name: 'INDIVIDUAL' }, kpp: null };

describe('the form of an organization', () => {
  it('sends the organization back unchanged, with the contract’s fields only', () => {
    const sloppy = { ...company, secret: 'x', okopf: { ...okopf, parent: '1' } };
    expect(organizationUpdateOf(organizationValues(sloppy), sloppy)).toEqual({
      id: 'o1',
      legalStatus: { name: 'LEGAL_ENTITY' },
      itn: '7801234564',
      name: 'ООО «Северный ветер»',
      ceoName: 'Соколова Анна Викторовна',
      kpp: '780101001',
      ogrn: '1027801234560',
      legalAddress: 'г. Санкт-Петербург, 7-я линия В. О., д. 12',
      okopf,
    });
  });

  it('trims texts', () => {
    const values = { ...organizationValues(company), name: ' ООО «Юг» ', legalAddress: 'Сочи\n' };
    expect(organizationUpdateOf(values, company)).toMatchObject({
      name: 'ООО «Юг»',
      legalAddress: 'Сочи',
    });
  });

  it('sends null as the КПП if the field is empty or the organization is a sole proprietor', () => {
    const { kpp: _, ...emptied } = organizationValues(company);
    expect(organizationUpdateOf(emptied, company).kpp).toBeNull();
    expect(organizationValues(proprietor)).not.toHaveProperty('kpp');
    expect(
      organizationUpdateOf({ ...organizationValues(proprietor), kpp: '780101001' }, proprietor).kpp,
    ).toBeNull();
  });

  it('sends null for a cleared legal form, and omits a legal form that the server never sent', () => {
    const { okopf: _, ...emptied } = organizationValues(company);
    expect(organizationUpdateOf(emptied, company).okopf).toBeNull();
    const { okopf: __, ...unnamed } = company;
    expect(organizationUpdateOf(organizationValues(unnamed), unnamed)).not.toHaveProperty('okopf');
    expect(organizationUpdateOf({ ...organizationValues(unnamed), okopf }, unnamed)).toHaveProperty(
      'okopf',
      okopf,
    );
  });
});

describe('data adopted from the register', () => {
  const registry: RegistryData = {
    itn: company.itn,
    name: 'ООО «СЕВЕРНЫЙ ВЕТЕР»',
    ceoName: 'Громов Илья Сергеевич',
    kpp: null,
    ogrn: company.ogrn,
    legalAddress: 'г. Санкт-Петербург, наб. реки Карповки, д. 5',
    okopf: { code: '12267', name: 'Непубличные акционерные общества' },
    status: 'ACTIVE',
    receivedDateTime: '2026-11-20T09:15:00+03:00',
  };

  it('are sent, and everything else is unchanged', () => {
    expect(acceptedValues(company, registry, ['legalAddress', 'okopf'])).toEqual({
      ...organizationValues(company),
      legalAddress: registry.legalAddress,
      okopf: registry.okopf,
    });
  });

  it('never empty a field that is missing in the register', () => {
    expect(acceptedValues(company, registry, ['kpp']).kpp).toBe('780101001');
  });
});
