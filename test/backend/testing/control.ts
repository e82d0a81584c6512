import type { Backend } from '../backend';

/** Calls the control endpoint: `control(backend, 'POST clock', { advanceMs: 1 })`. */
export async function control(
  backend: Backend,
  call: string,
  body?: unknown,
): Promise<{ status: number; body: unknown }> {
  const [method = 'GET', name = ''] = call.split(' ');
  const response = await backend.handle(
    new Request(`http://cabinet.test/__backend/${name}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    }),
  );
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}
