// @vitest-environment jsdom
import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiExtra } from '../baseQuery';
import { transportOver } from '../transport/testing/transportOver';
import { cabinetApi } from '../cabinetApi';
import { fileApi, usePicture } from './file';

const PNG = { headers: { 'Content-Type': 'image/png' } };
const PAGE = { headers: { 'Content-Type': 'text/html' } };

function Picture({ id }: { id: string | undefined }) {
  return <output>{usePicture(id) ?? 'инициалы'}</output>;
}

/** Stubs object URLs, because jsdom lacks them; returns the URLs that are not revoked. */
function stubAddresses() {
  const inUse = new Set<string>();
  let made = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => {
        const address = `blob:picture-${(made += 1)}`;
        inUse.add(address);
        return address;
      },
      revokeObjectURL: (address: string) => inUse.delete(address),
    }),
  );
  return inUse;
}

function cabinetAnswering(answer: (request: Request) => Response | Promise<Response>) {
  const requests: string[] = [];
  const transport = transportOver(async (request: Request) => {
    requests.push(new URL(request.url).pathname);
    return answer(request);
  });
  const store = configureStore({
    reducer: { cabinetApi: cabinetApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport, reload() {} } satisfies ApiExtra } }).concat(
        cabinetApi.middleware,
      ),
  });
  const show = (...ids: (string | undefined)[]) =>
    render(
      <Provider store={store}>
        {/* Renders one card per id; ids may repeat. */}
        {Array.from(ids.entries(), ([at, id]) => (
          <Picture key={`card ${at}`} id={id} />
        ))}
      </Provider>,
    );
  return { store, requests, show };
}

const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

afterEach(() => vi.unstubAllGlobals());

describe('a stored picture', () => {
  it('is fetched once per session for any number of cards', async () => {
    stubAddresses();
    const { show, requests } = cabinetAnswering(() => new Response('png', PNG));
    const first = show('7', '7', '7');
    await waitFor(() => expect(shown()).toEqual(Array(3).fill('blob:picture-1')));
    first.unmount();
    show('7');
    expect(shown()).toEqual(['blob:picture-1']);
    expect(requests).toEqual(['/api/v1/file/download/7']);
  });

  it('releases its memory when the session ends', async () => {
    const inUse = stubAddresses();
    const { show, store } = cabinetAnswering(() => new Response('png', PNG));
    const view = show('7');
    await waitFor(() => expect(shown()).toEqual(['blob:picture-1']));
    expect([...inUse]).toEqual(['blob:picture-1']);
    view.unmount();
    await act(async () => store.dispatch(cabinetApi.util.resetApiState()));
    await waitFor(() => expect([...inUse]).toEqual([]));
  });

  it('is released at once if it arrives after the session has ended', async () => {
    const inUse = stubAddresses();
    let arrive = (_response: Response) => {};
    const { store, requests } = cabinetAnswering(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const call = store.dispatch(fileApi.endpoints.getPicture.initiate('7'));
    await vi.waitFor(() => expect(requests).toHaveLength(1), 10_000);
    store.dispatch(cabinetApi.util.resetApiState());
    const answer = new Response('png', PNG);
    const read = vi.spyOn(answer, 'blob');
    arrive(answer);
    await call;
    await vi.waitFor(() => expect(read).toHaveBeenCalled(), 10_000);
    await read.mock.results[0]?.value;
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect([...inUse]).toEqual([]);
  });

  it.each([
    ['a missing file', () => new Response(null, { status: 404 })],
    ['a page instead of a picture', () => new Response('<html>', PAGE)],
  ])('is null for %s, without a message or a retry', async (_what, answer) => {
    stubAddresses();
    const { show, requests, store } = cabinetAnswering(answer);
    show('7', undefined);
    const { select } = fileApi.endpoints.getPicture;
    await waitFor(() => expect(select('7')(store.getState()).data).toBeNull());
    expect(shown()).toEqual(['инициалы', 'инициалы']);
    show('7');
    expect(requests).toHaveLength(1);
  });

  it('is requested again by the next card after a lost connection', async () => {
    stubAddresses();
    let isLost = true;
    const { show, requests } = cabinetAnswering(() => {
      if (isLost) throw new TypeError('Failed to fetch');
      return new Response('png', PNG);
    });
    const first = show('7');
    await waitFor(() => expect(requests).toHaveLength(1));
    first.unmount();
    isLost = false;
    show('7');
    await waitFor(() => expect(shown()).toEqual(['blob:picture-1']));
  });
});
