import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { bundleContract } from '../model/bundle';
import { serveForTest } from './testing/localServer';
import { startProxy } from './proxy';

const contract = { document: await bundleContract(), find: () => null, language: 'en' } as const;
const HEALTH = '/api/service/build/health';

describe('the proxy', () => {
  it.each([
    [0, ['no-answer'], /^no answer \(nothing in \d+ ms\)$/],
    [60_000, [], /^the client did not wait for the answer$/],
  ])(
    'reports a missing response only if the client waited at least %i ms',
    async (patienceMs, rules, reason) => {
      const met: { tell: () => void } = { tell: () => undefined };
      const isMet = new Promise<void>((resolve) => {
        met.tell = resolve;
      });
      const target = await serveForTest(() => met.tell());
      const proxy = await startProxy({ contract, target, host: '127.0.0.1', port: 0, patienceMs });
      const outgoing = request(proxy.url + HEALTH, { agent: false });
      const isClosed = new Promise((resolve) => {
        outgoing.once('error', resolve);
      });
      outgoing.end();
      await isMet;
      outgoing.destroy(new Error('left'));
      await isClosed;
      const report = await proxy.stop();
      expect(report.findings.map(({ rule }) => rule)).toEqual(rules);
      expect(
        report.coverage?.unexercised.find((one) => one.operation === 'getHealth')?.reason,
      ).toMatch(reason);
    },
  );
});
