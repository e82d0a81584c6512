import { addressOf, optional, required, secondsOf, wholeNumber, type Command } from './command';
import { LIVE_FLAGS, USER_FLAGS, WRITE_FLAGS } from './flags';
import { createProgress } from './progress';

export const checkCommand: Command = {
  usage: '--server URL',
  does: 'calls every safe operation of a live backend and checks the answers | вызывает все безопасные операции живого сервера и проверяет ответы',
  flags: {
    server:
      'URL | the server; without a path in it, the /api of the contract; with one (also «/») the paths of the contract begin at it | сервер; без пути в адресе — /api контракта, с путём (и с одним «/») пути контракта начинаются с него',
    ...USER_FLAGS,
    header:
      'NAME:VALUE … | send this header with every call; or CONTRACT_HEADER, one in a line | посылать этот заголовок с каждым вызовом; или CONTRACT_HEADER, по одному в строке',
    'max-ms':
      'N | an answer that takes longer is a finding | ответ, которого ждали дольше, — находка',
    timeout: 'SECONDS (15) | how long to wait for an answer | сколько ждать ответа',
    ...WRITE_FLAGS,
    ...LIVE_FLAGS,
  },
  isReporting: true,
  run: async (asked, streams) => {
    // Heavy, and of no use to the other verbs.
    const { checkServer } = await import('../live/checkServer');
    const { contractOf } = await import('./contractOf');
    const { headersOf, usersOf } = await import('./users');
    const { writesOf } = await import('./writes');
    const server = addressOf(asked, 'server');
    const seconds = secondsOf(asked, 'timeout');
    const users = usersOf(asked);
    const headers = headersOf(asked);
    const writes = writesOf(asked);
    const limit =
      optional(asked, 'max-ms') === undefined ? {} : { maxMs: wholeNumber(asked, 'max-ms') };
    const contract = { ...(await contractOf(asked)), ...limit, server: server.origin };
    const progress = createProgress(streams);
    try {
      const report = await checkServer({
        contract,
        server,
        isAtRoot: /^https?:\/\/[^/]+\/$/.test(required(asked, 'server')),
        timeoutMs: seconds * 1000,
        users,
        headers,
        ...(writes !== null && { writes }),
        onProgress: (done, all, operation) => progress.show(`${done}/${all} ${operation}`),
      });
      return { report };
    } finally {
      progress.clear();
    }
  },
};
