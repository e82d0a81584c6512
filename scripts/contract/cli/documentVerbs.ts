import { type Command, optional, required, usageError, writeText } from './command';
import { entryOf, operationPrefixes } from '../model/address';
import { nearest } from '../model/nearest';
import { type Language, rowText, type RuleEntry } from '../report/finding';
import { isRecord, type OpenApiDocument } from '../model/openApi';

const ENDING = /\.(json|ya?ml)$/i;

export const bundleCommand: Command = {
  does: 'joins the contract into one file, YAML or JSON by its ending | собирает контракт в один файл, YAML или JSON по окончанию имени',
  flags: {
    'open-enums':
      '- | growing enumerations such that every validator takes new values | растущие перечисления — так, чтобы новые значения принял любой валидатор',
    out: 'F.json|F.yaml | where to write; JSON is printed without it | куда записать; без него JSON печатается',
  },
  run: async (asked) => {
    const out = optional(asked, 'out');
    if (out !== undefined && !ENDING.test(out)) {
      const row =
        '--out: {out} must end with .json, .yaml or .yml | --out: {out} — непонятное окончание, нужно .json, .yaml или .yml';
      throw usageError(asked, row, { out });
    }
    // Loaded on demand, because the module is slow and other verbs do not need it.
    const bundling = await import('../model/bundle');
    const bundled = await bundling.bundleContract(entryOf(asked.spec));
    const isOpen = asked.values['open-enums'] === true;
    const document = isOpen ? bundling.withOpenEnumerations(bundled) : bundled;
    if (out === undefined) return { text: bundling.serializeContract(document, 'contract.json') };
    writeText(out, bundling.serializeContract(document, out.toLowerCase()));
    return { text: '' };
  },
};

export const lintCommand: Command = {
  does: 'lints the contract by Redocly recommended-strict and by our rules, source and bundle | проверяет контракт правилами Redocly recommended-strict и нашими, в исходниках и в сборке',
  isReporting: true,
  run: async ({ spec, language }) => {
    // Loaded on demand, because the module is slow and other verbs do not need it.
    const { lintReport } = await import('../lint/lint');
    return { report: await lintReport(entryOf(spec), language) };
  },
};

const WORDS = {
  breaking: 'breaking | ломает клиента',
  warn: 'warn | предупреждение',
  compatible: 'compatible | совместимо',
  example: 'for example | например',
} as const;

function linesOf({ rule, class: kind, verbs, meaning, example }: RuleEntry, language: Language) {
  const word = (name: keyof typeof WORDS) => rowText(WORDS[name], language);
  return `${rule}  ${word(kind)}  ${verbs}\n  ${meaning[language]}\n  ${word('example')}: ${example}`;
}

export const rulesCommand: Command = {
  does: 'lists every rule with its class, its meaning and an example | перечисляет все правила: класс, смысл и пример',
  flags: {
    format: 'text|json | in which form | в каком виде',
  },
  run: async (asked) => {
    // Loaded on demand, because the module is slow and other verbs do not need it.
    const { allRules } = await import('../report/ruleBook');
    const rules = allRules();
    if (optional(asked, 'format') === 'json')
      return { text: `${JSON.stringify(rules, null, 2)}\n` };
    const text = rules.map((one) => linesOf(one, asked.language)).join('\n\n');
    return { text: `${text}\n` };
  },
};

