// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { knownMessage } from '../privacy/knownMessages';
import { watchPolicy } from './watchPolicy';

type Observer = ConstructorParameters<typeof ReportingObserver>;

afterEach(() => vi.unstubAllGlobals());

/** Returns the messages that are reported for refusals with these bodies. */
function reportsOf(...bodies: readonly object[]): string[] {
  const reports: string[] = [];
  let hear: (reports: readonly { body: object }[]) => void = () => undefined;
  const observe = vi.fn<() => void>();
  vi.stubGlobal(
    'ReportingObserver',
    class {
      observe = observe;
      constructor(...[callback, options]: Observer) {
        expect(options).toEqual({ types: ['csp-violation'], buffered: true });
        hear = (sent) => Reflect.apply(callback, undefined, [sent, this]);
      }
    },
  );
  watchPolicy((error) => reports.push(error.message));
  expect(observe).toHaveBeenCalledOnce();
  hear(bodies.map((body) => ({ body })));
  return reports;
}

const refusal = (blockedURL: string | null, disposition = 'enforce') => ({
  documentURL: 'https://cabinet.example/deliveries?search=Иванова',
  effectiveDirective: 'connect-src',
  blockedURL,
  disposition,
});

it.each([
  ['https://elsewhere.example/?itn=7707083893', 'another origin'],
  [`${location.origin}/api/v1/user?search=1`, 'own origin'],
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data:text/plain,Иванова', 'data'],
  ['Иванова 7707083893', 'unknown'],
  [null, 'unknown'],
])('a refusal of %s is reported with its kind only, in words that may be sent', (blocked, kind) => {
  const [message = '', ...others] = reportsOf(refusal(blocked));
  expect(message).toBe(`The policy has refused connect-src: ${kind}`);
  expect(others).toEqual([]);
  expect(knownMessage(message)).toBe(message);
});

it('each refusal is reported once, and a report-only refusal has a different message', () => {
  const reports = reportsOf(refusal('inline'), refusal('inline'), refusal('eval', 'report'), {
    id: 1,
  });
  expect(reports).toEqual([
    'The policy has refused connect-src: inline',
    'The policy would refuse connect-src: eval',
  ]);
});

it('watchPolicy listens to events if the browser has no ReportingObserver', () => {
  vi.stubGlobal('ReportingObserver', undefined);
  const tell = vi.fn<(error: Error) => void>();
  watchPolicy(tell);
  const event = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'img-src',
    blockedURI: 'https://elsewhere.example/Иванова.png',
    disposition: 'enforce',
  });
  document.dispatchEvent(event);
  expect(tell.mock.calls[0]?.[0]).toMatchObject({
    name: 'PolicyRefusal',
    message: 'The policy has refused img-src: another origin',
  });
});
