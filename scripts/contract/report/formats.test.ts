// @vitest-environment jsdom
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { coverage, everywhere, found, liveReport, operation } from './testing/findings';
import type { Report } from './report';
import { FORMATS, formatOf, isFormat, writtenReport, type Format } from './format';

const LOOK = { language: 'ru', verb: 'check', contract: 'openapi/openapi.yaml' } as const;

function written(format: Format, report: Report, isFull = false): string {
  return writtenReport(report, format, { ...LOOK, isFull });
}

/** 40 breaking causes, each in 100 operations. */
const large = liveReport(
  Array.from({ length: 40 }, (_, index) => everywhere(100, 'breaking', `Schema${index}`)).flat(),
);

describe('the readable report', () => {
  it('fits on a page for any number of findings, and names the flag that shows the rest', () => {
    const text = written('text', large);
    expect(text.split('\n').length).toBeLessThan(80);
    expect(text).toContain('Ломает клиента: 4000, причин: 40');
    expect(text).toContain('и ещё причин: 32; все покажет --full, каждую находку --format json');
    expect(text).toMatch(/Затронуто операций: 100: .* и ещё 94/);
    expect(JSON.parse(written('json', large)).findings).toHaveLength(4000);
  });

  it('shows every cause and every operation with --full', () => {
    const text = written('text', large, true);
    expect(text.match(/Затронуто операций: 100: .*operation99/g)).toHaveLength(40);
    expect(text).not.toContain('и ещё');
  });

  it('begins with the cause that affects most operations', () => {
    const report = liveReport([
      ...everywhere(2, 'breaking', 'Few'),
      ...everywhere(9, 'breaking', 'Many'),
    ]);
    const text = written('text', report);
    expect(text.indexOf('Many')).toBeLessThan(text.indexOf('Few'));
  });

  it('shows the operation, expected and received values, and the values before and after a change', () => {
    expect(written('text', liveReport([found('a')]))).toContain(
      [
        '  GET /v1/user/{id} getUser /body/name',
        '    Другой тип, ожидается: string',
        '    ожидалось: string, пришло: integer',
        '    body-type  a  openapi/components/schemas/User.yaml:7',
      ].join('\n'),
    );
    const change = found('b', { expected: null, received: null, before: 'minimum 1', after: null });
    expect(written('text', liveReport([change]))).toContain('было: minimum 1, стало: ничего');
  });

  it('states the coverage that was missed, and the numbers of accepted and obsolete findings', () => {
    const judgement = {
      failOn: 'breaking',
      accepted: 2,
      gone: 1,
      unmet: [{ kind: 'min-exercised', wanted: 80, reached: 50 }],
    } as const;
    const text = written('text', liveReport([], { judgement }));
    expect(text).toContain('Проверено 50 % операций, нужно не меньше 80 %');
    expect(text).toContain('Принято заранее: 2; больше не встретилось: 1.');
  });
});