export const showCommand: Command = {
  usage: 'OPERATION',
  does: 'shows one operation on a page: who may call it, parameters, bodies, examples, curl, and what is refused; by operationId or METHOD PATH | показывает операцию на одной странице: кто вызывает, параметры, тела, примеры, curl и что отклоняется; по operationId или МЕТОД ПУТЬ',
  flags: {
    json: '- | the same as JSON | то же в JSON',
  },
  words: 1,
  mostWords: 2,
  run: async (asked) => {
    // Loaded on demand, because the modules are slow and other verbs do not need them.
    const { contractOf } = await import('./reporting');
    const { operationsOf } = await import('../model/openApi');
    const { operationPage } = await import('./operationPage');
    const { pageText } = await import('./pageText');
    const { document } = await contractOf(asked);
    const wanted = asked.words.join(' ').toLowerCase();
    const operations = operationsOf(document);
    const found = operations.filter(({ operation, ...one }) => {
      const paths = ['', ...operationPrefixes(document, one)].map((prefix) => prefix + one.path);
      const names = [
        operation.operationId,
        ...paths,
        ...paths.map((path) => `${one.method} ${path}`),
      ];
      return names.some((name) => name.toLowerCase() === wanted);
    });
    const [located, ...others] = found;
    if (located === undefined || others.length > 0) {
      const named = found.length > 0 ? found : operations;
      const names = named.map(({ operation }) => operation.operationId);
      const near = nearest(wanted, names);
      const name = asked.words.join(' ');
      const row =
        'the contract has no operation {name}; near names: {near} | в контракте нет операции {name}; похожие: {near}';
      throw usageError(asked, row, { name, near });
    }
    const page = operationPage(document, located, asked.language);
    const isJson = asked.values['json'] === true;
    return { text: isJson ? `${JSON.stringify(page, null, 2)}\n` : pageText(page, asked.language) };
  },
};

/**
 * Postman's own library. It is an optional peer dependency, because only this verb needs it and it adds 85 packages of
 * 40 MB.
 */
const LIBRARY = 'openapi-to-postmanv2';

type Convert = (
  source: object,
  options: object,
  converted: (error: unknown, result: unknown) => void,
) => void;

function isConvert(value: unknown): value is Convert {
  return typeof value === 'function';
}

/** Loads the library's function; null if the library is not installed, or its API has changed. */
async function loadConvert(library: string): Promise<Convert | null> {
  const loaded: unknown = await import(library).catch(() => null);
  const convert = isRecord(loaded) ? loaded['convert'] : null;
  return isConvert(convert) ? convert : null;
}

/** Returns the collection from the library's result; null if there is none. */
function collectionIn(result: unknown): unknown {
  const output = isRecord(result) ? result['output'] : null;
  const [first]: unknown[] = Array.isArray(output) ? output : [];
  return isRecord(first) ? (first['data'] ?? null) : null;
}

/**
 * Converts a contract with Postman's library.
 * @throws Error with the library's message about the contract
 */
function collectionOf(convert: Convert, document: OpenApiDocument): Promise<unknown> {
  return new Promise((settle, reject) => {
    const source = { type: 'json', data: structuredClone(document) };
    const options = {
      folderStrategy: 'Tags',
      requestParametersResolution: 'Example',
      exampleParametersResolution: 'Example',
    };
    convert(source, options, (error, result) => {
      const collection = collectionIn(result);
      const reason = isRecord(result) ? result['reason'] : error;
      if (collection === null) reject(new Error(`${LIBRARY}: ${String(reason)}`));
      else settle(collection);
    });
  });
}

/**
 * Creates the verb `export`.
 * @param library name of the package that converts
 */
export function exportCommandBy(library: string): Command {
  return {
    usage: '--postman F',
    does: 'writes the contract as a collection of Postman | записывает контракт как коллекцию Postman',
    flags: {
      postman: 'F.json | where to write | куда записать',
    },
    run: async (asked) => {
      const out = required(asked, 'postman');
      const convert = await loadConvert(library);
      if (convert === null) {
        const row =
          'the package {library} is needed: npm install --no-save {library} | нужен пакет {library}: npm install --no-save {library}';
        throw usageError(asked, row, { library });
      }
      const { contractOf } = await import('./reporting');
      const { document } = await contractOf(asked);
      const collection = await collectionOf(convert, document);
      writeText(out, `${JSON.stringify(collection, null, 2)}\n`);
      return { text: '' };
    },
  };
}

export const exportCommand = exportCommandBy(LIBRARY);
