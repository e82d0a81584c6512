// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnalytics, EVENT_DELAY_MS, type VisitedPage } from './analytics';
import { eventLabels } from './eventLabels';
import { cleanRequest, startTracker, trackerPath, type Tracker } from './matomo';

const LOGIN: VisitedPage = { module: 'account', route: 'login', pattern: '/login' };
const USER: VisitedPage = {
  module: 'profile',
  route: 'user-detail',
  pattern: '/profile/users/:id',
};
const DEV: VisitedPage = { module: 'developer', route: 'dev', pattern: '/dev' };

const tracker = vi.fn<Tracker>();
const commandsOf = (name: string) => tracker.mock.calls.filter(([command]) => command === name);

beforeEach(() => {
  vi.useFakeTimers();
  tracker.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('page views', () => {
  it('are sent on a change of the route, but not for the first page', () => {
    const analytics = createAnalytics(tracker, LOGIN, 'https://lk.example');
    expect(commandsOf('trackPageView')).toEqual([]);
    analytics.page(USER);
    analytics.page({ ...USER }); // Another user's page, or another tab of it: the route is the same.
    expect(commandsOf('trackPageView')).toHaveLength(1);
    expect(commandsOf('setCustomUrl').at(-1)).toEqual([
      'setCustomUrl',
      'https://lk.example/profile/users/:id',
    ]);
    expect(commandsOf('setDocumentTitle')).toEqual([['setDocumentTitle', 'profile/user-detail']]);
  });

  it('do not include the developer page, nor its heartbeat and events', () => {
    const analytics = createAnalytics(tracker, LOGIN);
    analytics.page(DEV);
    analytics.event({ kind: 'button', name: 'x' });
    vi.runAllTimers();
    expect(commandsOf('trackPageView')).toEqual([]);
    expect(commandsOf('trackEvent')).toEqual([]);
    expect(commandsOf('disableHeartBeatTimer')).toHaveLength(1);
    analytics.page(USER);
    expect(commandsOf('enableHeartBeatTimer')).toEqual([['enableHeartBeatTimer', 15]]);
  });

  it('do not include the developer page if the visit begins there, nor its outgoing links', () => {
    const analytics = createAnalytics(tracker, DEV, 'https://lk.example');
    expect(commandsOf('disableHeartBeatTimer')).toHaveLength(1);
    expect(JSON.stringify(tracker.mock.calls)).not.toContain('/dev');
    const left = () => {
      const clean = commandsOf('setCustomRequestProcessing').at(-1)?.[1];
      return typeof clean === 'function' ? String(clean('idsite=7&rec=1&link=https://a.b/c')) : '?';
    };
    expect(left()).toBe('');
    analytics.page(USER);
    expect(left()).toContain('rec=1');
    analytics.page(DEV);
    expect(left()).toBe('');
  });
});

describe('an event', () => {
  it('is sent after 50 ms, with the module and route of its page', () => {
    const analytics = createAnalytics(tracker, USER);
    analytics.event({ kind: 'button', name: 'save' });
    analytics.page(LOGIN);
    vi.advanceTimersByTime(EVENT_DELAY_MS - 1);
    expect(commandsOf('trackEvent')).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(commandsOf('trackEvent')).toEqual([
      ['trackEvent', 'profile', 'Нажатие на кнопку', 'user-detail/save'],
    ]);
  });

  it('contains a number and the first page, and is sent at once, if it measures the visit', () => {
    const analytics = createAnalytics(tracker, USER);
    analytics.page(LOGIN);
    analytics.vital('lcp', 1_200);
    createAnalytics(tracker, DEV).vital('lcp', 900);
    expect(commandsOf('trackEvent')).toEqual([
      ['trackEvent', 'profile', eventLabels.automatic, 'user-detail/lcp', 1_200],
    ]);
    expect(cleanRequest('e_n=user-detail/lcp&e_v=1200')).toBe('e_n=user-detail%2Flcp&e_v=1200');
  });

  it.each([
    ['button', 'Нажатие на кнопку'],
    ['link', 'Переход по ссылке'],
    ['tab', 'Переключение вкладки'],
    ['tag', 'Нажатие на тег'],
    ['search', 'Нажатие на поиск'],
    ['filter', 'Изменение фильтра'],
    ['row', 'Нажатие на строку'],
    ['automatic', 'Автоматическое действие'],
    ['input', 'Изменение поля ввода'],
    ['hover', 'Наведение курсора'],
    ['checkbox', 'Переключение флажка'],
  ] as const)('of the kind %s is sent with the label «%s»', (kind, label) => {
    createAnalytics(tracker, USER).event({ kind, name: 'x' });
    vi.runAllTimers();
    expect(commandsOf('trackEvent')).toEqual([['trackEvent', 'profile', label, 'user-detail/x']]);
    expect(Object.keys(eventLabels)).toHaveLength(11);
  });
});

describe('the tracker', () => {
  const stop = new AbortController();
  afterEach(() => {
    delete window._paq;
    document.head.replaceChildren();
  });

  it('gets the specified settings before its script has loaded', () => {
    startTracker({ path: '/matomo/', siteId: '7' }, stop.signal);
    expect(window._paq).toEqual(
      expect.arrayContaining([
        ['setTrackerUrl', '/matomo/matomo.php'],
        ['setSiteId', '7'],
        ['disableCookies'],
        ['enableLinkTracking'],
        ['enableHeartBeatTimer', 15],
      ]),
    );
    expect(JSON.stringify(window._paq)).not.toMatch(/consent|trackPageView/i);
    expect(document.querySelector('script')).toHaveProperty('async', true);
    expect(document.querySelector('script')?.getAttribute('src')).toBe('/matomo/matomo.js');
    expect(document.querySelector('script')).toHaveProperty('referrerPolicy', 'strict-origin');
  });

  it('keeps at most 200 commands if it never loads, and none if it is blocked', () => {
    const tell = startTracker({ path: '/matomo/', siteId: '7' }, stop.signal);
    for (let view = 0; view < 5000; view += 1) tell('trackPageView');
    expect(window._paq?.length).toBeLessThanOrEqual(200);
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    tell('trackPageView');
    expect(window._paq?.length).toBe(0);
  });

  it('receives new commands even if it loads long after the queue was full', () => {
    const tell = startTracker({ path: '/matomo/', siteId: '7' }, stop.signal);
    for (let view = 0; view < 5000; view += 1) tell('trackPageView');
    const push = vi.fn<(command: unknown) => void>();
    window._paq = { push };
    tell('trackPageView');
    expect(push).toHaveBeenCalledExactlyOnceWith(['trackPageView']);
  });

  it.each([undefined, 'https://stat.example/', '//stat.example/', '/\\stat.example', 'matomo'])(
    'is loaded only from a path of the cabinet’s origin, not from %s',
    (address) => expect(trackerPath(address)).toBeUndefined(),
  );

  it('sends shapes of addresses and no personal data', () => {
    const sent = cleanRequest(
      new URLSearchParams({
        idsite: '7',
        e_c: 'finance',
        e_a: 'Нажатие на кнопку',
        url: 'https://lk.example/profile/users/42?redirect=/offer',
        urlref: 'https://lk.example/register?itn=7707083893&mobilePhone=%2B79161234567',
        link: 'https://bank.example/pay?token=abc',
        search: 'Соколова Анна',
      }).toString(),
    );
    const read = Object.fromEntries(new URLSearchParams(sent));
    expect(read).toMatchObject({
      idsite: '7',
      e_a: 'Нажатие на кнопку',
      url: 'https://lk.example/profile/users/:id',
      urlref: 'https://lk.example/register',
      link: 'https://bank.example/:id',
    });
    expect(decodeURIComponent(sent)).not.toMatch(/7707083893|9161234567|Соколова|token|redirect/);
  });
});
