import { startProxy } from '../live/proxy';
import { addressOf, portOf, required, secondsOf, type Command } from './command';
import { contractOf } from './contractOf';
import { LIVE_FLAGS, SHOW_PATHS } from './judgingFlags';
import { createProgress } from './progress';
import { runBehindProxy } from './runBehindProxy';

export const proxyCommand: Command = {
  usage: '--target URL [-- COMMAND]',
  does: {
    ru: 'стоит между клиентом и живым сервером и проверяет каждый обмен; отчёт — когда закончится COMMAND (адрес прокси ей даёт CONTRACT_PROXY_URL), а без неё по Ctrl+C',
    en: 'stands between a client and a live backend and checks every exchange; reports when COMMAND ends (CONTRACT_PROXY_URL tells it the address), or on Ctrl+C without one',
  },
  flags: {
    target: {
      type: 'string',
      value: 'URL',
      does: { ru: 'живой сервер', en: 'the live backend' },
    },
    port: {
      type: 'string',
      default: '0',
      value: 'N',
      does: { ru: 'порт прокси; 0 — любой свободный', en: 'port of the proxy; 0 takes a free one' },
    },
    host: {
      type: 'string',
      default: '127.0.0.1',
      value: 'H',
      does: { ru: 'адрес, на котором он слушает', en: 'address that it listens on' },
    },
    timeout: {
      type: 'string',
      default: '2',
      value: 'SECONDS',
      does: {
        ru: 'клиент, который ждал столько и ушёл без ответа, — находка: сервер молчал',
        en: 'a client that waited so long and left without an answer is a finding',
      },
    },
    ...LIVE_FLAGS,
    ...SHOW_PATHS,
  },
  isReporting: true,
  words: 0,
  takesCommand: true,
  run: async (asked, streams) => {
    const target = addressOf(asked, 'target');
    const port = portOf(asked, 'port');
    const host = required(asked, 'host');
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
