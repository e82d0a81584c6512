// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths, pathWithId } from '../../src/domain/paths';
import CreateClaimPage from '../../src/modules/sender/claim/page';
import { senderModule } from '../../src/modules/sender/manifest';
import InvoicesPage from '../../src/modules/sender/invoices/page';
import OrderRegisterPage from '../../src/modules/sender/orders/page';
import DocumentsPage from '../../src/modules/seller/documents/page';
import { sellerModule } from '../../src/modules/seller/manifest';
import { returnThrottle } from '../../src/shell/outage/healthRetry';
import { UnavailablePage } from '../../src/shell/outage/UnavailablePage';
import type { FaultKind } from '../backend/faults/fault';
import { beginPage } from '../render/beginPage';
import { testCabinet } from '../render/cabinet';
import { callsOf, expectShown } from './screen';
import { muteLog } from './muteLog';

const MARIA = 'belova@lavka-belovoy.ru';
const DENIS = 'morozov@posylka-plus.ru';
const ABSENT = /Раздел пока недоступен/;

const cabinet = testCabinet();
const month = cabinet.backend.world.db.claim
  .all()
  .find(({ isGroupClaim, status }) => isGroupClaim && status.name !== 'DRAFT');

/** Proposed calls that a screen reads; a server may not have them yet. */
const READS = [
  {
    operation: 'findOrders',
    path: paths.orderRegister,
    page: <OrderRegisterPage />,
    as: DENIS,
    // A search without results returns an empty page, so a 404 also means that the server lacks the call.
    statuses: ['404', '405'],
  },
  {
    operation: 'findSenderInvoices',
    path: paths.invoicesPayment,
    page: <InvoicesPage />,
    as: DENIS,
    statuses: ['404', '405'],
  },
  {
    operation: 'findSellerDocuments',
    path: paths.documents,
    page: <DocumentsPage />,
    as: MARIA,
    statuses: ['404', '405'],
  },
  {
    operation: 'getClaim',
    path: paths.createClaim,
    address: pathWithId(paths.createClaim, month?.id ?? ''),
    page: <CreateClaimPage />,
    as: DENIS,
    statuses: ['404', '405'],
    // For a wrong link, a server that has the call answers 404, too.
    messages: { '404': /Такого заказа нет/ },
  },
] as const;

const routes = [...(senderModule.routes ?? []), ...(sellerModule.routes ?? [])];

const named = READS.map((one) => [one.operation, one] as const);

describe.each(named)('a page without the call %s on the server', (operation, one) => {
  const { path, page, as, statuses } = one;
  const address = 'address' in one ? one.address : path;
  const params = { id: address.split('/').at(-1) };

  it.each<FaultKind>(statuses)('shows a message and stays open after a %s', async (kind) => {
    muteLog();
    cabinet.fail(operation, kind);
    const { place } = await cabinet.show({ [path]: page }, { address, as });
    const messages: Partial<Record<FaultKind, RegExp>> = 'messages' in one ? one.messages : {};
    await expectShown(messages[kind] ?? ABSENT, kind);
    expect(place()).toBe(address);
  });

  it('redirects to /unavailable for a 501, returns automatically, and then shows the message', async () => {
    muteLog();
    const pause = vi.spyOn(returnThrottle, 'pause').mockReturnValue(0);
    cabinet.fail(operation, '501');
    const pages = { [path]: page, '/unavailable': <UnavailablePage /> };
    const { store, place } = await cabinet.show(pages, { address, as });
    // The pause runs before each automatic return from /unavailable, and only then.
    await waitFor(() => expect(pause).toHaveBeenCalled());
    await waitFor(() => expect(place()).toBe(address));
    await expectShown(ABSENT, '501');
    expect(pause).toHaveBeenCalledOnce();
    expect(screen.queryByText('Сервис временно недоступен')).toBeNull();

    // When the page is opened again, the call that the server lacks must not be repeated.
    cabinet.forgetCalls();
    await act(() => beginPage(routes, path, store, address, params));
    await waitFor(() => expect(place()).toBe(address));
    expect(callsOf(cabinet, operation)).toBe(0);
  });
});
