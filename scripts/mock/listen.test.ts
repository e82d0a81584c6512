import { networkInterfaces } from 'node:os';
import { expect, it, onTestFinished, vi } from 'vitest';
import { hostInAddress } from '../contract/model/address';
import { listen, LOCALHOST } from './listen';

const OWN = new Set(
  Object.values(networkInterfaces()).flatMap((all) => all?.map((one) => one.address)),
);
const own = LOCALHOST.filter((address) => OWN.has(address));

async function started(host: string, port = 0) {
  const giveNotice = vi.fn<(text: string) => void>();
  const running = await listen((_, response) => response.end('here'), { host, port }, giveNotice);
  onTestFinished(() => {
    for (const server of running.servers) server.close();
  });
  return { ...running, giveNotice };
}

async function answerAt(address: string, port: number): Promise<string> {
  return (await fetch(`http://${hostInAddress(address)}:${port}`)).text();
}

it('the mock backend listens at all local addresses for localhost', async () => {
  const { port, servers, giveNotice } = await started('localhost');
  // A port that is free on the first address may be in use on the second.
  const reached = own.slice(0, own.length - giveNotice.mock.calls.length);
  expect(servers).toHaveLength(reached.length);
  for (const address of reached) expect(await answerAt(address, port)).toBe('here');
});

it('the mock backend listens only on the given IP address', async () => {
  const { port, servers } = await started('127.0.0.1');
  expect(servers).toHaveLength(1);
  expect(await answerAt('127.0.0.1', port)).toBe('here');
});

it('the mock backend starts if the second address is in use, and reports it', async () => {
  const { port, servers } = await started('localhost');
  const [first, ...others] = servers;
  first?.close();
  const again = await started('localhost', port);
  expect(again.servers).toHaveLength(1);
  expect(again.giveNotice).toHaveBeenCalledTimes(own.length - 1);
  for (const other of others) expect(other.listening).toBe(true);
});

it('the mock backend does not start if the first address is in use', async () => {
  const { port } = await started('127.0.0.1');
  await expect(started('localhost', port)).rejects.toThrow('EADDRINUSE');
});
