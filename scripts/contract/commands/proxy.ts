import { hostToListen } from '../../command/address';
import { addressOf, portOf, required, secondsOf, type Command } from './command';
import { LIVE_FLAGS, SHOW_PATHS } from './flags';
import { createProgress } from './progress';
import { runBehindProxy } from './runBehindProxy';

export const proxyCommand: Command = {
  usage: '--target URL [-- COMMAND]',
  does: 'stands between a client and a live backend and checks every exchange; reports when COMMAND ends (CONTRACT_PROXY_URL tells it the address), or on Ctrl+C without one | стоит между клиентом и живым сервером и проверяет каждый обмен; отчёт — когда закончится COMMAND (адрес прокси ей даёт CONTRACT_PROXY_URL), а без неё по Ctrl+C',
  flags: {
    target: 'URL | the live backend | живой сервер',
    port: 'N (0) | port of the proxy; 0 takes a free one | порт прокси; 0 — любой свободный',
    host: 'H (127.0.0.1) | address that it listens on | адрес, на котором он слушает',
    timeout:
      'SECONDS (2) | a client that waited so long and left without an answer is a finding | клиент, который ждал столько и ушёл без ответа, — находка: сервер молчал',
    ...LIVE_FLAGS,
    ...SHOW_PATHS,
  },
  isReporting: true,
  takesCommand: true,
  run: async (asked, streams) => {
    const target = addressOf(asked, 'target');
    const port = portOf(asked, 'port');
    const host = hostToListen(required(asked, 'host'));
    // Heavy, and of no use to the other verbs.
    const { startProxy } = await import('../live/proxy');
    const { contractOf } = await import('./contractOf');
    const contract = { ...(await contractOf(asked)), server: target.origin };
    const progress = createProgress(streams);
    const proxy = await startProxy({
      contract,
      target,
      host,
      port,
      patienceMs: secondsOf(asked, 'timeout') * 1000,
      onProgress: (checked, waiting) => progress.show(`${checked} (+${waiting})`),
    });
    streams.err(`${proxy.url} → ${target.origin}\n`);
    const [program, ...args] = asked.command;
    let hasFailed = false;
    try {
      if (program === undefined) await streams.stopped();
      else hasFailed = await runBehindProxy(program, args, proxy.url, streams.stopped());
    } finally {
      await proxy.stop();
      progress.clear();
    }
    return { report: await proxy.report(), hasFailed };
  },
};
