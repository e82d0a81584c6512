// @vitest-environment jsdom
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleContract } from '../../bundle';
import { operationsOf, type OpenApiDocument } from '../../openApi';
import { readPortalModel } from '../model/portalModel';
import { searchIndex } from '../model/searchIndex';
import { page } from './page';

const LIBRARY = join(import.meta.dirname, '../testing/library.yaml');

function read(contract: OpenApiDocument): Document {
  return new DOMParser().parseFromString(page(readPortalModel(contract)), 'text/html');
}

function viewOf(portal: Document, id: string): Element {
  const view = portal.getElementById(id);
  if (!view) throw new Error(`No element ${id}`);
  return view;
}

function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The row of a field in a view, without what is unfolded below it. */
function fieldIn(view: Element, name: string): string {
  const row = [...view.querySelectorAll('.tree > li')].find(
    (one) => textOf(one.querySelector('.name')) === name,
  );
  const own = [...(row?.children ?? [])].filter((part) => part.tagName !== 'DETAILS');
  return own.map(textOf).filter(Boolean).join(' | ');
}

let ours: OpenApiDocument;
let library: OpenApiDocument;
const portals = new Map<string, Document>();
beforeAll(async () => {
  ours = await bundleContract();
  library = await bundleContract(LIBRARY);
  portals.set('ours', read(ours)).set('a foreign one', read(library));
});

function portalOf(name: string): Document {
  const portal = portals.get(name);
  if (!portal) throw new Error(`No portal ${name}`);
  return portal;
}

describe('a list of our contract', () => {
  it('shows what it can be asked for, also where another operation says it', () => {
    const portal = portalOf('ours');
    const supplies = textOf(viewOf(portal, '/operations/findSupplies'));
    expect(supplies).toContain('Поиск Поле Сравнения Порядок');
    expect(supplies).toContain('paymentDate EQ, NE, GE, LE да');
    expect(supplies).toContain('debtor.id EQ, NE, IN нет');
    const file = textOf(viewOf(portal, '/operations/exportFinancingObjects'));
    expect(file).toContain('recourse EQ, NE да');
    expect(textOf(viewOf(portal, '/operations/login'))).not.toContain('Сравнения');
  });
});

