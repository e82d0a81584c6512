import { factory, manyOf, nullable, oneOf, primaryKey } from '@mswjs/data';
import type { Registry } from './core/registry';
import { financeModels } from './tables/finance';
import { createRegistries } from './tables/registries';
import { linkRelations } from './tables/relations';
import { senderModels } from './tables/sender';

/**
 * The models of @mswjs/data. Rows are written and searched by plain ids, `insurerId`, and refer to each other by
 * relations, `insurer` (tables/relations.ts). Dates are texts, because `nullable(Date)` stores the current time instead
 * of null.
 */
export function modelDefinitions() {
  return {
    organization: {
      id: primaryKey(String),
      legalStatusName: String,
      itn: String,
      name: String,
      ceoName: String,
      kpp: nullable(String),
      ogrn: String,
      legalAddress: String,
      excludedModules: () => [] as string[],
      okopfCode: nullable(String),
      registeredDate: nullable(String),
      users: manyOf('user'),
    },
    user: {
      id: primaryKey(String),
      username: String,
      password: String,
      lastname: String,
      firstname: String,
      middlename: nullable(String),
      email: nullable(String),
      mobilePhone: nullable(String),
      organizationId: String,
      organization: oneOf('organization'),
      isDeleted: Boolean,
      isNeedChangePassword: Boolean,
      isVerified: Boolean,
      roles: manyOf('userRole'),
    },
    userRole: {
      id: primaryKey(String),
      userId: String,
      user: oneOf('user'),
      roleId: String,
      deleted: Boolean,
    },
    paymentDetails: {
      id: primaryKey(String),
      organizationId: String,
      organization: oneOf('organization'),
      bankName: String,
      bik: String,
      correspondentAccount: String,
      settlementAccount: String,
      currency: String,
      main: Boolean,
    },
    storedFile: {
      id: primaryKey(String),
      name: String,
      mimeType: String,
      /** The content as text; in base64 for uploads. */
      content: String,
      isBase64: Boolean,
      /** Kind of a generated document; empty for a stored content. */
      documentKind: String,
      /** Id of the entity from which the document is generated; empty for stored content. */
      documentId: String,
      createdDateTime: String,
      /** Organization whose users may read the file; null for a file that every signed-in user may read. */
      organizationId: nullable(String),
    },
    insurer: {
      id: primaryKey(String),
      name: String,
      logoFileId: nullable(String),
    },
    debtorAgreement: {
      id: primaryKey(String),
      organizationId: String,
      organization: oneOf('organization'),
      number: String,
      startedDate: String,
      finishedDate: String,
      billEndDate: nullable(String),
    },
    debtorOffer: {
      id: primaryKey(String),
      /** Organization that sees the offer. */
      organizationId: String,
      organization: oneOf('organization'),
      insurerId: String,
      insurer: oneOf('insurer'),
      clientCompanyId: String,
      clientCompany: oneOf('organization'),
      status: String,
      insuranceLimit: Number,
      insurancePrice: Number,
      offerFinishDate: nullable(String),
      createdDateTime: String,
      requestedDateTime: nullable(String),
      /** Epoch milliseconds of the application; null if the status does not change with time. */
      requestedAt: nullable(Number),
      /** Status that scoring will give to this offer, unless a decision is forced. */
      outcome: () => 'ACTIVE',
      agreementId: nullable(String),
      agreement: nullable(oneOf('debtorAgreement')),
      position: Number,
    },
    /** An application that waits for its confirmation code; the confirmation creates the user. */
    registration: {
      id: primaryKey(String),
      code: String,
      token: String,
      wrongCodes: Number,
      expiresAt: Number,
      lastname: String,
      firstname: String,
      middlename: nullable(String),
      email: String,
      mobilePhone: String,
      roles: () => [] as string[],
      itn: String,
      organizationName: String,
      ceoName: String,
      kpp: nullable(String),
      ogrn: String,
      legalAddress: String,
    },
    recovery: {
      id: primaryKey(String),
      /** Null if no user has this login; responses must not reveal that. */
      userId: nullable(String),
      code: String,
      wrongCodes: Number,
      expiresAt: Number,
    },
    /** The one-time right to choose a password, after a recovery or a registration. */
    passwordGrant: {
      token: primaryKey(String),
      userId: String,
      expiresAt: Number,
    },
    sellerContract: {
      contractNumber: primaryKey(String),
      mobilePhone: String,
      itn: String,
      name: String,
      ceoName: String,
      kpp: nullable(String),
      ogrn: String,
      legalAddress: String,
    },
    okopf: {
      code: primaryKey(String),
      name: String,
    },
    ...senderModels(),
    ...financeModels(),
  };
}

function createTables() {
  const definitions = modelDefinitions();
  const models = factory(definitions);
  linkRelations(models, definitions);
  return { ...models, ...createRegistries() };
}

type Tables = ReturnType<typeof createTables>;

type Stored = string | number | boolean | null | readonly string[];

/**
 * The columns of a row, without relations and internal marks of @mswjs/data.
 */
type Columns<Found> = {
  [
    Name in keyof Found as Name extends string ? (Found[Name] extends Stored ? Name : never) : never
  ]: Found[Name];
};

/** A table whose rows must be complete: @mswjs/data would fill missing columns with generated values. */
type WholeRows<Table> = Table extends { getAll(): (infer Found)[] }
  ? Omit<Table, 'create'> & { create(row: Columns<Found>): Found }
  : Table;

/** All tables of one backend: small ones are models of @mswjs/data, large ones are registries. */
export type Database = { readonly [Name in keyof Tables]: WholeRows<Tables[Name]> };

export type Row<Table extends keyof Database> =
  Database[Table] extends Registry<infer Found>
    ? Found
    : ReturnType<Extract<Database[Table], { getAll: unknown }>['getAll']>[number];

export type NewRow<Table extends keyof Database> = Columns<Row<Table>>;

/** Values for a file with stored content, which is not generated from an entity. */
export const STORED_AS_IT_IS = { documentKind: '', documentId: '' } as const;

/**
 * Creates a new empty database that shares nothing with any other. Hides `BroadcastChannel` during the creation: under
 * jsdom, @mswjs/data would use it to connect all databases of one origin.
 */
export function createDatabase(): Database {
  const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  if (channel === undefined) return createTables();
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });
  try {
    return createTables();
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', channel);
  }
}
