import { ApiFailure } from './core/failure';
import type { IncomingCall } from './core/incomingCall';
import type { Row } from './db';
import type { operationIndex, OperationId, Operations } from './generated/operations';
import type { World } from './world';

/** A file as an answer; the dispatcher writes its headers (RFC 6266). */
export interface FileAnswer {
  /** File name for the customer; may be Cyrillic. */
  name: string;
  /** File name for clients that only read ASCII. */
  asciiName: string;
  mimeType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** One call of an operation, already checked against the contract. */
export interface Call<Id extends OperationId> {
  readonly world: World;
  readonly path: Operations[Id]['path'];
  readonly query: Operations[Id]['query'];
  readonly body: Operations[Id]['body'];
  /** Names in lower case. */
  readonly headers: IncomingCall['headers'];
  /** Token of the Authorization header; null if there is none. */
  readonly bearer: string | null;
  /** User of a valid access token. */
  readonly user: Row<'user'> | null;
}

/** Result of a handler: the body of the success, or a file. Errors are thrown. */
type Answer<Id extends OperationId> = Operations[Id]['response'] extends Blob
  ? FileAnswer
  : Operations[Id]['response'];

/** A handler may be async, because the libraries for files are. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

type TagOf<Id extends OperationId> = (typeof operationIndex)[Id]['tag'];

/**
 * The handlers of one tag. The compiler requires one for every operation of the tag, and no others.
 */
export type HandlersOf<Tag extends TagOf<OperationId>> = {
  readonly [Id in OperationId as TagOf<Id> extends Tag ? Id : never]: Handler<Id>;
};

/** Handlers of all operations of the contract; the compiler refuses a missing one. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/**
 * Declares the handlers of the whole contract. It has no effect at run time, but does not compile if a handler is
 * missing.
 */
export function defineHandlers(handlers: Handlers): Handlers {
  return handlers;
}

/**
 * Returns the calling user. The dispatcher has refused anonymous calls if the contract requires a session; this check
 * is for operations that allow both.
 */
export function signedIn({ user }: Pick<Call<OperationId>, 'user'>): Row<'user'> {
  if (user === null)
    throw new ApiFailure(401, 'Требуется вход в кабинет', { code: 'UNAUTHORIZED' });
  return user;
}
