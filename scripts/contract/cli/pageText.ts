import { type Language, rowText } from '../report/finding';
import type { Field, OperationPage } from './operationPage';

const WORDS = {
  anyone: 'Called by anyone, without a token | Вызывает кто угодно, без токена',
  callers: 'Called with: {list} | Вызывают с: {list}',
  parameters: 'Parameters (* required) | Параметры (* обязательные)',
  body: 'Body | Тело',
  filters: 'Filtered by | Фильтруется по',
  sorts: 'Ordered by {list} | Сортируется по {list}',
  answers: 'Answers | Ответы',
  example: 'Example | Пример',
  file: 'a file | файл',
  above: 'as above | как выше',
  refused: 'Refused by {statuses} | Отклоняется статусом {statuses}',
  or: ' or | или',
} as const;

function fieldLine(field: Field, indent: string): string {
  const { name, type, limits, isRequired, description } = field;
  const depth = '  '.repeat(name.split('.').length - 1);
  const facts = [`${type}${limits === '' ? '' : `, ${limits}`}`, description];
  return `${indent}${depth}${name}${isRequired ? '*' : ''}  ${facts.filter((one) => one !== '').join(' — ')}`;
}

/** Returns one line for the body itself and one for each named field; empty if there are no fields. */
function fieldLines(fields: readonly Field[], indent: string): string[] {
  const named = fields.filter(({ name }) => name !== '');
  const [whole] = fields;
  if (whole === undefined) return [];
  return [
    `${indent}${fieldLine({ ...whole, isRequired: false }, '').trim()}`,
    ...named.map((one) => fieldLine(one, indent)),
  ];
}

function indented(value: unknown, indent: string): string[] {
  return (JSON.stringify(value, null, 2) ?? '').split('\n').map((line) => indent + line);
}

/** Formats an operation for a terminal. Bodies of the same shape are printed once. */
export function pageText(page: OperationPage, language: Language): string {
  const word = (name: keyof typeof WORDS, words: object = {}) =>
    rowText(WORDS[name], language, words);
  const shown = new Set<string>();

  function bodyLines(body: OperationPage['body'], title: string): string[] {
    return body.flatMap(({ mediaType, fields, examples }) => {
      const key = JSON.stringify(fields);
      const isNew = !shown.has(key);
      shown.add(key);
      if (!isNew) return [`${title}${mediaType}, ${word('above')}`];
      const shownExamples = Object.entries(examples);
      if (shownExamples.length === 0) return [`${title}${mediaType}: ${word('file')}`];
      return [
        `${title}${mediaType}`,
        ...fieldLines(fields, '  '),
        ...shownExamples.flatMap(([name, example]) => [
          `  ${`${word('example')} ${name}`.trim()}:`,
          ...indented(example, '  '),
        ]),
      ];
    });
  }

  const { security, parameters, search, answers, refused, refusals } = page;
  const list = security.map((one) => (one === '' ? '—' : one)).join(word('or'));
  const wrong = Object.entries(refused).map(([place, what]) => `  ${place}: ${what.join(', ')}`);
  return `${[
    [page.operation, page.summary].filter((one) => one !== '').join(' — '),
    `${page.method} ${page.path}${page.origin === null ? '' : ` (${page.origin})`}`,
    ...(page.description === '' ? [] : ['', page.description]),
    '',
    security.length === 0 ? word('anyone') : word('callers', { list }),
    ...(parameters.length === 0 ? [] : ['', word('parameters')]),
    ...parameters.map((one) => `${fieldLine(one, '  ')} (${one.in}: ${one.example})`),
    ...(page.body.length === 0 ? [] : ['', ...bodyLines(page.body, `${word('body')}: `)]),
    ...(search === null
      ? []
      : [
          '',
          word('filters'),
          ...Object.entries(search.filters).map(([name, by]) => `  ${name}: ${by.join(', ')}`),
          word('sorts', { list: search.sorts.join(', ') }),
        ]),
    '',
    word('answers'),
    ...answers.flatMap(({ status, description, headers, body }) => [
      `${status} ${description.trim()}`,
      ...headers.map((one) => fieldLine(one, '  ')),
      ...bodyLines(body, '  '),
    ]),
    ...(page.curl === null ? [] : ['', page.curl]),
    ...(wrong.length === 0
      ? []
      : ['', word('refused', { statuses: refusals.join(', ') || '4xx' }), ...wrong]),
  ].join('\n')}\n`;
}