/** The parts of the SARIF 2.1.0 schema that describe a result. */
const SARIF_SCHEMA = {
  type: 'object',
  required: ['version', '$schema', 'runs'],
  properties: {
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tool', 'results'],
        properties: {
          tool: {
            type: 'object',
            required: ['driver'],
            properties: {
              driver: {
                type: 'object',
                required: ['name', 'rules'],
                properties: {
                  rules: {
                    type: 'array',
                    uniqueItems: true,
                    items: {
                      type: 'object',
                      required: ['id', 'shortDescription'],
                      properties: { shortDescription: { required: ['text'] } },
                    },
                  },
                },
              },
            },
          },
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          invocations: { type: 'array', items: { required: ['executionSuccessful'] } },
          results: {
            type: 'array',
            items: {
              type: 'object',
              required: ['ruleId', 'ruleIndex', 'level', 'message', 'locations'],
              properties: {
                level: { enum: ['none', 'note', 'warning', 'error'] },
                message: { required: ['text'] },
                partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
                locations: {
                  type: 'array',
                  minItems: 1,
                  items: {
                    required: ['physicalLocation'],
                    properties: {
                      physicalLocation: {
                        required: ['artifactLocation', 'region'],
                        properties: {
                          artifactLocation: {
                            required: ['uri'],
                            properties: { uri: { type: 'string', pattern: '^[\\x21-\\x7e]+$' } },
                          },
                          region: {
                            required: ['startLine'],
                            properties: { startLine: { type: 'integer', minimum: 1 } },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

const judgement = {
  failOn: 'warn',
  accepted: 0,
  gone: 0,
  unmet: [{ kind: 'require', operation: 'findOrders', reason: 'не вызывалась' }],
} as const;

const mixed = liveReport(
  [
    found('a'),
    found('w', { class: 'warn', rule: 'charset', operation: 'findOrders' }),
    found('c', { class: 'compatible', rule: 'operation-added', operation: '', source: null }),
    found('x', {
      message: 'a < b & "c" \u0007\nline',
      source: { file: 'мой файл.yaml', line: 2, pointer: '' },
    }),
  ],
  { coverage: coverage(2, 'findOrders'), judgement },
);

describe('SARIF', () => {
  it('conforms to the 2.1.0 schema of results, and every result has a file, a level and its rule', () => {
    const sarif: unknown = JSON.parse(written('sarif', mixed));
    const validate = new Ajv({ strict: false }).compile(SARIF_SCHEMA);
    validate(sarif);
    expect(validate.errors).toBeNull();
    const [run] = Object(sarif).runs;
    expect(run.results.map(({ level }: { level: string }) => level).toSorted()).toEqual([
      'error',
      'error',
      'error',
      'note',
      'warning',
    ]);
    for (const { ruleId, ruleIndex } of run.results) {
      expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId);
    }
    expect(run.results[0]).toMatchObject({
      message: { text: expect.stringContaining('GET /v1/user/{id} getUser /body/name') },
      partialFingerprints: { 'contractFinding/v1': 'a' },
    });
  });
});

describe('JUnit', () => {
  const text = written('junit', mixed);
  const document = new DOMParser().parseFromString(text, 'text/xml');

  it('is well-formed for any finding, and counts its tests', () => {
    expect(document.querySelector('parsererror')).toBeNull();
    const suite = document.querySelector('testsuites > testsuite');
    const cases = [...document.querySelectorAll('testcase')];
    const count = (selector: string): string => String(document.querySelectorAll(selector).length);
    expect(suite?.getAttribute('tests')).toBe(String(cases.length));
    expect(suite?.getAttribute('failures')).toBe(count('failure'));
    expect(suite?.getAttribute('skipped')).toBe(count('skipped'));
    for (const one of cases) {
      expect(one.getAttribute('classname')).toBeTruthy();
      expect(one.getAttribute('name')).toBeTruthy();
      // Some CI systems read only the first failure of a test, so there must be no second one.
      expect(one.querySelectorAll('failure, skipped').length).toBeLessThan(2);
    }
  });

  it('has a failed test for an operation with findings, and a failed test for missing coverage', () => {
    const named = (name: string) => document.querySelector(`testcase[name^="${name}"]`);
    const failure = named('getUser')?.querySelector('failure');
    expect(failure?.textContent).toContain('a < b & "c"');
    expect(failure?.textContent).toContain('ожидалось: string, пришло: integer');
    expect(named('findOrders')?.querySelector('failure')?.textContent).toContain('charset');
    expect(named('contract')?.querySelector('system-out')?.textContent).toContain(
      'operation-added',
    );
    expect(named('coverage')?.querySelector('failure')?.textContent).toContain('findOrders');
  });

  it('skips operations that were not exercised, with the reason', () => {
    const report = liveReport([], { coverage: coverage(2, 'findOrders') });
    expect(written('junit', report)).toContain('<skipped message="не вызывалась"/>');
  });

  it('fails if nothing was checked', () => {
    const empty = { ...coverage(2, 'getUser', 'findOrders'), exchanges: 0 };
    expect(written('junit', liveReport([], { coverage: empty }))).toContain('failures="1"');
  });
});

describe('Markdown', () => {
  it('has a heading, a table of counts, and an escaped table of causes', () => {
    const hostile = found('h', { message: 'a | b\n<img src=x> `c` [d](http://e)' });
    const lines = written('markdown', liveReport([hostile])).split('\n');
    expect(lines[0]).toBe('## ❌ Контракт: check');
    expect(lines).toContain('| 1 | 0 | 0 |');
    const row = lines.find((line) => line.includes('src=x')) ?? '';
    expect(row.match(/(?<!\\)\|/g)).toHaveLength(6);
    expect(row).not.toMatch(/<img|(?<!\\)\[|(?<!\\)`/);
  });

  it('shows the causes that affect most operations, and the number of hidden causes', () => {
    const text = written('markdown', large);
    expect(text).toContain('И ещё причин: 20.');
    expect(text.split('\n').length).toBeLessThan(60);
  });
});

describe('every format', () => {
  it('can be written for a report without calls, and for an empty report', () => {
    for (const format of FORMATS.filter(isFormat)) {
      expect(written(format, { findings: [] })).toMatch(/\S\n$/);
      expect(written(format, { findings: [], operations: [operation('getUser')] })).toMatch(/\n$/);
    }
  });

  it.each([
    ['a/b.JSON', 'json'],
    ['r.sarif', 'sarif'],
    ['r.xml', 'junit'],
    ['r.md', 'markdown'],
    ['r.txt', 'text'],
    ['r.html', null],
    ['json', null],
  ])('is chosen by the file name: %s gives %s', (file, format) => {
    expect(formatOf(file)).toBe(format);
  });
});
