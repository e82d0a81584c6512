import { pointerOf, responseOf, type ResponseObject } from '../openApi';
import type { Context } from './exchange';

/** What the contract says about an answer, and where. */
export interface DescribedResponse {
  readonly response: ResponseObject;
  /** JSON Pointer of the response. */
  readonly contract: string;
}

function responseAt({ document, located }: Context, key: string): DescribedResponse | null {
  const node = located.operation.responses[key];
  if (node === undefined) return null;
  const contract = pointerOf('paths', located.path, located.method, 'responses', key);
  return { response: responseOf(document, node), contract };
}

/** The response described for a status: itself, else its range, else the default. */
export function describedResponse(context: Context, status: number): DescribedResponse | null {
  const range = `${Math.floor(status / 100)}XX`;
  return (
    responseAt(context, String(status)) ??
    responseAt(context, range) ??
    responseAt(context, 'default')
  );
}

/** All errors share one shape, so an undocumented one is held to that of a documented one. */
export function sharedError(context: Context): DescribedResponse | null {
  const key = Object.keys(context.located.operation.responses).find((status) =>
    /^[45]/.test(status),
  );
  return key === undefined ? null : responseAt(context, key);
}
