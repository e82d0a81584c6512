import { describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../model/openApi';
import { diffContracts } from './diffContracts';
import { append, edited, inOperation, put, remove, without } from './testing/editing';
import { library, ours } from './testing/policyRows';

function seen(base: OpenApiDocument, revision: OpenApiDocument): string[] {
  return diffContracts(base, revision).map((one) =>
    `${one.class} ${one.rule} ${one.operation} ${one.pointer}`.trim(),
  );
}

describe('one cause', () => {
  it('is reported for an operation whose request or response it affects', () => {
    const revision = edited(
      ours,
      remove('/components/schemas/UserUpdate/properties/isVerified'),
      without('/components/schemas/User/required', 'username'),
    );
    const found = seen(ours, revision);
    expect(found).toContain('warn request-property-removed updateUser /request/body/isVerified');
    expect(found).toContain(
      'breaking response-property-became-optional findUsers /responses/200/body/content/0/username',
    );
  });

  it('is reported once with the worse class if both sides of an operation use the schema', () => {
    const at = '/paths/~1v1~1user~1role/post';
    const twoSided = edited(
      ours,
      put(`${at}/responses/200/content/application~1json/schema`, {
        $ref: '#/components/schemas/NewUserRole',
      }),
    );
    const optional = without('/components/schemas/NewUserRole/required', 'roleId');
    expect(seen(twoSided, edited(twoSided, optional))).toEqual([
      'breaking response-property-became-optional createUserRole /responses/200/body/roleId',
    ]);
    expect(seen(edited(twoSided, optional), twoSided)).toEqual([
      'breaking request-property-became-required createUserRole /request/body/roleId',
    ]);
  });

  it('is reported for each side if both sides have the same class', () => {
    const at = '/paths/~1v1~1user~1role/post';
    const twoSided = edited(
      ours,
      put(`${at}/responses/200/content/application~1json/schema`, {
        $ref: '#/components/schemas/NewUserRole',
      }),
    );
    const optional = edited(
      twoSided,
      without('/components/schemas/NewUserRole/required', 'roleId'),
    );
    const removed = edited(optional, remove('/components/schemas/NewUserRole/properties/roleId'));
    expect(seen(optional, removed)).toEqual([
      'warn request-property-removed createUserRole /request/body/roleId',
      'warn response-property-removed createUserRole /responses/200/body/roleId',
    ]);
    expect(diffContracts(optional, removed).map(({ side }) => side)).toEqual([
      'request',
      'response',
    ]);
  });

  it('is found from every operation that reaches a circular schema', () => {
    const revision = edited(
      library,
      put('/components/schemas/Author/properties/name/type', 'integer'),
    );
    const found = diffContracts(library, revision);
    expect(found.map(({ operation, pointer }) => `${operation} ${pointer}`)).toEqual([
      'listBooks /responses/200/body/data/0/author/name',
      'addBook /responses/201/body/author/name',
      'getBook /responses/200/body/author/name',
      'replaceBook /responses/200/body/author/name',
      'listLoans /responses/200/body/0/(BookLoan)/book/author/name',
    ]);
  });

  it('is distinct from another cause with the same text', () => {
    const refuse = { $ref: '#/components/responses/ServerError' };
    const base = edited(
      ours,
      inOperation('findUsers', put('/responses/418', refuse), put('/responses/419', refuse)),
    );
    const revision = edited(
      base,
      inOperation('findUsers', remove('/responses/418'), remove('/responses/419')),
    );
    expect(seen(base, revision)).toEqual([
      'warn response-error-status-removed findUsers /responses/418',
      'warn response-error-status-removed findUsers /responses/419',
    ]);
  });

  it('has the same id in every run, but different ids in different operations', () => {
    const revision = edited(ours, remove('/components/schemas/User/properties/email'));
    const ids = diffContracts(ours, revision).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    const later = edited(revision, append('/tags', { name: 'people' }));
    expect(diffContracts(ours, later).map(({ id }) => id)).toEqual(ids);
  });

  it('has a message in the requested language, and only the documented keys in JSON', () => {
    const revision = edited(ours, remove('/components/schemas/DebtorOffer/properties/insurer'));
    const base = (pointer: string) => ({ file: pointer, line: 1, pointer: '' });
    const [found] = diffContracts(ours, revision, { base });
    const [inRussian] = diffContracts(ours, revision, { base, language: 'ru' });
    if (found === undefined) throw new Error('Nothing was found');
    expect(found.message).toBe('Response: the property insurer is gone');
    expect(inRussian?.message).toBe('Ответ: свойства insurer больше нет');
    expect(JSON.parse(JSON.stringify(found))).toEqual({
      id: found.id,
      class: 'warn',
      rule: 'response-property-removed',
      operation: 'findActualDebtorOffers',
      side: 'response',
      pointer: '/responses/200/body/0/insurer',
      message: 'Response: the property insurer is gone',
      source: { file: '/components/schemas/DebtorOffer/properties/insurer', line: 1, pointer: '' },
      method: 'POST',
      path: '/v1/debtors/offer/actual',
      contract: '/components/schemas/DebtorOffer/properties/insurer',
      document: 'base',
      before: 'optional',
      after: null,
    });
  });
});
