import { describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../../backend';
import { refuse, send, signIn, succeed } from '../../testing/client';
import { readPdf } from '../../testing/readPdf';

const DENIS = 'morozov@posylka-plus.ru';
const ACCOUNT = 'e5f60718-293a-4b4c-8d5e-6f708192a359';
const machineNow = (): number => Date.parse('2026-11-20T12:00:00+03:00');
const monthly = { isGroupClaim: true, pageSize: 100 };

async function asDenis(): Promise<{ backend: Backend; token: string }> {
  const backend = createBackend({ machineNow });
  return { backend, token: await signIn(backend, DENIS) };
}

describe('the draft of a month', () => {
  it('excludes orders with a reason, and changes its sum until it is sent', async () => {
    const { backend, token } = await asDenis();
    const { content } = await succeed(backend, 'findClaims', { token, body: monthly });
    const [draft] = content;
    const [first, second] = draft?.orders ?? [];
    const path = { id: draft?.id ?? '' };
    const leave = (orderId: string, reason: string) => ({
      token,
      path,
      body: { orders: [{ orderId, reason }] },
    });
    const changed = await succeed(
      backend,
      'excludeClaimOrders',
      leave(first?.orderId ?? '', ' Возместила служба '),
    );
    expect(changed.orders[0]?.exclusionReason).toBe('Возместила служба');
    expect(changed.claimedAmount).toBe((draft?.claimedAmount ?? 0) - (first?.amount ?? 0));
    const other = await succeed(backend, 'excludeClaimOrders', leave(second?.orderId ?? '', 'Да'));
    expect(other.claimedAmount).toBe((draft?.claimedAmount ?? 0) - (second?.amount ?? 0));
    const strange = await refuse(backend, 'excludeClaimOrders', leave('strange', 'Да'));
    expect(strange.fieldErrors[0]?.field).toBe('orders.0.orderId');
    const mute = await refuse(backend, 'excludeClaimOrders', leave(first?.orderId ?? '', ' '));
    expect(mute.fieldErrors[0]?.field).toBe('orders.0.reason');
    const all = draft?.orders.map(({ orderId }) => ({ orderId, reason: 'Да' })) ?? [];
    await succeed(backend, 'excludeClaimOrders', { token, path, body: { orders: all } });
    await succeed(backend, 'updateClaim', { token, path, body: { paymentDetailsId: ACCOUNT } });
    const empty = await refuse(backend, 'submitClaim', { token, path });
    expect(empty.fieldErrors[0]?.field).toBe('orders');
    await succeed(backend, 'excludeClaimOrders', { token, path, body: { orders: [] } });
    await succeed(backend, 'submitClaim', { token, path });
    const late = await refuse(backend, 'excludeClaimOrders', { token, path, body: { orders: [] } });
    expect(late.status).toBe(409);
  });

  it('has a document that lists the claimed orders', async () => {
    const { backend, token } = await asDenis();
    const { content } = await succeed(backend, 'findClaims', { token, body: monthly });
    const [draft] = content;
    const response = await send(backend, 'downloadFile', {
      token,
      path: { id: draft?.act?.id ?? '' },
    });
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain(draft?.number ?? '?');
    for (const { orderNumber } of draft?.orders ?? []) expect(text).toContain(orderNumber);
  });
});