describe.each(['ours', 'a foreign one'])('the portal of a contract, %s', (name) => {
  it('has an address for every operation, schema and search entry', () => {
    const contract = name === 'ours' ? ours : library;
    const model = readPortalModel(contract);
    const ids = [...portalOf(name).querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(model.operations).toHaveLength(operationsOf(contract).length);
    expect(model.schemas).toHaveLength(Object.keys(contract.components?.['schemas'] ?? {}).length);
    const wanted = [...model.operations, ...model.schemas, ...searchIndex(model)];
    expect(wanted.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('leads nowhere that is not there', () => {
    const portal = portalOf(name);
    const broken = [...portal.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#'))
      .filter((href) => !portal.getElementById(decodeURIComponent(href.slice(1))));
    expect(broken).toEqual([]);
    const trees = [...portal.querySelectorAll<HTMLElement>('.lazy')].map(
      ({ dataset }) => dataset['tree'] ?? '',
    );
    expect(trees.length).toBeGreaterThan(0);
    for (const id of new Set(trees)) {
      expect(viewOf(portal, id).querySelector('.body > .tree'), id).not.toBeNull();
    }
  });

  it('loads only its own files, and runs and styles nothing inline', () => {
    const portal = portalOf(name);
    const loaded = [...portal.querySelectorAll('[src], link')].map(
      (one) => one.getAttribute('src') ?? one.getAttribute('href'),
    );
    expect(loaded).toEqual(['data:,', 'portal.css', 'portal.js', 'search.js']);
    expect(portal.querySelectorAll('style, script:not([src]), iframe, img, form')).toHaveLength(0);
    const attributes = [...portal.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
    expect(attributes.filter((attribute) => /^on|^style$|^srcset$/.test(attribute))).toEqual([]);
    const policy = portal.querySelector('meta[http-equiv=Content-Security-Policy]');
    expect(policy?.getAttribute('content')).toContain(
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:",
    );
  });
});

describe('the portal of our contract', () => {
  it('marks every operation with its origin, in its view and in the lists', () => {
    const portal = portalOf('ours');
    const labels = { documented: 'из спецификации', inferred: 'выведено', proposed: 'предложено' };
    // One search for all of them: the page has thousands of links.
    const links = [...portal.querySelectorAll('li > a[href^="#/operations/"]')];
    for (const { operation } of operationsOf(ours)) {
      const origin = operation['x-origin'] ?? '';
      const label = Object.entries(labels).find(([key]) => key === origin)?.[1];
      const view = viewOf(portal, `/operations/${operation.operationId}`);
      expect(textOf(view.querySelector('.call .origin')), operation.operationId).toContain(label);
      const rows = links
        .filter((link) => link.getAttribute('href') === `#/operations/${operation.operationId}`)
        .flatMap((link) => link.closest('[data-origin]') ?? []);
      expect(rows.map((row) => row.getAttribute('data-origin'))).toEqual([origin, origin]);
    }
  });

  it('counts the operations by origin and names version and bundle', () => {
    const overview = viewOf(portalOf('ours'), '/');
    const marked = operationsOf(ours).map(({ operation }) => operation['x-origin']);
    const documented = marked.filter((origin) => origin === 'documented').length;
    expect(textOf(overview.querySelector('.legend dt'))).toMatch(
      new RegExp(`из спецификации ${documented} `),
    );
    expect(textOf(overview.querySelector('.lead'))).toContain(`Версия ${ours.info.version}`);
    expect(overview.querySelector('a[href="contract.json"]')?.hasAttribute('download')).toBe(true);
  });

  it('describes fields: type, bounds, demand, null, growing enumeration, origin', () => {
    const offer = viewOf(portalOf('ours'), '/schemas/DebtorOffer');
    expect(fieldIn(offer, 'id')).toBe('id Identifier обязательно | строка · от 1 до 64 зн.');
    expect(fieldIn(offer, 'status')).toContain('Значения (список может расти): NEW EXPIRED');
    expect(fieldIn(offer, 'agreement')).toContain('DebtorAgreement или null обязательно');
    expect(fieldIn(offer, 'insurer')).toBe('insurer Insurer ◐ выведено');
    expect(textOf(offer.querySelector('.uses'))).toContain('findActualDebtorOffers');
  });

  it('shows a shared response once, and links to it', () => {
    const portal = portalOf('ours');
    const view = viewOf(portal, '/operations/findActualDebtorOffers');
    expect(view.querySelector('a[href="#/responses/NotVerified"]')).not.toBeNull();
    // The response itself, and the schema that is reached only through it.
    for (const id of ['/responses/NotVerified', '/schemas/ApiError']) {
      const uses = viewOf(portal, id).querySelector('.uses');
      expect(textOf(uses), id).toContain('findActualDebtorOffers');
    }
  });
});

describe('the portal of a foreign contract', () => {
  it('reads OpenAPI 3.0: nullability, exclusive bounds, circles, wholes and choices', () => {
    const book = viewOf(portalOf('a foreign one'), '/schemas/Book');
    expect(fieldIn(book, 'author')).toBe('author строка или null');
    expect(fieldIn(book, 'title')).toBe('title строка обязательно | от 1 до 200 зн.');
    expect(fieldIn(book, 'id')).toBe('id строка обязательно из Item | uuid · только в ответе');
    expect(fieldIn(book, 'sequel')).toBe('sequel Book или null');
    expect(fieldIn(book, 'contents')).toBe('contents массив: объект | до 50 эл.');
    expect(fieldIn(book, 'chapter')).toBe('chapter строка обязательно');
    expect(fieldIn(book, 'notes')).toBe('notes словарь: строка');
    expect(fieldIn(book, 'holder')).toBe('holder одно из: Person, Item');
    const books = viewOf(portalOf('a foreign one'), '/operations/GET-/books');
    expect(textOf(books.querySelector('tbody'))).toContain('больше 0');
  });

  it('does without names, tags and origins', () => {
    const portal = portalOf('a foreign one');
    expect(portal.querySelector('.filter, .legend, .origin')).toBeNull();
    const groups = [...portal.querySelectorAll('nav summary')].map(textOf);
    expect(groups).toEqual([
      'books 2',
      'covers 1',
      'Прочее 1',
      'Схемы 4',
      'Общие ответы 1',
      'Способы входа 2',
    ]);
  });

  it('lets the operation decide over the path, and tells the ways in', () => {
    const portal = portalOf('a foreign one');
    const put = viewOf(portal, '/operations/setCover');
    const rows = [...put.querySelectorAll('tbody tr')].map(textOf);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('Of the operation.');
    const ways = (id: string) => textOf(viewOf(portal, id).querySelector('.facts'));
    expect(ways('/operations/setCover')).toBe('Доступ: без входа');
    expect(ways('/operations/getCover')).toBe('Доступ: key и login или без входа');
    expect(textOf(viewOf(portal, '/operations/addBook'))).toContain('устарела');
    expect(textOf(viewOf(portal, '/schemas/Unused'))).toContain('Никто не использует');
  });

  it('makes up an example where there is none, and says so', () => {
    const books = viewOf(portalOf('a foreign one'), '/operations/GET-/books');
    expect(textOf(books.querySelector('.example summary'))).toBe('Пример, составлен по схеме');
    const example: unknown = JSON.parse(textOf(books.querySelector('.example code')));
    expect(example).toMatchObject([{ title: 'string', contents: [{ chapter: 'string' }] }]);
  });
});

describe('hostile text', () => {
  const HOSTILE = `"'></script><img src=x onerror=alert(1)><style>*{}</style>\u202Etxt`;

  function hostile(value: unknown, key = ''): unknown {
    if (Array.isArray(value)) return value.map((one) => hostile(one, key));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, hostile(one, name)]),
      );
    }
    const isText = ['description', 'summary', 'title', 'version', 'pattern', 'format', 'default'];
    return isText.includes(key) && typeof value === 'string' ? `${value} ${HOSTILE}` : value;
  }

  it('stays text wherever the contract has any', () => {
    const contract = hostile({
      ...library,
      tags: [{ name: HOSTILE, description: HOSTILE }],
      paths: {
        ...library.paths,
        [`/${HOSTILE}`]: {
          get: {
            operationId: HOSTILE,
            tags: [HOSTILE],
            'x-origin': HOSTILE,
            parameters: [{ name: HOSTILE, in: 'query', schema: { enum: [HOSTILE] } }],
            responses: {
              [HOSTILE]: {
                description: HOSTILE,
                content: { [HOSTILE]: { example: { [HOSTILE]: HOSTILE } } },
              },
            },
          },
        },
      },
    }) as OpenApiDocument;
    const markup = page(readPortalModel(contract));
    const portal = new DOMParser().parseFromString(markup, 'text/html');
    expect(portal.querySelectorAll('img, style, script:not([src]), [onerror]')).toHaveLength(0);
    expect(portal.querySelectorAll('script')).toHaveLength(2);
    expect(markup).not.toMatch(/\p{Bidi_Control}/u);
    expect(textOf(portal.body)).toContain('<img src=x onerror=alert(1)>');
    expect(textOf(portal.body)).toContain('[U+202E]txt');
  });
});

describe('a contract of 110 operations', () => {
  it('makes a page below 1.5 MB', () => {
    const names = Object.keys(ours.paths);
    const paths: Record<string, OpenApiDocument['paths'][string]> = {};
    const count = (): number => operationsOf({ ...ours, paths }).length;
    for (let round = 0; count() < 110; round++) {
      for (const name of names) {
        const item = ours.paths[name];
        if (item && count() < 110) paths[`/${round}${name}`] = item;
      }
    }
    const bytes = Buffer.byteLength(page(readPortalModel({ ...ours, paths })));
    expect(count()).toBeGreaterThanOrEqual(110);
    expect(bytes).toBeLessThan(1_500_000);
    expect(bytes).toBeGreaterThan(300_000);
  });
});
