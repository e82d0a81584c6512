// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testCabinet } from '../../../test/render/cabinet';
import { frameReloadSet } from '../../shell/menu/menuSlice';
import { reloadFrame } from '../../shell/menu/menuSlice';
import type { SettlementAddress } from './settlementAddress';
import SettlementPage, { Settlement } from './page';

const cabinet = testCabinet();

const ADDRESS: SettlementAddress = {
  url: 'https://claims.example/lk',
  origin: 'https://claims.example',
  isOwn: false,
};
const MARIA = 'belova@lavka-belovoy.ru';

async function open(address: Partial<SettlementAddress> = {}) {
  return cabinet.show(
    {
      '/settlement': <Settlement address={{ ...ADDRESS, ...address }} />,
      '/documents': <h1>Документы</h1>,
    },
    { address: '/settlement', as: MARIA },
  );
}

const frame = () => screen.getByTitle<HTMLIFrameElement>(/^Урегулирование/);

/** Dispatches a message like the browser; the frame is the sender by default. */
function arrives(data: unknown, envelope: Partial<MessageEventInit> = {}) {
  const source = frame().contentWindow;
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: ADDRESS.origin, source, ...envelope }),
    );
  });
}

describe('the settlement frame', () => {
  it('has only a few rights, and an address without a token', async () => {
    await open();
    expect(frame()).toHaveAttribute('src', ADDRESS.url);
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin');
    const rights = frame().getAttribute('sandbox')?.split(' ') ?? [];
    expect(rights).toContain('allow-same-origin');
    for (const right of ['allow-top-navigation', 'allow-modals', 'allow-pointer-lock']) {
      expect(rights).not.toContain(right);
    }
    expect(frame()).not.toHaveAttribute('allow');
  });

  it('cannot access the session if its page is on the cabinet’s own origin', async () => {
    await open({ isOwn: true, origin: 'null' });
    expect(frame().getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  it('can be opened in a new tab that gets neither opener nor referrer', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Открыть в новой вкладке' });
    expect(link).toHaveAttribute('href', ADDRESS.url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('is shown with the marketplace and the days until the next draft', async () => {
    await open();
    expect(screen.getByText('Маркетплейс')).toBeVisible();
    const countdown = screen.getByText(/^(Через \d+.(день|дня|дней)|Сегодня), 10.[а-я]+,$/);
    expect(countdown).toBeVisible();
    expect(countdown.closest('.note')).toBeNull();
  });
});

describe('the load of the frame', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Opens the page, then loads the frame again with fake timers. */
  async function openInOwnTime() {
    const shown = await open();
    vi.useFakeTimers();
    const first = frame();
    fireEvent.click(screen.getByRole('button', { name: 'Обновить' }));
    expect(frame()).not.toBe(first);
    return shown;
  }
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const slow = () => screen.queryByText('Раздел загружается дольше обычного');

  it('shows a skeleton until the page has loaded', async () => {
    await openInOwnTime();
    expect(screen.getByText('Загружаем раздел')).toBeInTheDocument();
    fireEvent.load(frame());
    expect(screen.queryByText('Загружаем раздел')).toBeNull();
    await pass(20_000);
    expect(slow()).toBeNull();
  });

  it('is reported as slow after 15 seconds, and can be repeated', async () => {
    await openInOwnTime();
    await pass(14_900);
    expect(slow()).toBeNull();
    await pass(200);
    expect(slow()).toBeVisible();
    const before = frame();
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(frame()).not.toBe(before);
    expect(slow()).toBeNull();
    await pass(15_100);
    expect(slow()).toBeVisible();
    fireEvent.load(frame());
    expect(slow()).toBeNull();
  });

  it('is repeated once for clicks on the menu within half a second of each other', async () => {
    const { store } = await openInOwnTime();
    await pass(600);
    const frames = new Set([frame()]);
    for (let click = 0; click < 10; click += 1) {
      act(() => store.dispatch(reloadFrame()));
      frames.add(frame());
      await pass(400);
    }
    expect(frames.size).toBe(2);
    await pass(600);
    expect(frames.has(frame())).toBe(true);
    act(() => store.dispatch(reloadFrame()));
    frames.add(frame());
    expect(frames.size).toBe(3);
  });

  it('is not repeated by the click that opens the page', async () => {
    const { store, goTo } = await open();
    await goTo('/documents');
    act(() => void store.dispatch(frameReloadSet(true)));
    await goTo('/settlement');
    const first = frame();
    act(() => void store.dispatch(frameReloadSet(false)));
    expect(frame()).toBe(first);
  });
});

describe('a message to the cabinet', () => {
  it('sets the height of the frame', async () => {
    await open();
    arrives({ type: 'settlement:height', height: 1800 });
    expect(frame().parentElement).toHaveStyle({ '--settlement-height': '1800px' });
  });

  it('opens a page of the cabinet', async () => {
    const { place } = await open();
    arrives({ type: 'settlement:open', path: '/documents' });
    await waitFor(() => expect(place()).toBe('/documents'));
  });

  it('offers to sign in again when the session of the frame has ended', async () => {
    const { user } = await open();
    const first = frame();
    arrives({ type: 'settlement:session-expired' });
    expect(screen.getByText('Страховая компания завершила вашу сессию')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Войти заново' }));
    expect(frame()).not.toBe(first);
    expect(screen.queryByText('Страховая компания завершила вашу сессию')).toBeNull();
  });

  it('lets the user sign in again even right after a click on the menu', async () => {
    const { store, user } = await open();
    act(() => void store.dispatch(frameReloadSet(true)));
    const first = frame();
    arrives({ type: 'settlement:session-expired' });
    await user.click(screen.getByRole('button', { name: 'Войти заново' }));
    expect(frame()).not.toBe(first);
    expect(screen.queryByText('Страховая компания завершила вашу сессию')).toBeNull();
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    [
      'an origin that only begins with the right one',
      { origin: 'https://claims.example.evil.example' },
    ],
    ['another port', { origin: 'https://claims.example:444' }],
    ['an unencrypted origin', { origin: 'http://claims.example' }],
    ['no origin', { origin: 'null' }],
    ['another window of the right origin', { source: window }],
    ['no window', { source: null }],
  ])('is ignored if it is from %s', async (_whose, envelope) => {
    const { place } = await open();
    arrives({ type: 'settlement:session-expired' }, envelope);
    arrives({ type: 'settlement:height', height: 1800 }, envelope);
    arrives({ type: 'settlement:open', path: '/documents' }, envelope);
    expect(screen.queryByText('Страховая компания завершила вашу сессию')).toBeNull();
    expect(frame().parentElement).not.toHaveStyle({ '--settlement-height': '1800px' });
    expect(place()).toBe('/settlement');
  });

  it.each([
    [{ type: 'settlement:open', path: '/dev' }],
    [{ type: 'settlement:open', path: 'https://evil.example' }],
    [JSON.parse('{"__proto__": {"type": "settlement:session-expired"}}')],
    ['settlement:session-expired'],
  ])('is ignored if its data is %j', async (data) => {
    const { place } = await open();
    arrives(data);
    expect(screen.queryByText('Страховая компания завершила вашу сессию')).toBeNull();
    expect(place()).toBe('/settlement');
  });

  it('never gets a reply', async () => {
    await open();
    const post = vi.spyOn(frame().contentWindow ?? window, 'postMessage');
    arrives({ type: 'settlement:height', height: 900 });
    arrives({ type: 'settlement:session-expired' });
    expect(post).not.toHaveBeenCalled();
  });
});

describe('a cabinet without the address of the settlement', () => {
  it('shows an explanation on the page, and warns once with the name of the variable', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { goTo } = await cabinet.show(
      { '/settlement': <SettlementPage />, '/help': <h1>Помощь</h1> },
      { as: MARIA },
    );
    expect(screen.getByText('Раздел временно недоступен')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Открыть помощь' })).toHaveAttribute('href', '/help');
    await goTo('/help');
    await goTo('/settlement');
    expect(screen.queryByTitle(/^Урегулирование/)).toBeNull();
    const missing = warn.mock.calls.filter(([text]) => String(text).startsWith('Отсутствует'));
    expect(missing).toEqual([['Отсутствует переменная окружения VITE_SETTLEMENT_URL']]);
  });
});
