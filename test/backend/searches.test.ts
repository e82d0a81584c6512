import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../scripts/contract/model/openApi';
import { comparisonSample, searchOf } from '../../scripts/contract/model/searchable';
import { createBackend, type Backend } from './backend';
import { contractDocument } from './contract';
import { isRecord } from './core/record';
import { signIn } from './testing/client';

/** Users who may read lists that Анна may not. */
const USERS: Readonly<Record<string, string>> = {
  sender: 'morozov@posylka-plus.ru',
  seller: 'belova@lavka-belovoy.ru',
};

const lists = operationsOf(contractDocument).flatMap((located) => {
  const search = searchOf(contractDocument, located);
  return search === null ? [] : [[located.operation.operationId, located, search] as const];
});

async function ask(
  backend: Backend,
  { path, operation }: (typeof lists)[number][1],
  body: object,
): Promise<Response> {
  const token = await signIn(backend, USERS[operation.tags[0] ?? '']);
  return backend.handle(
    new Request(`http://cabinet.test/api${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}

describe('a search of the mock backend', () => {
  it('is available for nineteen lists', () => {
    expect(lists).toHaveLength(19);
  });

  it.each(lists)('accepts every condition of the contract for %s', async (_, located, search) => {
    const backends = [createBackend({}), createBackend({ scenario: 'empty' })];
    const conditions = Object.entries(search.filters).flatMap(([field, operations]) =>
      operations.map((operation) => {
        const held = search.field(field);
        return { field, operation, value: held && comparisonSample(held, operation) };
      }),
    );
    expect(conditions.length).toBeGreaterThan(7);
    const refused: unknown[] = [];
    for (const backend of backends) {
      for (const filter of conditions) {
        const { status } = await ask(backend, located, { filters: [filter] });
        if (status !== 200) refused.push(filter);
      }
      for (const field of search.sorts) {
        const sorts = [{ field, direction: 'DESC' }];
        if ((await ask(backend, located, { sorts })).status !== 200) refused.push(sorts);
      }
    }
    expect(refused).toEqual([]);
  });

  it.each(lists)('refuses a field that the contract does not offer for %s', async (_, located) => {
    const backend = createBackend({});
    const answer = await ask(backend, located, {
      filters: [{ field: 'salary', operation: 'EQ', value: 'x' }],
      sorts: [{ field: 'salary', direction: 'ASC' }],
    });
    const body: unknown = await answer.json();
    expect(answer.status).toBe(400);
    expect(isRecord(body) ? body['fieldErrors'] : null).toEqual([
      { field: 'filters.0.field', message: 'По этому полю список не фильтруется' },
      { field: 'sorts.0.field', message: 'По этому полю список не сортируется' },
    ]);
  });
});
