import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { NOT_CALLED } from './endpoints';
import { describeOperations } from './describeOperations';
import { createContractChecker } from '../contract/exchange/checker';
import { bundleContract } from '../contract/model/bundle';
import {
  exampleOf,
  operationsOf,
  requestBodyOf,
  responseOf,
  type LocatedOperation,
  type MediaTypeObject,
} from '../contract/model/openApi';
import type { ApiExtra } from '../../src/api/baseQuery';
import { transportOver } from '../../src/api/transport/testing/transportOver';
import { cabinetApi } from '../../src/api/cabinetApi';

// These imports inject all endpoints into `cabinetApi`.
import.meta.glob(['../../src/api/generated/*.ts', '../../src/api/endpoints/*.ts'], { eager: true });

const contract = await bundleContract();
const checker = createContractChecker(contract);
const described = describeOperations(contract);
const located = new Map(operationsOf(contract).map((one) => [one.operation.operationId, one]));

type Content = Readonly<Record<string, MediaTypeObject>>;

function firstExample(content: Content | undefined): unknown {
  const [media] = Object.values(content ?? {});
  const [example] = Object.values(media?.examples ?? {});
  return example === undefined ? undefined : exampleOf(contract, example).value;
}

/** Returns the request body as a screen passes it: a form with a `File`, any other body as its example. */
function bodyFrom({ operation }: LocatedOperation): unknown {
  if (operation.requestBody === undefined) return undefined;
  const { content } = requestBodyOf(contract, operation.requestBody);
  const example = firstExample(content);
  if (!('multipart/form-data' in content)) return example;
  return { file: new File([String(example)], 'Акт.pdf', { type: 'application/pdf' }) };
}

/** Returns the argument of a generated endpoint, filled with the examples of the contract. */
function argumentOf(operation: LocatedOperation, body: string | null): object {
  const parameters = operation.parameters.map(({ name, example }) => [name, example]);
  const named = Object.fromEntries(parameters.filter(([, example]) => example !== undefined));
  return body === null ? named : { ...named, [body]: bodyFrom(operation) };
}

function storeAnswering(answer: (request: Request) => Response) {
  const requests: Request[] = [];
  const transport = transportOver((request: Request) => {
    requests.push(request.clone());
    return Promise.resolve(answer(request));
  });
  const store = configureStore({
    reducer: { cabinetApi: cabinetApi.reducer },
    middleware: (defaults) =>
      // The argument of an upload contains a `File`, which is not serializable.
      defaults({
        serializableCheck: false,
        thunk: { extraArgument: { transport, reload() {} } satisfies ApiExtra },
      }).concat(cabinetApi.middleware),
  });
  return { store, requests };
}

interface Endpoint {
  initiate(argument: object): () => Promise<{ data?: unknown; error?: unknown }>;
}

const endpoints = cabinetApi.endpoints as unknown as Readonly<Record<string, Endpoint>>;

/** Endpoints that are written by hand, each with a `queryFn` of its own. */
const ADDED = ['getPicture', 'findUsersByAny', 'findPlannedPayments', 'getDaySum'];

/** Operations that have a generated endpoint: all except downloads and `NOT_CALLED`. */
const called = described.filter(({ id, answer }) => answer !== 'file' && !NOT_CALLED.includes(id));

describe('the endpoints', () => {
  it('exist for every operation that a screen calls, except downloads', () => {
    const expected = called.map(({ id }) => id);
    expect(Object.keys(endpoints).toSorted()).toEqual([...expected, ...ADDED].toSorted());
    const ids = described.map(({ id }) => id);
    expect(NOT_CALLED.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(called.map((one) => [one.id, one] as const))(
    'send a valid request of %s, and return its response',
    async (id, { body, status }) => {
      const operation = located.get(id);
      if (operation === undefined) throw new Error(`No operation ${id}`);
      const answer = responseOf(contract, operation.operation.responses[String(status)]);
      const example = firstExample(answer.content);
      const { store, requests } = storeAnswering(() =>
        example === undefined ? new Response(null, { status }) : Response.json(example, { status }),
      );
      const endpoint = endpoints[id];
      if (endpoint === undefined) throw new Error(`No endpoint ${id}`);
      const result = await store.dispatch(endpoint.initiate(argumentOf(operation, body)));
      expect(result.error).toBeUndefined();
      // Decoding may set the default of a missing optional property.
      expect({ data: result.data ?? null }).toMatchObject({ data: example ?? null });

      const [request] = requests;
      if (request === undefined) throw new Error('Nothing was sent');
      expect(checker.match(request.method, new URL(request.url).pathname)?.operationId).toBe(id);
      const sent = {
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: new Uint8Array(await request.arrayBuffer()),
      };
      expect(checker.checkRequest(sent)).toEqual([]);
    },
  );
});
