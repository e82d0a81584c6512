import { inflateSync } from 'node:zlib';
import type { Page, Request, Route } from 'playwright/test';

/** Settings of a stand for analytics and error reports. */
export const SERVICES = {
  VITE_ERROR_REPORTING_DSN: 'https://key@errors.test/7',
  VITE_ANALYTICS_URL: '/matomo/',
  VITE_ANALYTICS_SITE_ID: '7',
};

/** Requests to the error service. */
export const ERRORS = /^https:\/\/errors\.test\//;
const TRACKER = /\/matomo\/matomo\.(?:js|php)/;

/**
 * Test double of Matomo's script: takes over the queue, sets cookies unless they are disabled, tracks outgoing links if
 * that is enabled, and sends each request as the cabinet's filter returns it.
 */
function matomo(): void {
  const settings = { address: '', site: '', page: location.href, title: document.title };
  let hasCookies = true;
  let clean = (request: string): string => request;
  const send = (values: Record<string, string>) => {
    if (hasCookies) document.cookie = '_pk_id=1';
    const request = new URLSearchParams({
      idsite: settings.site,
      rec: '1',
      url: settings.page,
      urlref: document.referrer,
      ...values,
    });
    void fetch(`${settings.address}?${clean(request.toString())}`, { method: 'POST' });
  };
  const commands: Record<string, (...values: string[]) => void> = {
    setTrackerUrl: (address = '') => void (settings.address = address),
    setSiteId: (site = '') => void (settings.site = site),
    setCustomUrl: (page = '') => void (settings.page = page),
    setDocumentTitle: (title = '') => void (settings.title = title),
    disableCookies: () => void (hasCookies = false),
    trackPageView: () => send({ action_name: settings.title }),
    trackEvent: (e_c = '', e_a = '', e_n = '') => send({ e_c, e_a, e_n }),
    enableHeartBeatTimer: (seconds = '') =>
      void (document.documentElement.dataset['beat'] = seconds),
    disableHeartBeatTimer: () => void (document.documentElement.dataset['beat'] = 'off'),
    enableLinkTracking: () =>
      document.addEventListener('click', ({ target }) => {
        const link = target instanceof Element && target.closest('a');
        if (link && link.origin !== location.origin) send({ link: link.href });
      }),
  };
  const push = (command: [string, ...unknown[]]) => {
    const [name, ...values] = command;
    const [first] = values;
    if (name === 'setCustomRequestProcessing' && typeof first === 'function') {
      clean = (request) => String(first(request));
    } else commands[name]?.(...values.map(String));
  };
  const waiting: unknown = Reflect.get(window, '_paq');
  if (Array.isArray(waiting)) waiting.forEach(push);
  Reflect.set(window, '_paq', { push });
}

/** Returns an envelope of the error service as a text, with unpacked recordings. */
function textOf(body: Buffer): string {
  let text = '';
  for (let at = 0; at < body.length;) {
    const end = body.indexOf(10, at);
    const line = body.subarray(at, end === -1 ? body.length : end);
    // The header line has the length of a recording: a line about the segment, then a zlib stream.
    const length =
      /"type":"replay_recording".*"length":(\d+)|"length":(\d+).*"replay_recording"/.exec(
        line.toString(),
      );
    text += `${line.toString()}\n`;
    at += line.length + 1;
    if (!length) continue;
    const recording = body.subarray(at, at + Number(length[1] ?? length[2]));
    const packed = recording.subarray(recording.indexOf(10) + 1);
    text += `${packed[0] === 0x78 ? inflateSync(packed).toString() : packed.toString()}\n`;
    at += recording.length + 1;
  }
  return text;
}

/** Recorded requests to the services. */
export interface Told {
  /** Envelopes of the error service, unpacked. */
  readonly envelopes: string[];
  /** Parameters of the requests to the tracker. */
  readonly tracked: Record<string, string>[];
  /** Requested services: the script of the tracker and the error service. */
  readonly asked: Set<'tracker' | 'errors'>;
}

/** Behaviour of the services: respond, refuse the connection, or respond after ten seconds. */
export type Answering = 'well' | 'never' | 'late';

/** Adds the settings of a stand to the served pages, as a server would. */
async function configure(page: Page): Promise<void> {
  const tags = Object.entries(SERVICES).map(
    ([name, content]) => `<meta name="${name}" content="${content}" />`,
  );
  await page.route(
    ({ pathname }) => !pathname.includes('.') && !pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('</head>', `${tags.join('')}</head>`);
      return route.fulfill({ response, body });
    },
  );
}

/**
 * Stubs the tracker and the error service, and records their requests.
 *
 * @param isNamed true if the server has already added the settings of both services to its pages
 */
export async function serve(page: Page, answering: Answering, isNamed = false): Promise<Told> {
  const told: Told = { envelopes: [], tracked: [], asked: new Set() };
  const note = (request: Request): void => {
    const url = new URL(request.url());
    if (ERRORS.test(url.href)) {
      told.envelopes.push(textOf(request.postDataBuffer() ?? Buffer.alloc(0)));
    } else if (url.pathname.endsWith('.php')) {
      told.tracked.push(Object.fromEntries(url.searchParams));
    }
  };
  const answer = async (route: Route, body: string): Promise<void> => {
    told.asked.add(ERRORS.test(route.request().url()) ? 'errors' : 'tracker');
    note(route.request());
    if (answering === 'never') return route.abort();
    // Simulates a slow service: the journey ends before its response.
    if (answering === 'late') await new Promise((resolve) => setTimeout(resolve, 10_000).unref());
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ body, headers, contentType: 'text/javascript' }).catch(() => undefined);
  };
  if (!isNamed) await configure(page);
  await page.route(TRACKER, (route) => answer(route, `(${matomo.toString()})()`));
  await page.route(ERRORS, (route) => answer(route, '{}'));
  return told;
}
