import { ApiFailure } from './core/failure';
import type { IncomingCall } from './core/incomingCall';
import type { Row } from './db';
import type { operationIndex, OperationId, Operations } from './generated/operations';
import type { World } from './world';

/** A file as a response; the dispatcher writes its headers (RFC 6266). */
export interface FileAnswer {
  /** File name for the user; may be Cyrillic. */
  name: string;
  /** File name for clients that only read ASCII. */
  asciiName: string;
  mimeType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** One call of an operation. The dispatcher has checked it against the contract. */
export interface Call<Id extends OperationId> {
  readonly world: World;
  readonly path: Operations[Id]['path'];
  readonly query: Operations[Id]['query'];
  readonly body: Operations[Id]['body'];
  /** Names in lower case. */
  readonly headers: IncomingCall['headers'];
  /** Token of the Authorization header; null if there is none. */
  readonly bearer: string | null;
  /** User of the access token; null if the token is missing or invalid. */
  readonly user: Row<'user'> | null;
}

/** Result of a handler: the body of a successful response, or a file. For an error, the handler throws. */
type Answer<Id extends OperationId> = Operations[Id]['response'] extends Blob
  ? FileAnswer
  : Operations[Id]['response'];

/** A handler may be async, because the libraries that create files are async. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

type TagOf<Id extends OperationId> = (typeof operationIndex)[Id]['tag'];

/** The handlers of one tag. The compiler requires a handler for each of its operations, and refuses any other. */
export type HandlersOf<Tag extends TagOf<OperationId>> = {
  readonly [Id in OperationId as TagOf<Id> extends Tag ? Id : never]: Handler<Id>;
};

export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** Lets the compiler check that every operation of the contract has a handler; no effect at run time. */
export function defineHandlers(handlers: Handlers): Handlers {
  return handlers;
}

/**
 * Returns the calling user; throws a 401 if there is none. The dispatcher has already refused anonymous calls if the
 * contract requires a session; this check is for operations that allow both.
 */
export function signedIn({ user }: Pick<Call<OperationId>, 'user'>): Row<'user'> {
  if (user === null)
    throw new ApiFailure(401, 'Требуется вход в кабинет', { code: 'UNAUTHORIZED' });
  return user;
}
