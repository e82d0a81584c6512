import { STORED_AS_IT_IS } from '../db';
import type { World } from '../world';
import { POSYLKA_PLUS, seedCompanies, SEVERNY_VETER } from './companies';
import { seedBanks } from './finance/banks';
import { seedFinance, seedLargeFinance, seedMovingFinance, seedSupplier } from './finance/seed';
import { seedInsurers, seedMovingOffers, seedOffersOfEveryStatus } from './offers';
import { seedManyOrders, seedOrderInsurance, seedOrdersInMotion } from './orderInsurance';
import { giveRole, seedPeople, SOKOLOVA_ID } from './people';
import { seedSellerDocuments } from './sellerDocuments';

/** A named state of the whole backend. People and companies are the same in all scenarios. */
interface Scenario {
  description: string;
  seed(world: World): void;
}

const SCENARIOS = {
  default: {
    description: 'Предложения во всех статусах, все модули',
    seed: (world) => {
      seedOffersOfEveryStatus(world);
      seedOrderInsurance(world);
      seedFinance(world);
    },
  },
  'not-verified': {
    description: 'Никто из пользователей ещё не подтверждён владельцем кабинета',
    seed: (world) => {
      seedOffersOfEveryStatus(world);
      seedOrderInsurance(world);
      seedFinance(world);
      for (const { id } of world.db.user.getAll()) {
        world.db.user.update({ where: { id: { equals: id } }, data: { isVerified: false } });
      }
    },
  },
  empty: { description: 'Предложений нет', seed: () => undefined },
  'offers-in-motion': {
    description: 'Заявки рассматриваются прямо сейчас, по полминуты на статус',
    seed: (world) => {
      world.settings.scoring = { requestedMs: 30_000, scoringMs: 30_000, outcome: null };
      seedMovingOffers(world);
      seedOrderInsurance(world);
      seedFinance(world);
    },
  },
  supplier: {
    description:
      'Анна Соколова — поставщик с большим оборотом; из модулей только debtors и finance',
    seed: (world) => {
      world.settings.modules = ['debtors', 'finance'];
      seedOffersOfEveryStatus(world);
      seedSupplier(world);
    },
  },
  seller: {
    description: 'Анна Соколова ещё и продавец маркетплейса; из модулей только seller и debtors',
    seed: (world) => {
      world.settings.modules = ['debtors', 'seller'];
      seedOffersOfEveryStatus(world);
      seedOrderInsurance(world);
      restoreSellerRole(world);
      seedSellerDocuments(world, SEVERNY_VETER.id);
    },
  },
  sender: {
    description: 'Анна Соколова ещё и отправитель; из модулей только sender и debtors',
    seed: (world) => {
      world.settings.modules = ['debtors', 'sender'];
      seedOffersOfEveryStatus(world);
      seedOrderInsurance(world);
      giveRole(world.db, SOKOLOVA_ID, 'SENDER', false);
    },
  },
  large: {
    description:
      'Большие реестры: 100 000 поставок и 5 200 объектов у Анны и у Ольги, 20 000 заказов у Анны и у Дениса',
    seed: (world) => {
      seedOffersOfEveryStatus(world);
      seedLargeFinance(world);
      seedManyOrders(world);
      giveRole(world.db, SOKOLOVA_ID, 'SENDER', false);
    },
  },
  'mid-day': {
    description:
      'Всё в движении: заявки рассматриваются, объекты финансируются, заказы едут, по заявлениям решают',
    seed: (world) => {
      world.settings.scoring = { requestedMs: 30_000, scoringMs: 30_000, outcome: null };
      seedMovingOffers(world);
      seedMovingFinance(world);
      seedOrdersInMotion(world);
      giveRole(world.db, SOKOLOVA_ID, 'SENDER', false);
    },
  },
} satisfies Record<string, Scenario>;

/** Names of the scenarios, for `?scenario=`, the control endpoint and the command line. */
export type ScenarioName = keyof typeof SCENARIOS;

export const SCENARIO_NAMES = Object.keys(SCENARIOS).filter(isScenarioName);

export function isScenarioName(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(SCENARIOS, name);
}

export function describeScenario(name: ScenarioName): string {
  return SCENARIOS[name].description;
}

/** Fills an empty world: first with the data of every scenario, then with those of this one. */
export function seedScenario(name: ScenarioName, world: World): void {
  seedCompanies(world.db);
  seedPeople(world.db);
  seedInsurers(world);
  seedBanks(world);
  seedDocument(world);
  const scenario: Scenario = SCENARIOS[name];
  scenario.seed(world);
}

function restoreSellerRole({ db }: World): void {
  db.userRole.updateMany({
    where: { userId: { equals: SOKOLOVA_ID }, roleId: { equals: 'SELLER' } },
    data: { deleted: false },
  });
}

/** Seeds a document for each of two organizations. Users of one must get a 404 for the document of the other. */
function seedDocument({ db }: World): void {
  for (const [id, organizationId] of [
    ['7a5eadb3-c921-4fe6-97d8-123e4f56a799', SEVERNY_VETER.id],
    ['7a5eadb3-c921-4fe6-97d8-123e4f56a800', POSYLKA_PLUS.id],
  ] as const) {
    db.storedFile.create({
      id,
      name: 'Карточка организации.txt',
      mimeType: 'text/plain',
      content: 'Реквизиты организации для договора.\n',
      isBase64: false,
      ...STORED_AS_IT_IS,
      createdDateTime: '',
      organizationId,
    });
  }
}
